import type { Option } from '@sandtable/kernel';

/** What choosing something means at any table; a game adds its own. */
export type CommonDeed =
  | { readonly do: 'answer'; readonly option: Option }
  /** Takes a unit in hand; `why` asks for the reason it cannot act. */
  | { readonly do: 'select'; readonly unit: number; readonly why: string | null }
  | { readonly do: 'take'; readonly tool: string }
  /** Not possible: this is the wish it would have been. */
  | { readonly do: 'explain'; readonly text: string };

/** A button beside the board. */
export interface KnobOf<Deed> {
  readonly id: string;
  readonly label: string;
  /** What stands on it on a phone held sideways, in words of its label; that is still what is said of it. */
  readonly brief?: string;
  readonly deed: Deed;
  /** The one most people will want. */
  readonly main?: boolean;
  /** What the key `e` presses: ends the phase, the move, the window. */
  readonly ends?: boolean;
  readonly pressed?: boolean;
}
