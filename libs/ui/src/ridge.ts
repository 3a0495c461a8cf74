/**
 * A ridge of hills as SVG path data, in a drawing that is 400 units wide and 64 high: its crest is at a y of about 40,
 * and it fills everything below. Both the footer of every page and the landscape of the home page draw it.
 */
export const ridge = 'M0 64V50q44-16 92-10t92 11 98-15 118 4v24z';
