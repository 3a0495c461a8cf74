import { createRoot } from 'react-dom/client';
import { SiteTheme } from '../src';
import text from '../src/fonts/atkinson.woff2?url';
import headingItalic from '../src/fonts/newsreader-italic.woff2?url';
import heading from '../src/fonts/newsreader.woff2?url';
import { Gallery } from './gallery';
import { groupsOf, type ExampleModule } from './groups';

const modules = import.meta.glob<ExampleModule>('./*.example.tsx', { eager: true });
const root = document.getElementById('gallery');
if (!root) throw new Error('frame.html has no element with the id "gallery".');

createRoot(root).render(
  <SiteTheme fonts={{ heading, headingItalic, text }}>
    <Gallery groups={groupsOf(modules)} />
  </SiteTheme>,
);
