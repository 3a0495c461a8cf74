/**
 * A ridge of hills as SVG path data, in a drawing that is 400 units wide and 64 high: its crest is at a y of about 40,
 * and it fills everything below. The footer of every page draws it, and the home page's landscape.
 */
export const ridge = 'M0 64V50q44-16 92-10t92 11 98-15 118 4v24z';
