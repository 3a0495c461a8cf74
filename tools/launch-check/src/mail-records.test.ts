import { mailRecordFindings, type Records } from './mail-records';

const complete: Readonly<Record<string, string>> = {
  'reedhall.com': 'v=spf1 include:_spf.google.com -all',
  'google._domainkey.reedhall.com': 'v=DKIM1; k=rsa; p=MIIBIjANBg',
  '_dmarc.reedhall.com': 'v=DMARC1; p=quarantine; rua=mailto:dmarc@reedhall.com',
};

function recordsWith(change: Readonly<Record<string, string | undefined>>, mx = ['mx']): Records {
  const texts = { ...complete, ...change };
  const missing = Object.assign(new Error('none'), { code: 'ENODATA' });
  return {
    // A long record comes in parts.
    resolveTxt: (name: string) =>
      texts[name]
        ? Promise.resolve([['verify=1'], texts[name].split(/(?<=;)/)])
        : Promise.reject(missing),
    resolveMx: () => Promise.resolve(mx.map((exchange) => ({ exchange, priority: 1 }))),
  };
}

const findingsWith = (records: Records, selector?: string) =>
  mailRecordFindings('reedhall.com', selector, records);

test('accepts a domain with SPF, DKIM, DMARC, and MX', async () => {
  expect(await findingsWith(recordsWith({}))).toEqual([]);
});

test.each([
  ['reedhall.com', undefined, /^0 SPF records/],
  ['reedhall.com', 'v=spf1 +all', /lets everybody send/],
  ['google._domainkey.reedhall.com', undefined, /^no DKIM key/],
  ['google._domainkey.reedhall.com', 'v=DKIM1; p=', /^no DKIM key/],
  ['_dmarc.reedhall.com', undefined, /^0 DMARC records/],
])('reports the record %s of %j', async (name, text, problem) => {
  const findings = await findingsWith(recordsWith({ [name]: text }));
  expect(findings.map((finding) => finding.problem)).toEqual([expect.stringMatching(problem)]);
});

test('looks at another selector only if told', async () => {
  const key = { 'google._domainkey.reedhall.com': undefined, 's1._domainkey.reedhall.com': 'p=MI' };
  expect(await findingsWith(recordsWith(key))).toHaveLength(1);
  expect(await findingsWith(recordsWith(key), 's1')).toEqual([]);
});

test('reports a domain without a mail server, and a resolver that does not answer', async () => {
  expect(await findingsWith(recordsWith({}, []))).toMatchObject([
    { problem: expect.stringMatching(/^no MX/) },
  ]);
  const resolveTxt = () => Promise.reject(new Error('queryTxt ETIMEOUT'));
  expect(await findingsWith({ ...recordsWith({}), resolveTxt })).toMatchObject([
    { problem: 'no answer about its records (queryTxt ETIMEOUT)' },
  ]);
});
