import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { idsOfArticlePage } from '@lawyers/blog-content';
import { renderInIsland } from '../../hydration/island.testing';
import { PageShell } from '../../layout/page-shell';
import ArticlePage, { type loader } from './article.route';

// Only Vite can compile what this module imports. The test has data of its own.
jest.mock('./article-view.server', () => ({}));

type View = ReturnType<typeof loader>;
const Page = ArticlePage as ComponentType<{ readonly loaderData: View }>;

const picture = {
  alt: 'A lamp.',
  files: [{ url: '/a.webp', width: 640, format: 'webp' as const }],
};
/** An article with every part that an article can have. Its text has no headings, so all ids are those of the page. */
const view: View = {
  number: 1,
  title: 'A made-up article',
  summary: 'A summary.',
  description: 'A description.',
  published: '2026-11-20',
  reviewed: '2026-11-20',
  readingTime: 1,
  shareImage: '/share.jpg',
  cover: { ...picture, dusk: undefined },
  headings: ['One', 'Two', 'Three', 'Four'].map((text) => ({ id: text, text })),
  html: '<p>Text.</p>',
  sources: [{ title: 'An agency', url: 'https://www.example.gov/' }],
  invitation: 'injury',
  related: [
    {
      ...picture,
      number: 3,
      href: '/blogs/page1/3',
      title: 'Another article',
      summary: 'A summary.',
      objectPosition: 50,
      dusk: undefined,
    },
  ],
};

test('the page of an article has those ids that headings of articles must not have', () => {
  renderInIsland(
    <MemoryRouter>
      <PageShell>
        <Page loaderData={view} />
      </PageShell>
    </MemoryRouter>,
  );

  const ids = [...document.body.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.sort()).toEqual([...idsOfArticlePage].sort());
});
