import { countingFor } from '../plural';

const count = countingFor('en');

interface SituationWords {
  readonly title: string;
  readonly text: string;
  readonly goal: string;
}

/** Situations: small moments with one thing to do, and what the judge says. */
export const situations = {
  title: 'Situations',
  lead: 'One turn, one task. Dice may help or spoil it; the judge counts every die exactly and asks only whether there was a better line.',
  back: 'All situations',
  goal: 'Task:',
  fold: 'Hide the text',
  unfold: 'Show the text',
  counting: 'The judge is counting…',
  tooLarge: 'The judge could not count that far.',
  standings: { reached: 'Done.', missed: 'Not this time.' },
  bestLine: (chance: string) => `There was no better line: ${chance} from the start.`,
  away: (away: string, best: string) => `You gave away ${away}. The best line has ${best} from the start.`,
  line: 'Your line, with the chance after each decision',
  better: (wish: string, chance: string) => `better: ${wish} (${chance})`,
  again: 'Again, with other dice',
  next: 'Next situation',
  failed: (why: string) => `The situation could not be set up: ${why}`,
  fresh: 'not tried yet',
  tried: (reached: number, tries: number) =>
    `${count(tries, { one: 'tried once', other: 'tried {n} times' })}, done ${count(reached, { one: 'once', other: '{n} times' })}; there is a better line`,
  found: (best: string, reached: number, tries: number) =>
    `best line found (${best}); ${count(tries, { one: 'tried once', other: 'tried {n} times' })}, done ${count(reached, { one: 'once', other: '{n} times' })}`,
  all: {
    tiger: {
      title: 'The Tiger in the wood',
      text: 'It has been hit once and has crept into the trees. The Firefly has a gun that can hurt it; the infantry beside the road has a Bazooka; the Valentine has neither.',
      goal: 'Destroy the Tiger on e5 this turn.',
    },
    crossing: {
      title: 'The crossing',
      text: 'Two squads guard the crossing, one of them shaken, one of them in cover. Three tanks have one shot each. Who shoots at whom, and who shoots first?',
      goal: 'Destroy both squads, on b5 and d5, this turn.',
    },
    'two-guns': {
      title: 'Two guns, one mortar',
      text: 'The assault gun hides in the wood; the light tank beside it is nearly done for. One of your two Cromwells reaches both.',
      goal: 'Destroy the StuG III on c6 and the Panzer II on e6 this turn.',
    },
    'second-chance': {
      title: 'A second chance',
      text: 'Two damaged light tanks, two guns that reach them, and one card that lets you roll again. It is worth most at one moment only.',
      goal: 'Destroy both Panzer II, on b5 and c5, this turn.',
    },
    'into-range': {
      title: 'Into range',
      text: 'Nobody can shoot from where they stand. The Crusader is quick and the Churchill is not; whoever goes too far has nobody behind him.',
      goal: 'Move, then destroy the Panzer IV on d5 this turn.',
    },
    bombs: {
      title: 'One stick of bombs',
      text: 'The B-25 waits beside the HQ and the M4A2 stands by. Bombs fall in a line: its beginning and its direction are yours to choose, and so is whether the tank fires before or after.',
      goal: 'Destroy the Chi-Ha on c5 and the infantry on d5 this turn.',
    },
    column: {
      title: 'The column',
      text: 'Two tanks stand one behind the other. A Stuart faces the first; a B-25 could lay its bombs along both. What the first shot brings decides where the bombs belong.',
      goal: 'Destroy both Chi-Ha, on d5 and d6, this turn.',
    },
    fortunate: {
      title: 'Fortunate',
      text: 'Only the mortar reaches into the wood, and a card in your hand makes luck a little more likely. Everybody else can only watch.',
      goal: 'Destroy the infantry on e5 this turn.',
    },
  } as Readonly<Record<string, SituationWords>>,
};
