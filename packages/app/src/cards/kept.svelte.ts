import type { KeptDeck } from '../decks/kept';
import { layKept } from '../decks/packs';
import { type KeptPack, library, onOthersChange } from '../decks/store';
import { BOOK_IDS } from '../games';

/** What somebody keeps beside the catalogue: decks to look into, packs whose values the cards can show. Loaded after the cards. */
export class KeptBeside {
  decks = $state.raw<readonly KeptDeck[]>([]);
  packs = $state.raw<readonly KeptPack[]>([]);
  /** Before that nobody can say that a pack is missing. */
  read = $state(false);
  /** The hash of the pack whose values the cards have now; '' for ours. What shows cards looks at them anew when it changes. */
  laid = $state('');
  private readonly hush = onOthersChange(() => void this.list());
  private laying: Promise<void> = Promise.resolve();

  constructor() {
    void this.list();
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
  lay(pack: KeptPack | null): void {
    this.laying = this.laying.then(async () => {
      for (const game of BOOK_IDS) await layKept(game, pack?.game === game ? pack : null);
      this.laid = pack?.id ?? '';
    });
  }

  end(): void {
    this.hush();
    if (this.laid !== '') this.lay(null);
  }

  private async list(): Promise<void> {
    [this.decks, this.packs] = await Promise.all([library.decks().catch(() => []), library.packs().catch(() => [])]);
    this.read = true;
  }
}
