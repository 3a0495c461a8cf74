/** The outline of a ridge of hills, 400 wide, from its crest at about 40 to the bottom of a drawing that is 64 high. */
export const ridge = 'M0 64V50q44-16 92-10t92 11 98-15 118 4v24z';
