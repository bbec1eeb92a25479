import type { Frame } from '@sandtable/kernel';

/** AA-V2-12 to -15: one shot at a factory. */
export interface RocketFrame extends Frame {
  readonly at: 'rocket';
  readonly factory: number;
}

export function rocketFrame(factory: number): RocketFrame {
  return { at: 'rocket', step: 'roll', dice: null, got: 0, factory };
}
