import { mailRecordFindings } from './mail-records';

type Texts = Readonly<Record<string, string | undefined>>;

const complete: Texts = {
  'reedhall.com': 'v=spf1 include:_spf.google.com -all',
  'google._domainkey.reedhall.com': 'v=DKIM1; k=rsa; p=MIIBIjANBg',
  '_dmarc.reedhall.com': 'v=DMARC1; p=quarantine; rua=mailto:dmarc@reedhall.com',
};
const keyAt = (selector: string): Texts => ({
  'google._domainkey.reedhall.com': undefined,
  [`${selector}._domainkey.reedhall.com`]: 'p=M',
});
const elsewhere = keyAt('s1');

async function problems(change: Texts, selectors?: string[], mx = ['mx'], code = 'ENODATA') {
  const texts = { ...complete, ...change };
  const findings = await mailRecordFindings('reedhall.com', selectors, {
    resolveTxt: async (name) => {
      if (!texts[name]) throw Object.assign(new Error(`query ${code}`), { code });
      // DNS splits a TXT record of more than 255 bytes into parts.
      return [['verify=1'], texts[name].split(/(?<=;)/)];
    },
    resolveMx: () => Promise.resolve(mx.map((exchange) => ({ exchange, priority: 1 }))),
  });
  return findings.map(([, problem]) => problem);
}

test.each<[Parameters<typeof problems>, string | undefined]>([
  [[{}], undefined],
  [[elsewhere, ['s1']], undefined],
  [[keyAt('selector1')], undefined],
  [[keyAt('selector2')], undefined],
  [[{}, ['s1']], 'no DKIM key at the selector s1; another one: -- --dkim reedhall.com=<sel'],
  [[elsewhere], 'no DKIM key'],
  [[{ 'google._domainkey.reedhall.com': 'v=DKIM1; p=' }], 'no DKIM key'],
  [[{ 'reedhall.com': undefined }], '0 SPF records'],
  [[{ 'reedhall.com': undefined }, undefined, ['mx'], 'ENOTFOUND'], '0 SPF records'],
  [[{ 'reedhall.com': 'v=spf1 +all' }], 'the SPF record lets everybody send'],
  [[{ 'reedhall.com': 'v=spf1 all' }], 'the SPF record lets everybody send'],
  [[{ '_dmarc.reedhall.com': undefined }], '0 DMARC records'],
  [[{}, undefined, []], 'no MX record'],
  [[{ 'reedhall.com': undefined }, undefined, ['mx'], 'ETIMEOUT'], 'no answer about its records'],
])('with the records, selector, and mail servers %j finds %j', async (records, problem) => {
  expect(await problems(...records)).toEqual(problem ? [expect.stringContaining(problem)] : []);
});
