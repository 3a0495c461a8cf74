import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { everything } from './measured-work';

test('what is measured is what npm test runs', () => {
  const command = resolve(__dirname, '../../test-run/src/main.ts');
  expect(readFileSync(command, 'utf8')).toContain(`nx run-many -t ${everything.join(' ')}'`);
});
