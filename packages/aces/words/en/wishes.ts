import { wishEnglish } from '@sandtable/kernel/words';

/** One line of help for every wish; the verbs themselves are a language of their own and are not translated. */
export const wishes = {
  reading: { ...wishEnglish },
  place: 'a hex as column,row such as 4,7',
  help: {
    move: 'move a unit there by the cheapest way, then the safest, and stop; or by a way of your own such as s-se-se',
    step: 'move a unit by one hex',
    stop: 'end the move of the unit on its way',
    end: 'end the phase',
    partner: 'let the partner go on with the common turn',
    time: 'the time of movement and declarations is over',
    attack: 'attack the unit on a hex; a Katyusha attacks the hex',
    rocket: 'fire the V2 at a factory',
    intercept: 'stop the moving unit with this one',
    pass: 'let it pass',
    repair: 'start the repair of the unit on a factory',
    buy: 'buy a unit for an empty factory',
    transfer: 'hand coins to the ally; the bank keeps one',
    armies: 'use these armies this turn, e.g. 1 or 1-3',
    pick: 'add a unit of a second set',
    assign: 'put the next unit on one of the three tokens',
    reveal: 'turn over a token and place its army',
    place: 'place a unit of the army',
    controller: 'choose who controls the V2',
    lay: 'lay a grey token',
    hide: 'hide the launcher under a grey token',
    divide: 'give a factory to one of two partners',
    act: 'move a unit of the Automa, perhaps to attack',
    hold: 'do not attack',
  },
};
