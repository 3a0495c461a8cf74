import { format } from 'node:util';

// Fails a test that prints an error, such as React's warning about a missing key. A test that expects an error replaces
// this spy with its own: `jest.spyOn(console, 'error').mockReturnValue()`.

/**
 * Part of React's warning that a component's state changed outside of `act`. On a slow machine, a timer of a component,
 * such as that of the character count, can end while a test waits for something else, and React then prints this. The
 * warning is about how the test is written, and no sign of a defect of the site, so it does not fail the test.
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
