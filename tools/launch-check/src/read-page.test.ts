import { readPage } from './read-page';

const html =
  '<html><head><style>a{}</style></head><body><p title="on &amp; off">Call <!-- -->us</p>' +
  '<form action="https://mail.harborreferral.com/send"></form><form action="/formInput"></form></body></html>';

test('a page says which style it has, where its forms post, and what it reads', () => {
  const page = readPage('/contact', html);
  expect(page).toMatchObject({
    path: '/contact',
    styleHashes: ["'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"],
    postTo: ['https://mail.harborreferral.com'],
  });
  expect(page.texts).toEqual(expect.arrayContaining(['Call us', 'on & off', '/formInput']));
});
