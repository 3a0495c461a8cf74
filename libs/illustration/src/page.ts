import { round } from './numbers';
import { dusk, palette, type Palette } from './palette';

export type Size = {
  width: number;
  height: number;
};

export type Stop = readonly [at: number, colour: string, opacity?: number];

/**
 * The sheet a scene is drawn on. It is always 800 high and as wide as the asked shape needs, with
 * x = 0 in the middle: a wider picture shows more at both sides and nothing else moves.
 */
export type Page = {
  readonly left: number;
  readonly right: number;
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  /** What a thing is by day, or after sunset when the page is drawn in that light. */
  tone<Value>(day: Value, afterSunset: Value): Value;
  /** Fills and clips are kept once and named; these return the `url(#…)` to use. */
  linear(from: readonly [number, number], to: readonly [number, number], stops: Stop[]): string;
  radial(middle: readonly [number, number], radius: number, stops: Stop[]): string;
  clip(shape: string): string;
  readonly definitions: readonly string[];
};

const pageHeight = 800;

function stopMarkup([at, colour, opacity = 1]: Stop): string {
  return `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
}

export function createPage(size: Size, colours: Palette = palette): Page {
  const width = round((pageHeight * size.width) / size.height);
  const definitions: string[] = [];
  const keep = (markup: (id: string) => string): string => {
    const id = `d${definitions.length}`;
    definitions.push(markup(id));
    return `url(#${id})`;
  };
  return {
    left: -width / 2,
    right: width / 2,
    width,
    height: pageHeight,
    palette: colours,
    tone: (day, afterSunset) => (colours === dusk ? afterSunset : day),
    definitions,
    linear: (from, to, stops) =>
      keep(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${round(from[0])}" y1="${round(from[1])}" x2="${round(to[0])}" y2="${round(to[1])}">${stops.map(stopMarkup).join('')}</linearGradient>`,
      ),
    radial: (middle, radius, stops) =>
      keep(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${round(middle[0])}" cy="${round(middle[1])}" r="${round(radius)}">${stops.map(stopMarkup).join('')}</radialGradient>`,
      ),
    clip: (shape) => keep((id) => `<clipPath id="${id}">${shape}</clipPath>`),
  };
}
