import { heightOf, planFor } from './plan';
import { scenesOf, type SceneModule } from './scene-module';

// Every scene, drawn by the browser. Vite reloads the page when one changes, and the address keeps the place.
const files = import.meta.glob<SceneModule>(
  ['../../../apps/web/app/**/*.scene.ts', '../../../libs/**/*.scene.ts'],
  { eager: true },
);
const width = 640;

const figures = Object.entries(files).flatMap(([path, module]) => {
  const [folder, file = ''] = path.split('/').slice(-2);
  return Object.entries(scenesOf(file, module)).map(([name, draw]) => {
    const svg = draw({ width, height: heightOf(planFor(name), width) });
    const id = `${folder}/${name}`;
    // Each picture is a file of its own, since scenes name their filters alike.
    return `<figure id="${id}"><img src="data:image/svg+xml,${encodeURIComponent(svg)}" alt=""><a href="#${id}">${id}</a></figure>`;
  });
});
document.body.innerHTML = figures.join('');
document.getElementById(location.hash.slice(1))?.scrollIntoView();
