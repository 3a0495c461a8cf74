import { request } from 'node:http';
import { openSandboxFixture, siteOrigin, type SandboxFixture } from './sandbox.testing';

let fixture: SandboxFixture;

beforeAll(async () => {
  fixture = await openSandboxFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

const page = async (path = '/') => (await fixture.get(path)).text();
const submit = (path: string, fields: Record<string, string> = {}) =>
  fixture.post(path, new URLSearchParams(fields).toString(), {
    origin: fixture.url,
    'content-type': 'application/x-www-form-urlencoded',
  });

test('an empty inbox explains how to send a message', async () => {
  const inbox = await page();
  expect(inbox).toContain('No messages yet');
  expect(inbox).toContain('fill in a form and send it');
});

test('groups copies of one inquiry, newest case first', async () => {
  for (const [ref, name] of [
    ['AAAA1111', 'Ann'],
    ['BBBB2222', 'Bob'],
    ['AAAA1111', 'Ann'],
  ]) {
    await fixture.send({ inquiry_ref: ref, from_name: name });
  }
  await fixture.send({ from_name: 'Zoë' });
  const inbox = await page();
  const cases = inbox.match(/<li class="case">/g);
  expect(cases).toHaveLength(3);
  const order = ['Message from Zoë', 'no reference', 'reference AAAA1111', '2 copies', 'BBBB2222'];
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

test('pages have no scripts, inline styles, or refreshes', async () => {
  await fixture.send();
  const [message] = await fixture.messages();
  for (const path of ['/', `/message/${message?.id}`]) {
    expect(await page(path)).not.toMatch(/<script|<style|style=|http-equiv|srcdoc/);
  }
  expect((await fixture.get('/inbox.css')).headers.get('content-type')).toMatch(/^text\/css/);
});

test('answers 404 for a message that no longer exists', async () => {
  const answer = await fixture.get('/message/999999');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('kept in memory');
});

test('applies, lists, and removes a fault that was set on the page', async () => {
  const answer = await submit('/__sandbox/faults-form', { fault: 'down', times: 'always' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  expect(await page()).toMatch(/<li>Answer 503: out of order <span class="soft">\(until switched/);
  expect((await fixture.send()).status).toBe(503);

  expect((await submit('/__sandbox/no-faults-form')).status).toBe(303);
  expect(await page()).not.toContain('Waiting for the next requests');
  expect((await fixture.send()).status).toBe(200);
});

test('sets every fault that the page offers', async () => {
  const offered = [...(await page()).matchAll(/<option value="([a-z-]+)">([^<]+)</g)];
  const faults = offered.filter(([, id]) => id !== 'always');
  expect(faults.length).toBeGreaterThan(5);
  for (const [, fault = ''] of faults) {
    await submit('/__sandbox/faults-form', { fault, times: '1' });
  }
  const inbox = await page();
  for (const [, , label] of faults)
    expect(inbox).toContain(`<li>${label} <span class="soft">(once)`);
  await submit('/__sandbox/faults-form', { fault: 'other' });
});

test('describes faults that tests set', async () => {
  await fixture.setFault({ kind: 'slow-body', phase: 'after', times: 3, ref: 'AB12' });
  expect(await page()).toMatch(
    /slow-body, after accepting, only AB12 <span class="soft">\(3 times/,
  );
});

test('empties the inbox with the page’s button', async () => {
  await fixture.send();
  expect((await submit('/__sandbox/clear-form')).status).toBe(303);
  expect(await fixture.messages()).toEqual([]);
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
