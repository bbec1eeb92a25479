import { shapeEnglish } from '@sandtable/kernel/words';

/** What is wrong with the shape of a position, a set-up or a scenario; their own sentences by keys. */
export const shape = {
  ...shapeEnglish,
  own: {
    soloOpponent: 'Expected variable, offensive, defensive, or what is known of the opponent.',
    spaceC3: 'Expected a space such as "c3".',
    unitSpaceC3: 'Expected a unit by its space such as "c3".',
    trueFalseNumber: 'Expected true, false or a number.',
    trueFalseNumberTurn: 'Expected true, false or the number of a turn.',
    upgradeNameStateName: 'Expected an upgrade by its name, or with its state: { name, grey, used, mounted, locked }.',
    cardNameWhatHolds: 'Expected a card by its name, or with what holds: { card, by, until, left }.',
    spaceC3HqCraft: 'Expected a space such as "c3", hq or craft.',
    unitSpaceC3Gone: 'Expected a unit by its space such as "c3", or gone.',
    cardsNamesHowMany: 'Expected cards by their names, or how many unknown ones.',
    cardNameOwnNumbers: 'Expected a card by its name, or with its own numbers.',
    hpHpArmorProduction: 'Expected its HP, or { hp, armor, production, cap }.',
    naturalTerrainForestTerrain: 'Expected natural terrain such as forest, or { terrain, damage }.',
    bidOrWhatIsLeft: 'Expected the AP bid, or { ap, terrain, units }.',
    spaceThree: 'Expected a space, or up to three.',
    spaceAtUntil: 'Expected a space, or { at, until }.',
    spaceC32: 'Expected a space such as c3.',
    goalKindDestroyHq:
      'Expected a goal of the kind destroy-hq, destroy-units, destroy-places, hold-places, reach-row, survive or rescue.',
    fiveNumbers85: 'Expected five numbers such as 8-5-5-4-20.',
    smallLettersDigitsHyphens: 'Expected small letters, digits and hyphens.',
    eightLettersFB: 'Expected eight of the letters . f b m l r s h.',
  },
};
