/** The summer side of the board in our own drawing; the format is described in docs/map-format.md. */
export const SUMMER = `name: Summer
size: 22x16
split: 11
midrow: 8
mountains: 4,0 7,8 9,13 15,3 18,1 16,9
---
.. .. r. .. .. .. .. f. .. r. .. .. .. r. .. .. .. .. .. r. .. ..
.. .. r. .. .. .. f. f. .. r. .. f. f. r. .. .. F. .. .. r. .. ..
.. .. r1 .. .. F. .. .. r2 .. .. .. f. r. .. .. .. .. .. r8 .. ..
f. f. r. o. o. .. .. .. r. .. .. .. .. r7 .. .. .. .. .. r. .. f.
f. .. r. r. o. r. .. r. r. r. r. r. r. r. .. .. .. f. .. .. r. f.
.. .. r. .3 r. .. r. .. r. f. f. f. .. r. .. r. .. r. f. r. r. ..
F. .. r. f. f. .. F. .. r. r. .. f. .. .. r. .. F. .. r9 .. r. ..
.. ~. r. ~. .. ~. .. ~. .. b. .. ~. .. ~. r. ~. .. ~. .. ~. r. ~.
~. .. b. .. ~. .. ~. .. ~. r. ~. .. ~. .. b. .. ~. .. ~. .. b. ..
.. .. r. .. .. .. .. .. .. r. .. F. .. .. r. .. .. .. .. .. r. F.
.. .4 r. .. .. F. f. f. .5 r. .. .. .. .. r. f. .. .B .. .. r. ..
.. .. r. r. .. r. .. r. .. r. .. .. .. rA r. f. .. .. o. o. r. ..
f. f. r. .. r. .. r. .. r. r. r. r. r. r. .. r. .. .. o. .. r. f.
.. f. r. .. .6 .. .. .. r. .. f. .. f. r. r. .. r. r. .. r. r. f.
.. .. r. f. f. .. F. .. r. f. f. .. f. r. .. .. F. .. r. .C r. ..
.. .. r. .. .. .. .. .. r. .. .. .. .. r. .. .. .. .. .. .. r. ..
`;
