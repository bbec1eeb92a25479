/** The winter side of the board in our own drawing; the format is described in docs/map-format.md. */
export const WINTER = `name: Winter
size: 22x16
split: 11
midrow: 8
group island: 7,0
group bulge-allied: 2,3 9,3 13,3 19,3
group bulge-german: 3,15 14,15 20,15
mountains: 3,6 11,6 4,12 2,8 20,8 11,10
---
s. s. s. s. s. s. s. F. s. s. s. s. s. s. s. s. s. s. s. s. s. s.
s. s. s. s. s. s. s. .. s. s. s. s. s. s. s. s. s. s. s. s. s. s.
s. .. .. .. s. s. s. s. s. .. s. s. s. .. .. s. .. s. s. .. .. s.
.. r. F. r. .. r. .. r. ~. F. .. .. .. F. .. ~. .. .. .. F. .. ..
r. .. r. .. r. .. r. .. b. r. r. r. r. r. r. b. r. r. r. r. r. r.
.. .1 .. .. .. .2 .. .. ~. .. .. .. .. .7 .. ~. .. .8 .. .. .. .9
.. .. .. .. .. f. .. ~. ~. .3 .. .. .. f. .. ~. .. .. .. f. .. ..
f. f. .. .. f. f. f. ~. .. .. f. .. .. f. ~. .. f. f. .. .. f. f.
.. .. .. f. f. .. .. ~. .. f. f. .. f. ~. ~. F. .. r. f. r. .. r.
r. r. r. r. .. r. ~. r. .. r. .. r. .. b. r. r. r. r. r. .. r. ..
.. r. o. o. F. .. b. .. r5 .. r. .. r. ~. .. f. .. r. o. o. .. ..
.. r. .. .. .. .. ~. f. .. .. r. .. .. ~. f. f. .. r. o. .. .C ..
f. r. .4 f. .. .. ~. f. f. .. r. f. .A ~. .. .. .B r. .. .. .. f.
f. r. .. r. r. r. b. r. r. r. r. r. .. ~. .. .. .. r. .. f. f. ..
r. r. r. .. .. ~. ~. f. .6 .. r. .. b. r. r. r. r. r. r. r. r. r.
.. .. .. F. .. ~. .. .. .. .. .. .. ~. .. F. .. .. .. .. .. F. ..
`;
