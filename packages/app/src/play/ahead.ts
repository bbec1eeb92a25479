type AheadPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>;

/** Stands for Enter at the end of what was typed ahead. */
export const RUN = '\n';

/** What has been typed for a line that is still on its way; null if the key means something else. */
export function typedAhead(text: string, press: AheadPress): string | null {
  if (press.ctrlKey || press.metaKey || press.altKey || press.isComposing) return null;
  const isLetter = [...press.key].length === 1;
  if (!isLetter && press.key !== 'Backspace' && press.key !== 'Enter') return null;
  if (text.endsWith(RUN)) return text;
  if (press.key === 'Enter') return text + RUN;
  return isLetter ? text + press.key : [...text].slice(0, -1).join('');
}
