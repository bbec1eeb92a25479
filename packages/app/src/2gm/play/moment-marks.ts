/** What is drawn on the field for a moment of play; before the first turn nobody needs it. */
export { ghostOf } from '../board/ghost';
export { underWay } from '../react/under-way';
export { filmMarks } from '../record/film-marks';
export { marksOf } from './marks';
