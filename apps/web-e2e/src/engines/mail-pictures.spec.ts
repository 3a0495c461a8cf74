import { site } from '@lawyers/domain';
import { sandboxSite } from '../visitor/sandbox-site';
import { expect, test } from './test';

test.describe('a mail client on another site', () => {
  const mailClient = 'http://mail.example.com';
  const pictures = ['/icon-192.png', '/apple-touch-icon.png', '/favicon.svg', '/open-graph.jpg'];

  test(`shows the icons and the share picture of ${site.brand}`, async ({ visitor, webProxy }) => {
    const images = pictures.map((path) => `<img src="${sandboxSite.url}${path}">`);
    webProxy.setPage(new URL(mailClient).host, images.join(''));
    await visitor.window.open(mailClient);

    const widths = () =>
      visitor.window.call(() => [...document.images].map((image) => image.naturalWidth > 0));
    expect(await widths()).toEqual(pictures.map(() => true));
  });
});
