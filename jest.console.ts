import { format } from 'node:util';

// Fails a test that prints an error, such as React's warning about a missing key. A test that expects an error replaces
// this spy with its own: `jest.spyOn(console, 'error').mockReturnValue()`.

let printed: string[] = [];

beforeEach(() => {
  printed = [];
  jest.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    printed.push(format(...values));
  });
});

afterEach(() => {
  expect(printed).toEqual([]);
});
