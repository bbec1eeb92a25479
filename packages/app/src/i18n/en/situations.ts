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
    'aces-gun': {
      title: 'Silence the gun',
      text: 'A Pak 40 holds the road, and a Stuka circles over the wood behind it. The bomber and both squads have been hit already. The squad on 1,2 could go for either of them, and the first fight changes what the second is worth.',
      goal: 'Destroy the Pak 40 on 2,3 this turn.',
    },
    'aces-ford': {
      title: 'Two squads at the ford',
      text: 'Both squads are worn down, and each of yours can attack once. The Sherman reaches both, the Flying Fortress only one of them, the Mobile Infantry none. Who takes whom?',
      goal: 'Destroy both squads, on 3,4 and 2,4, this turn.',
    },
    'aces-stuka': {
      title: 'The Stuka over the road',
      text: 'The Ju 87 is half a wreck already. The squad on 3,4 tempts the Mobile Infantry, which has little left itself.',
      goal: 'Destroy the Ju 87 on 2,3 this turn.',
    },
    'aces-tiger': {
      title: 'One more hit on the Tiger',
      text: 'The Tiger in the wood will not survive another hit, the squad in the factory will survive a few. A veteran squad reaches both; the Mustang reaches only one of them.',
      goal: 'Destroy the Tiger on 2,2 and the squad on 3,1 this turn.',
    },
  } as Readonly<Record<string, SituationWords>>,
};
