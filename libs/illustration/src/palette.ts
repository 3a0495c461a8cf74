/** The colors of scenes in daylight. */
export const palette = {
  skyHigh: '#E9E4D6',
  skyMiddle: '#F6DDBF',
  skyLow: '#F1C39A',
  sun: '#FFF0CF',
  peach: '#E9C3A0',
  apricot: '#D9A98B',
  sage: '#A9B59B',
  fern: '#6F9180',
  pine: '#3C6B5D',
  night: '#1E443C',
  deep: '#153430',
  clay: '#B4573C',
  brick: '#8E3F2B',
  gold: '#F2C46D',
  cream: '#FFF7E8',
  plaster: '#EFE3D0',
  sand: '#D9C4A3',
  oak: '#B98A62',
  bark: '#6A4A38',
  mist: '#CFD6CB',
  water: '#BCD0CC',
  stone: '#8F9A92',
  ink: '#182B28',
  /** Mixed into distant hills. */
  haze: '#FFF3DC',
  /** The bright edge of a hill. */
  edge: '#FFF6E2',
} as const;

export type Palette = Readonly<Record<keyof typeof palette, string>>;

/**
 * The same colors at dusk, for the dark color scheme: cool and close to its background, so that lit windows stand out.
 */
export const dusk: Palette = {
  skyHigh: '#1B3138',
  skyMiddle: '#35525A',
  skyLow: '#6A7D80',
  sun: '#F3ECD6',
  peach: '#42595F',
  apricot: '#385157',
  sage: '#31504F',
  fern: '#284642',
  pine: '#1D3A35',
  night: '#142B28',
  deep: '#0F221F',
  clay: '#7A4436',
  brick: '#5E2F25',
  gold: '#D9A955',
  cream: '#A9AFA6',
  plaster: '#7E837B',
  sand: '#6C6B5F',
  oak: '#6B4F3B',
  bark: '#33271F',
  mist: '#243C42',
  water: '#41605F',
  stone: '#56625E',
  ink: '#0B1412',
  haze: '#7F9CA0',
  edge: '#9DB4B1',
};
