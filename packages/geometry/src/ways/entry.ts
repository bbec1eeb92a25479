/**
 * Entry codes: what it takes one particular mover to enter a place, one Uint16 per place. The low eight bits are the
 * step cost in the game's own unit (2GM: movement points; Aces & Armor: half points); flags are or-ed on top.
 * A code with neither a cost nor FULL_TURN is closed, so a fresh array is a board nobody can enter.
 */
export const CLOSED = 0;

/** Highest step cost a code can carry. */
export const MAX_STEP_COST = 0xff;

/** May be crossed but not stopped on: a place held by a friend (2GM-MOVE-04/05, AA-MOVE-10/14). */
export const PASS_ONLY = 0x100;

/**
 * May be entered only as the first and only step of a move, which it uses up whatever the speed: water and factories
 * to be occupied (AA-MOVE-17, AA-FACTORY-05, AA-RULING-13). Needs no cost of its own.
 */
export const FULL_TURN = 0x200;

/** Entering needs the step cost and takes all the movement that is left (2GM-TERRAIN-07, 2GM-RULING-22). */
export const ENDS_MOVE = 0x400;

/** A move that begins here is a single step and uses up everything (2GM-TERRAIN-09, 2GM-RULING-23). */
export const HOLDS = 0x800;

/** Difficult terrain of 2GM: one point to enter, ends the move, and one step out is a whole move. */
export const DIFFICULT = 1 | ENDS_MOVE | HOLDS;
