import { mix } from './color';
import { round } from './numbers';
import { dusk, palette, type Palette } from './palette';

export type Size = {
  width: number;
  height: number;
};

export type Stop = readonly [at: number, color: string, opacity?: number];

/**
 * The drawing area of a scene. It is always 800 units high, with x = 0 in the middle and the width that the size
 * requires: a wider picture shows more at both sides, and nothing else moves.
 */
export type Page = {
  readonly left: number;
  readonly right: number;
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  /** Returns `day`, or `afterSunset` if the page is drawn with the dusk palette. */
  tone<Value>(day: Value, afterSunset: Value): Value;
  /** Returns a color that the palette lacks, much darker if the page is drawn with the dusk palette. */
  shade(color: string): string;
  /** These add a definition and return its `url(#…)`. */
  linear(from: readonly [number, number], to: readonly [number, number], stops: Stop[]): string;
  radial(middle: readonly [number, number], radius: number, stops: Stop[]): string;
  clip(shape: string): string;
  readonly definitions: readonly string[];
};

const pageHeight = 800;

function stopMarkup([at, color, opacity = 1]: Stop): string {
  return `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`;
}

/** Returns an empty page with the proportions of `size`. */
export function createPage(size: Size, colors: Palette = palette): Page {
  const width = round((pageHeight * size.width) / size.height);
  const definitions: string[] = [];
  const define = (markup: (id: string) => string): string => {
    const id = `d${definitions.length}`;
    definitions.push(markup(id));
    return `url(#${id})`;
  };
  return {
    left: -width / 2,
    right: width / 2,
    width,
    height: pageHeight,
    palette: colors,
    tone: (day, afterSunset) => (colors === dusk ? afterSunset : day),
    shade: (color) => (colors === dusk ? mix(color, '#0D2427', 0.62) : color),
    definitions,
    linear: (from, to, stops) =>
      define(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${round(from[0])}" y1="${round(from[1])}" x2="${round(to[0])}" y2="${round(to[1])}">${stops.map(stopMarkup).join('')}</linearGradient>`,
      ),
    radial: (middle, radius, stops) =>
      define(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${round(middle[0])}" cy="${round(middle[1])}" r="${round(radius)}">${stops.map(stopMarkup).join('')}</radialGradient>`,
      ),
    clip: (shape) => define((id) => `<clipPath id="${id}">${shape}</clipPath>`),
  };
}
