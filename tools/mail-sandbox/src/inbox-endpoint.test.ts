import { request } from 'node:http';
import { openSandboxFixture, siteOrigin, type SandboxFixture } from './sandbox.testing';

let fixture: SandboxFixture;

beforeAll(async () => {
  fixture = await openSandboxFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

const page = async (path = '/') => (await fixture.get(path)).text();
test('an empty inbox explains how to send a message', async () => {
  const inbox = await page();
  expect(inbox).toContain('No messages yet');
});

test('lists messages, newest first, with their references', async () => {
  await fixture.send({ inquiry_ref: 'AAAA1111', from_name: 'Ann' });
  await fixture.send({ from_name: 'Zoë' });
  const inbox = await page();
  const order = ['Message from Zoë', 'no reference', 'Message from Ann', 'reference AAAA1111'];
  const positions = order.map((text) => inbox.indexOf(text));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
  for (const { id } of await fixture.messages()) expect(inbox).toContain(`href="/message/${id}"`);
});

test('shows a message’s text, HTML part, and source without running scripts', async () => {
  await fixture.send({
    from_name: '<script>x</script>',
    message: '</pre><b>&amp;',
    inquiry_ref: 'R',
  });
  const [message] = await fixture.messages();
  const path = `/message/${message?.id}`;
  const view = await page(path);
  expect(view).toContain('Message from &#60;script&#62;x&#60;/script&#62;');
  expect(view).toContain('&#60;/pre&#62;&#60;b&#62;&#38;amp;');
  expect(view).toContain(`<iframe sandbox title="HTML part of the message" src="${path}/html">`);
  expect(view).toContain('X-Inquiry-Ref: R');
  expect(view).not.toContain('<script');
  const positions = ['>Text<', '>HTML<', '>Source<'].map((heading) => view.indexOf(heading));
  expect(positions).toEqual([...positions].sort((a, b) => a - b));

  const part = await fixture.get(`${path}/html`);
  expect(await part.text()).toBe(message?.html);
  const policy = part.headers.get('content-security-policy');
  expect(policy).toMatch(/^sandbox; default-src 'none'; /);
  expect(policy).not.toContain('script-src');
});

test('sends a strict policy and no-store with every page', async () => {
  for (const path of ['/', '/inbox.css', '/message/0', '/elsewhere']) {
    const { headers } = await fixture.get(path);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  }
});

test('answers 404 for a message that no longer exists', async () => {
  const answer = await fixture.get('/message/999999');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('kept in memory');
});

test('refuses another host name', async () => {
  const status = await new Promise((resolve, reject) => {
    request(`${fixture.url}/`, { headers: { host: 'evil.example' } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(421);
});

test('allows only GET and HEAD for pages', async () => {
  const answer = await fixture.post('/', '', { origin: siteOrigin });
  expect(answer.status).toBe(405);
  expect((await fetch(`${fixture.url}/`, { method: 'HEAD' })).status).toBe(200);
});
