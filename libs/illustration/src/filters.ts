import type { Page } from './page';

export type Light = {
  /** The position of the light; shadows fall to the opposite side. */
  from: 'left' | 'right' | 'above';
  /** Shadows are brown by day and black-green at night. */
  night?: boolean;
};

const shadowDirection = { left: 1, above: 0, right: -1 } as const;

/**
 * Returns the SVG filters for shadows and blur. Each shadow is a pair, a sharp one at the edge and a soft one further
 * out, which looks more like paper than a single blur.
 */
export function shadowFilters(page: Page, light: Light): string {
  const color = light.night ? '#04110E' : '#5A2F18';
  const strength = light.night ? 1.35 : 1;
  const direction = shadowDirection[light.from];
  const pageRegion = `filterUnits="userSpaceOnUse" x="${page.left - 60}" y="-60" width="${page.width + 120}" height="${page.height + 120}"`;
  const objectRegion = 'x="-40%" y="-40%" width="180%" height="180%"';
  const shadow = (dx: number, dy: number, blur: number, opacity: number) =>
    `<feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="${color}" flood-opacity="${Math.min(opacity * strength, 1).toFixed(2)}"/>`;
  const filter = (id: string, region: string, body: string) =>
    `<filter id="${id}" color-interpolation-filters="sRGB" ${region}>${body}</filter>`;
  return [
    filter('layer', pageRegion, shadow(0, -1.5, 2, 0.16) + shadow(direction * 2, -5, 12, 0.26)),
    filter(
      'object',
      objectRegion,
      shadow(direction * 1.5, 1.5, 1.6, 0.2) + shadow(direction * 5, 5, 6, 0.24),
    ),
    filter(
      'wide',
      objectRegion,
      shadow(direction * 1.5, 1.5, 1.6, 0.2) + shadow(direction * 7, 7, 9, 0.24),
    ),
    filter('small', objectRegion, shadow(direction * 1.2, 1.4, 1.4, 0.26)),
    filter('blur', objectRegion, '<feGaussianBlur stdDeviation="9"/>'),
    filter('haze', pageRegion, '<feGaussianBlur stdDeviation="26"/>'),
  ].join('');
}
