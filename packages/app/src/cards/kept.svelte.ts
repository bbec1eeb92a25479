import type { KeptDeck } from '../decks/kept';
import type { KeptPack } from '../decks/store';

/** What somebody keeps beside the catalogue: decks to look into, packs whose values the cards can show. Loaded after the cards. */
export class KeptBeside {
  decks = $state.raw<readonly KeptDeck[]>([]);
  packs = $state.raw<readonly KeptPack[]>([]);
  /** Before that nobody can say that a pack is missing. */
  read = $state(false);
  /** The hash of the pack whose values the cards have now; '' for ours. What shows cards looks at them anew when it changes. */
  laid = $state('');
  private gone = false;

  async load(): Promise<() => void> {
    const { library, onOthersChange } = await import('../decks/store');
    const list = async (): Promise<void> => {
      [this.decks, this.packs] = await Promise.all([library.decks().catch(() => []), library.packs().catch(() => [])]);
      this.read = true;
    };
    await list();
    return onOthersChange(() => void list());
  }

  pack(hash: string | null): KeptPack | null {
    return hash === null ? null : (this.packs.find(({ id }) => id === hash) ?? null);
  }

  /** The keys of the cards of a deck; null where there is no such deck here. */
  cardsIn(deck: string | null): ReadonlySet<string> | null {
    const found = deck === null ? undefined : this.decks.find(({ id }) => id === deck);
    return found === undefined ? null : new Set(found.draft.cards.map(({ id }) => `2gm/${id}`));
  }

  /** The cards of this page get the values of the pack; those of any other game, and all without one, have ours. */
  async lay(pack: KeptPack | null): Promise<void> {
    const [{ layKept }, { BOOK_IDS }] = await Promise.all([import('../decks/packs'), import('../games')]);
    if (this.gone) return;
    for (const game of BOOK_IDS) await layKept(game, pack?.game === game ? pack : null);
    this.laid = pack?.id ?? '';
  }

  async end(): Promise<void> {
    if (this.laid !== '') await this.lay(null);
    this.gone = true;
  }
}
