import { format } from 'node:util';

// Fails a test that prints an error, such as React's warning about a missing key. A test that expects an error replaces
// this spy with its own: `jest.spyOn(console, 'error').mockReturnValue()`.

/**
 * React prints this when a component's timer ends during a test, such as that of the character count, which a slow
 * machine brings about. It says how a test is written, and nothing about the site.
 */
const aboutTimers = 'inside a test was not wrapped in act(';

let printed: string[] = [];

beforeEach(() => {
  printed = [];
  jest.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    const text = format(...values);
    if (!text.includes(aboutTimers)) printed.push(text);
  });
});

afterEach(() => {
  expect(printed).toEqual([]);
});
