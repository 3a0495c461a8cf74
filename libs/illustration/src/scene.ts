import { shadowFilters, type Light } from './filters';
import { grainFilm, grainFilter } from './grain';
import { createPage, type Page, type Size } from './page';
import { dusk, palette, type Palette } from './palette';

export type Scene = (size: Size) => string;

export type SceneOptions = {
  seed: number;
  light: Light;
  /** The strength of the grain, 1 by default. Dark pictures need more. */
  grain?: number;
};

type Draw = (page: Page) => readonly string[];

/** Returns a scene: the drawing on a page, with filters for its light and grain on top. */
export function composeScene(
  { seed, light, grain = 1 }: SceneOptions,
  draw: Draw,
  colors: Palette = palette,
): Scene {
  return (size) => {
    const page = createPage(size, colors);
    const drawing = draw(page).join('');
    const film = grain > 0 ? grainFilm(page) : '';
    const definitions = [
      shadowFilters(page, light),
      grain > 0 ? grainFilter(seed, 0.22 * grain, size.height / page.height) : '',
      ...page.definitions,
    ].join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${page.left} 0 ${page.width} ${page.height}" preserveAspectRatio="xMidYMid slice"><defs>${definitions}</defs>${drawing}${film}</svg>`;
  };
}

/** Returns two scenes of one drawing: `name` for the light color scheme and `name-dusk` for the dark one. */
export function inBothSchemes(
  name: string,
  options: SceneOptions,
  draw: Draw,
): Record<string, Scene> {
  const night = { ...options, light: { ...options.light, night: true } };
  return {
    [name]: composeScene(options, draw),
    [`${name}-dusk`]: composeScene(night, draw, dusk),
  };
}
