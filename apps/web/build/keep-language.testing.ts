import { readFileSync } from 'node:fs';
import { keepLanguage } from './one-language';

// A program of its own for tests, since Jest cannot load Vite: reads calls as JSON, and writes their results.
const calls = JSON.parse(readFileSync(0, 'utf8')) as readonly [code: string, language: string][];
const results = calls.map(([code, language]) => keepLanguage(code, language));
process.stdout.write(JSON.stringify(results));
