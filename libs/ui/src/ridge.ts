/**
 * Hills as SVG path data, in a drawing that is 400 units wide and 64 high: their upper edge goes up and down between a
 * y of 27 and 52, and they fill everything below. Both the footer of every page and the landscape of the home page draw
 * them.
 */
export const ridge = 'M0 64V50q44-16 92-10t92 11 98-15 118 4v24z';
