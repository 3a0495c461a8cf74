/** @jest-environment node */
import { spawnSync } from 'node:child_process';

test.each(['America/Los_Angeles', 'Pacific/Kiritimati'])(
  'shows the day in words, the same one when the site is built in the time zone %s',
  (zone) => {
    const script = `
      const { renderToStaticMarkup } = await import('react-dom/server');
      const { LongDate } = await import('./long-date.tsx');
      console.log(renderToStaticMarkup(LongDate({ date: '2026-01-01' })));
    `;
    const { stdout } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', script],
      { cwd: __dirname, env: { ...process.env, TZ: zone }, encoding: 'utf8' },
    );

    expect(stdout.trim()).toBe('<time dateTime="2026-01-01">January\u00A01,\u00A02026</time>');
  },
);
