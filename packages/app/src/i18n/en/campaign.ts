import { countingFor } from '../plural';

const count = countingFor('en');

/** The campaigns: the map, the briefings, and the battles of Aces & Armor, which no file of scenarios tells. */
export const campaign = {
  title: 'Campaign',
  lead: 'Battle after battle across the map. How well each was won stays written beside it.',
  of: 'Campaign of',
  map: (name: string) => `Map of the battles, ${name}`,
  battles: 'Battles',
  stars: (have: number, most: number) => `${count.number(have)} of ${count.number(most)} stars`,
  starsOf: (have: number) => count(have, { one: '{n} star', other: '{n} stars' }),
  free: 'Open all battles at once',
  locked: 'closed',
  lockedText: 'This battle opens when the one before it was won or drawn.',
  unfought: 'not fought yet',
  running: 'under way',
  fought: (n: number) => count(n, { one: 'fought once', other: 'fought {n} times' }),
  degrees: {
    lost: 'Lost',
    drawn: 'Drawn',
    yielded: 'Won: the enemy gave up',
    broken: 'Won: the enemy was broken',
    goal: 'Won: the goal was reached',
  },
  degreesTitle: 'How a win counts',
  degreesText:
    'Three stars for the goal of the battle itself, two for an enemy who has nothing left, one for an enemy who gives up. A draw opens the next battle, without a star.',
  name: (number: number, title: string, state: string) => `${count.number(number)}. ${title}, ${state}`,
  briefing: 'Briefing',
  year: (year: number) => String(year),
  leads: 'I lead',
  orders: (side: string) => `Orders: ${side}`,
  start: 'Fight this battle',
  starting: 'Setting up the table…',
  resume: 'Go on with the battle',
  failed: (why: string) => `There is no battle: ${why}`,
  choose: 'Choose a battle on the map or in the list.',
  home: 'To the tables',
  aces: {
    patrol: {
      title: 'First patrol',
      year: 1944,
      briefing:
        'Early summer, and both sides feel their way towards the works along the border. Three factories decide who has the valley before the week is out.',
      orders: [
        'Take three factories before the German armour has gathered.',
        'Take three factories before the Americans have landed more.',
      ],
      facts: ['Western half of the summer map', 'Short game', 'An easy Automa'],
    },
    steppe: {
      title: 'Across the steppe',
      year: 1943,
      briefing:
        'Nothing to hide behind for miles, and every factory can be seen from the next one. Whoever masses first will roll the other up.',
      orders: [
        'Drive the Germans from four of the five factories.',
        'Hold the line until four of the five factories are yours.',
      ],
      facts: ['Eastern half of the summer map', 'The whole game'],
    },
    passes: {
      title: 'The passes',
      year: 1944,
      briefing:
        'The roads climb, and where there is no road there is no way. Artillery on the heights sees everything; tanks see only the next bend.',
      orders: [
        'Take four of the five factories on this side of the mountains.',
        'Close the passes and take four of the five factories.',
      ],
      facts: ['Eastern half of the summer map', 'Mountains'],
    },
    frost: {
      title: 'Frost',
      year: 1942,
      briefing:
        'The mud has frozen over night. Engines that start today may not start tomorrow, and the sky decides whether there will be aircraft.',
      orders: [
        'Take four of the five factories while the ground carries.',
        'Take four of the five factories before the frost takes the engines.',
      ],
      facts: ['Western half of the winter map', 'Weather'],
    },
    rockets: {
      title: 'The rocket woods',
      year: 1944,
      briefing:
        'Somewhere under the trees stands a launcher, and three of the five works that feed the enemy lie within its reach. He knows that it is there; he does not know where.',
      orders: ['Destroy three factories with rockets, or take three, before the launcher is found.'],
      facts: ['Western half of the summer map', 'The mission V2'],
    },
    bulge: {
      title: 'To the sea',
      year: 1944,
      briefing:
        'December. One last thrust through the woods, with two armies and fuel for ten days. A single tank on the shore would split the Allies in two.',
      orders: ['Bring a tank to the shore within ten rounds. You lead both German armies.'],
      facts: ['The whole winter map', 'The mission Battle of the Bulge'],
    },
  },
};
