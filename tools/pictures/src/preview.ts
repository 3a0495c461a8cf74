import { heightOf, planFor } from './plan';
import { scenesOf, type SceneModule } from './scene-module';

// Every scene, drawn by the browser. Vite reloads the page when one changes, and the address keeps the place.
const files = import.meta.glob<SceneModule>(
  ['../../../apps/web/app/**/*.scene.ts', '../../../libs/**/*.scene.ts'],
  { eager: true },
);
const width = 640;

for (const [path, module] of Object.entries(files)) {
  const [folder = '', file = ''] = path.split('/').slice(-2);
  for (const [name, draw] of Object.entries(scenesOf(file, module))) {
    const figure = document.createElement('figure');
    figure.id = `${folder}/${name}`;
    const picture = new Image();
    picture.alt = '';
    const svg = draw({ width, height: heightOf(planFor(name), width) });
    // As a file of its own, since scenes name their filters alike.
    picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    const link = document.createElement('a');
    link.href = `#${figure.id}`;
    link.textContent = figure.id;
    figure.append(picture, link);
    document.body.append(figure);
  }
}
document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
