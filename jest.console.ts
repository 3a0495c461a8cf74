import { format } from 'node:util';

// What React warns of, such as a missing key, fails the test in which it happens. A test that expects an error replaces
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
