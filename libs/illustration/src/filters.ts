import type { Page } from './page';

export type Light = {
  /** Where the light stands: shadows of objects fall to the other side. */
  from: 'left' | 'right' | 'above';
  /** Shadows are warm by day and green-black at night. */
  night?: boolean;
};

const reach = { left: 1, above: 0, right: -1 } as const;

/**
 * Card shadows come in pairs, a tight one where the edge touches and a soft one further out: one
 * blur alone looks like a web page, two look like paper.
 */
export function shadowFilters(page: Page, light: Light): string {
  const colour = light.night ? '#04110E' : '#5A2F18';
  const strength = light.night ? 1.35 : 1;
  const side = reach[light.from];
  const whole = `filterUnits="userSpaceOnUse" x="${page.left - 60}" y="-60" width="${page.width + 120}" height="${page.height + 120}"`;
  const near = 'x="-40%" y="-40%" width="180%" height="180%"';
  const shadow = (dx: number, dy: number, blur: number, opacity: number) =>
    `<feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="${colour}" flood-opacity="${Math.min(opacity * strength, 1).toFixed(2)}"/>`;
  const filter = (id: string, region: string, body: string) =>
    `<filter id="${id}" color-interpolation-filters="sRGB" ${region}>${body}</filter>`;
  return [
    filter('layer', whole, shadow(0, -1.5, 2, 0.16) + shadow(side * 2, -5, 12, 0.26)),
    filter('object', near, shadow(side * 1.5, 1.5, 1.6, 0.2) + shadow(side * 5, 5, 6, 0.24)),
    filter('wide', near, shadow(side * 1.5, 1.5, 1.6, 0.2) + shadow(side * 7, 7, 9, 0.24)),
    filter('small', near, shadow(side * 1.2, 1.4, 1.4, 0.26)),
    filter('blur', near, '<feGaussianBlur stdDeviation="9"/>'),
    filter('haze', whole, '<feGaussianBlur stdDeviation="26"/>'),
  ].join('');
}
