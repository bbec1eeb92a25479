import type { UnitType } from '@sandtable/2gm/decks';
import type { Looked } from './answers';
import { ask } from './ask';
import type { Boxes } from './boxes';
import { type DeckDraft, deckOf, rulesOf } from './draft';
import { type KeptDeck, newDeck, withVersion } from './kept';
import { layKept, type PackHere, packHere } from './packs';
import { type KeptPack, library, onOthersChange } from './store';

/** Undo goes back so far. */
const MOST_STEPS = 500;

/** A deck on the bench: every change is kept at once, can be taken back, and is looked at by the engine's own check. */
export class Building {
  deck: KeptDeck = $state.raw() as KeptDeck;
  looked = $state.raw<Looked | null>(null);
  /** What somebody else did to this deck in the meantime. */
  news = $state.raw<'theirs' | 'gone' | null>(null);
  boxes = $state.raw<Boxes | null>(null);
  /** What has become of the pack the deck is built with. */
  pack = $state.raw<PackHere>({ kind: 'ours' });
  /** The cards this page shows have these values; pages look at them anew when it changes. */
  laid = $state.raw<KeptPack | null>(null);
  private past = $state.raw<readonly DeckDraft[]>([]);
  private future = $state.raw<readonly DeckDraft[]>([]);
  private saving: Promise<void> = Promise.resolve();
  private looks = 0;
  private readonly hush: () => void;

  constructor(
    deck: KeptDeck,
    private readonly forbiddenIn: (scenario: string) => readonly UnitType[],
  ) {
    this.deck = deck;
    this.hush = onOthersChange((id) => {
      if (id === this.deck.id) void this.reread();
      if (id === 'boxes') void this.readBoxes();
      if (this.draft.pack != null) void this.readPack();
    });
    // what another tab wrote between the reading of the deck and now was told to nobody here
    void this.reread();
    void this.readBoxes();
    void this.readPack();
  }

  get draft(): DeckDraft {
    return this.deck.draft;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  change(draft: DeckDraft): void {
    if (draft === this.draft) return;
    this.past = [...this.past, this.draft].slice(-MOST_STEPS);
    this.future = [];
    this.put({ ...this.deck, draft });
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, this.draft];
    this.put({ ...this.deck, draft: before });
  }

  redo(): void {
    const after = this.future.at(-1);
    if (after === undefined) return;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, this.draft];
    this.put({ ...this.deck, draft: after });
  }

  rename(name: string): void {
    this.put({ ...this.deck, name });
  }

  keepVersion(note: string): void {
    this.put(withVersion(this.deck, note));
  }

  /** The deck as it is kept once everything that was done to it is. */
  async settled(): Promise<KeptDeck> {
    await this.saving;
    return this.deck;
  }

  end(): void {
    this.hush();
    void layKept('2gm', null);
  }

  private put(deck: KeptDeck): void {
    this.deck = deck;
    this.news = null;
    const { pack = null } = deck.draft;
    const wanted =
      this.pack.kind === 'here' ? this.pack.pack.id : this.pack.kind === 'missing' ? this.pack.wanted.hash : null;
    if ((pack?.hash ?? null) !== wanted) void this.readPack();
    this.saving = this.saving.then(() => this.save());
    void this.look();
  }

  /** One change after the other; what is newest on the bench is what is written. */
  private async save(): Promise<void> {
    const saved = await library.save(this.deck).catch(() => null);
    if (saved === null) return;
    if (saved.kind === 'kept') this.deck = { ...this.deck, rev: saved.deck.rev, changed: saved.deck.changed };
    else {
      // somebody else was first: theirs stands, and ours goes on as a deck of its own
      const mine = newDeck(this.deck.name, this.draft);
      await library.add(mine);
      this.deck = mine;
      this.news = saved.kind === 'late' ? 'theirs' : 'gone';
    }
  }

  /** Another tab has changed it: what it wrote is shown here too, unless something of ours is still on its way. */
  private async reread(): Promise<void> {
    await this.saving;
    const there = await library.deck(this.deck.id);
    if (there === null || there.rev <= this.deck.rev) return;
    this.past = [...this.past, this.draft].slice(-MOST_STEPS);
    this.deck = there;
    void this.look();
  }

  private async readBoxes(): Promise<void> {
    this.boxes = await library.boxes().catch(() => null);
    void this.look();
  }

  /** The pack of the deck, laid over the cards of this page before anything is asked about them. */
  private async readPack(): Promise<void> {
    const here = await packHere(this.draft.pack ?? null, '2gm');
    const pack = here.kind === 'here' ? here.pack : null;
    // a match that was looked at before may have left the values of its pack behind
    await layKept('2gm', pack);
    this.pack = here;
    this.laid = pack;
    await this.look();
  }

  private async look(): Promise<void> {
    const mine = ++this.looks;
    const { draft, name } = this.deck;
    const rules = rulesOf(draft, this.forbiddenIn(draft.scenario));
    const boxes = draft.boxes ? this.boxes : null;
    const looked = await ask('look', name, deckOf(draft), rules, boxes, this.laid, draft.pack ?? null);
    if (mine === this.looks) this.looked = looked;
  }
}
