import type { Option } from '@sandtable/kernel';

/** Odds are kept by the option they belong to. */
export function oddsKey(option: Option): string {
  return option.join(' ');
}
