import { site } from '@lawyers/domain';
import { everyPage } from '../visitor/addresses';
import { pageElements } from '../visitor/page-elements';
import { expect, test } from '../visitor/test';

test('every page has one Exit link in its HTML, which works without scripts', async ({
  request,
}) => {
  for (const path of everyPage) {
    const elements = await pageElements(request, path);
    const links = elements.filter(({ text }) => text === 'Exit this site');
    expect(links, path).toHaveLength(1);
    expect(links[0], path).toMatchObject({ tagName: 'a', attributes: { href: site.exit } });
    expect(links[0]?.attributes, path).not.toHaveProperty('target');
  }
});
