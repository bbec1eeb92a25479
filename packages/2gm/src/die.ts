/** Every roll is made with a D10 that shows 1 to 10; where a die has a 0, it is read as 10 (2GM-DICE-01, 2GM-DICE-02). */
export const D10 = 10;
