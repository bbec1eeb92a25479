interface Asked<T> {
  readonly moment: string;
  readonly answer: Promise<T>;
}

const last = new WeakMap<object, Asked<unknown>>();

/** What is advised at a moment. Who turns the screen or opens the sheet anew is shown what was said: only another moment is another question. */
export function adviceAt<T extends { readonly ok: boolean }>(
  match: object,
  moment: string,
  ask: () => Promise<T>,
): Promise<T> {
  const known = last.get(match) as Asked<T> | undefined;
  if (known?.moment === moment) return known.answer;
  const asked: Asked<T> = { moment, answer: ask() };
  last.set(match, asked);
  // what was refused may be asked again
  void asked.answer.then(({ ok }) => {
    if (!ok && last.get(match) === asked) last.delete(match);
  });
  return asked.answer;
}
