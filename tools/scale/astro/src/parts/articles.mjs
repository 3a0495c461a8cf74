import { getCollection } from 'astro:content';
import { articlesPerPage } from '../../site-links.mjs';

let read;

/** All articles with number and folder, in order; read once for a build. */
export function articles() {
  return (read ??= readAll());
}

async function readAll() {
  const all = await getCollection('articles');
  return all
    .map((entry) => {
      const folder = entry.id.split('/')[0];
      const day = (date) => date.toISOString().slice(0, 10);
      const { published, reviewed } = entry.data;
      return {
        entry,
        folder,
        number: Number.parseInt(folder, 10),
        ...entry.data,
        published: day(published),
        reviewed: day(reviewed),
      };
    })
    .sort((a, b) => a.number - b.number);
}

export const pagesOf = (count) => Math.ceil(count / articlesPerPage);
