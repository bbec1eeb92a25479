/** What narrows the catalogue to the units a rule is about, by the chapter of the rule or by the rule itself. */
const ABOUT: Readonly<Record<string, string>> = {
  'AA-B17': 'q=b-17',
  'AA-KATYUSHA': 'q=katyusha',
  // who may attack, intercept and answer aircraft
  'AA-DECLARE-11': 'weapon=aircraft',
  'AA-INTERCEPT-10': 'weapon=aircraft',
  'AA-COMBAT-15': 'weapon=aircraft',
};

export function cardsAbout(rule: string): string | null {
  const found = ABOUT[rule] ?? ABOUT[rule.replace(/-\d+$/u, '')];
  return found === undefined ? null : `game=aces&${found}`;
}
