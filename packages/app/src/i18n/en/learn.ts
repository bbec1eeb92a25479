import { countingFor } from '../plural';

const count = countingFor('en');

/** The tutorial of Aces & Armor: one idea after the other. */
export const learn = {
  title: 'Learn Aces & Armor',
  opening: 'Setting up the lesson…',
  failed: (why: string) => `The lesson could not be set up: ${why}`,
  again: 'Try again',
  step: (n: number, of: number) => `Lesson ${count.number(n)} of ${count.number(of)}`,
  card: 'The lesson',
  all: 'All lessons',
  go: (n: number, title: string) => `Lesson ${count.number(n)}: ${title}`,
  been: 'done',
  tasks: 'What to do',
  states: { done: 'done', now: 'now', coming: 'to come' },
  back: 'Back',
  skip: 'Skip',
  next: 'Next lesson',
  restart: 'Start over',
  fold: 'Hide the text',
  unfold: 'Show the text',
  show: 'Show me',
  done: 'Done.',
  nextKey: 'Press g to go on.',
  play: 'Play a match now',
  home: 'Back to the tables',
  lessons: {
    move: {
      title: 'Move',
      text: 'Choose the Sherman, then a hex that lights up. The small number is what the way costs: ½ on roads and bridges, 1 on open ground, 1½ in forest. Tanks cannot swim. Try anything: what is not allowed answers with its rule, and u takes a move back.',
      tasks: { bridge: 'Drive the Sherman from 1,3 over the bridge to 6,3.' },
      slips: {
        elsewhere:
          'A fine move, only not the one over the bridge. Take it back with Undo (u), or start over, and follow the road to 6,3.',
      },
      learned: 'Every unit moves once in a turn, as far as its speed goes, and what is left over is lost.',
    },
    occupy: {
      title: 'Occupy a factory',
      text: 'Factories decide the match. Only Infantry takes one, and it needs the whole move: it must start right beside it. Try it with the Sherman too and read why it may not.',
      tasks: { factory: 'Move the Infantry from 3,4 onto the factory on 2,5.' },
      slips: {
        walked:
          'The Infantry has moved and cannot take the factory any more this turn. Take the move back with Undo (u) and go straight onto 2,5.',
      },
      learned:
        'Your flag stays there, with or without a unit, until enemy Infantry takes the factory. The Infantry does not attack in the same turn.',
    },
    intercepted: {
      title: 'Be intercepted',
      text: 'Who passes beside an enemy may be stopped. Hatched hexes lie in range of an enemy, and a ring with a ! marks the unit that could stop you. Behind the Tiger is a German factory: it will not let Infantry through. See for yourself.',
      tasks: { run: 'Send the Mobile Infantry from 4,3 past the Tiger to 7,4.' },
      slips: {
        around:
          'You have kept away from the Tiger, so nobody stopped you. Careful, and often right! For this lesson start over and run past it to 7,4.',
      },
      learned:
        'The move ends where you are stopped. In its next turn the Tiger may not move and must attack you: an interception binds both.',
    },
    intercept: {
      title: 'Intercept',
      text: 'Now the other way round: it is Germany’s turn, its Mobile Infantry drives past your Sherman towards your factory, and you are asked. You need not stop it, but who is not stopped goes on.',
      tasks: { stop: 'Stop it with the Sherman on 4,2.' },
      slips: { passed: 'You have let it pass, and it went on. Start over and stop it.' },
      learned:
        'The Sherman must now attack it in your next turn, without moving first. Each unit intercepts once in a round.',
    },
    attack: {
      title: 'Attack',
      text: 'When all have moved, attacks are declared, then fought in that order. Choose the Sherman and a target: before anything is fixed you see the exact odds and what goes into them. The Pak is badly damaged, the Tiger is fresh – compare. Who is attacked shoots back at the same time.',
      tasks: {
        aim: 'Declare the attack of the Sherman on 6,3 against the Pak 40 on 7,3.',
        fight: 'Fight it: end the declarations (e).',
      },
      slips: {
        none: 'No attack was declared, so nothing was fought. Start over and choose a target first.',
        tiger:
          'Brave! Look at the odds: the Tiger hits harder than you do. Take it back with Undo (u), or fight and see.',
      },
      learned:
        'Each die at or below the number of the unit hits; so many hits make so much damage, and six damage destroy. Experience makes units hit more often.',
    },
    combine: {
      title: 'Combine arms',
      text: 'Infantry, tanks, artillery and aircraft help each other. An attack from the next hex gets red dice if other arms of yours have the target in range too: two with two arms, three with three. The Howitzer reaches it from 3,3; the Infantry is still missing.',
      tasks: {
        close: 'Bring the Infantry from 6,5 to 6,4, beside the Tiger.',
        end: 'End the movement (e).',
        aim: 'Declare the attack of the Sherman on 6,3 against the Tiger on 7,3. The odds list three red dice.',
        fight: 'Fight it (e).',
      },
      slips: {
        apart: 'From there it does not help the Sherman. Take it back with Undo (u) and go to 6,4.',
        early: 'The Infantry stayed behind: two arms give only two red dice. Start over and bring it to 6,4 first.',
        alone: 'This attack had fewer than three red dice. Start over: the Sherman attacks, the other two stand ready.',
      },
      learned: 'Three arms, three red dice. Those who help need not attack themselves, but they may.',
    },
    money: {
      title: 'Buy and repair',
      text: 'At the end of your turn every factory brings one coin. Two coins repair a unit in a factory of yours: three damage less when your next turn begins. New units appear at once on an empty factory of yours. You have four coins.',
      tasks: {
        repair: 'Repair the Sherman on 1,1.',
        buy: 'Buy Infantry and place it on 2,5.',
      },
      slips: {
        spent:
          'That is bought. If the coins no longer suffice for the repair, take it back with Undo (u): repair first.',
        ended: 'The turn is over. Start over and spend the coins before you end it.',
      },
      learned: 'Coins can be kept for later. Only what stands in a factory is repaired, so go back in time.',
    },
    'set-up': {
      title: 'Set up',
      text: 'Every match begins like this. Your six units go on three face-down tokens, in secret; each token will stand on another start number. So put together what should fight together – and remember that in round 1 only one or two armies act. Infantry near a factory is never wrong.',
      tasks: {
        armies: 'Put your units on the three tokens, as you like, and confirm.',
        reveal: 'Turn over a token: now its start number is known.',
        place: 'Place its units: the first on the start number, the next as close as there is room.',
        rest: 'Do the same with the other two – or let the table place them: “Place all for me”.',
      },
      slips: {},
      learned:
        'Nobody starts beside anybody by choice: the numbers were dealt. Who begins is rolled; whoever begins uses one army first, the other side two.',
    },
    win: {
      title: 'Win',
      text: 'A match is won with enough factories – five in this short one, you hold four – or when the enemy has no unit left. A Pak 40 stands on the last factory. That does not save it: Infantry beside it may walk in.',
      tasks: { fifth: 'Take the factory on 7,5 with the Infantry on 7,4.' },
      slips: { walked: 'The Infantry has moved, and the factory is still German. Take it back with Undo (u).' },
      learned:
        'Won! That is all you need for a first match. Everything else the table explains as you go; every sentence leads to its rule.',
    },
  },
};
