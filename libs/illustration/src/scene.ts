import { shadowFilters, type Light } from './filters';
import { grainFilm, grainFilter } from './grain';
import { createPage, type Page, type Size } from './page';

export type Scene = (size: Size) => string;

export type SceneOptions = {
  seed: number;
  light: Light;
  /** 1 is the grain of the family; dark pictures take more before it shows. */
  grain?: number;
};

/** Makes a scene of its drawing: the page, the shadows of its light and the grain above all. */
export function composeScene(
  { seed, light, grain = 1 }: SceneOptions,
  draw: (page: Page) => readonly string[],
): Scene {
  return (size) => {
    const page = createPage(size);
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
