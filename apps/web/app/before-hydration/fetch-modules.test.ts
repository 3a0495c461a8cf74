import { fetchModules } from './fetch-modules';

const answer = (type: string, ok = true) => ({
  ok,
  blob: () => Promise.resolve(new Blob([''], { type })),
});

const fetchMock = jest.fn();
const asked = () => fetchMock.mock.calls.map(([address, { cache }]) => [address, cache]);

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { fetch: fetchMock });
  fetchMock.mockReset().mockResolvedValue(answer('text/javascript'));
});

const losses: Readonly<Record<string, (address: string, init: RequestInit) => unknown>> = {
  'cannot be reached': () => Promise.reject(new TypeError('Failed to fetch')),
  'is missing': () => answer('text/javascript', false),
  'is of another type': () => answer('text/html'),
  'is cut': () => ({ ok: true, blob: () => Promise.reject(new TypeError('cut')) }),
  hangs: (_address, { signal }) =>
    new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(new Error('aborted'))),
    ),
};

test('fetches each module once', async () => {
  await fetchModules(['/a.js', '/b.js']);

  expect(asked()).toEqual([
    ['/a.js', undefined],
    ['/b.js', undefined],
  ]);
});

test.each(Object.entries(losses))(
  'asks once more, past the cache, for a module that %s, and rejects if that is lost, too',
  async (_what, loss) => {
    fetchMock.mockImplementationOnce(loss);
    const fetching = fetchModules(['/a.js']);
    await jest.advanceTimersByTimeAsync(10_000);
    await fetching;
    expect(asked()).toEqual([
      ['/a.js', undefined],
      ['/a.js', 'reload'],
    ]);

    fetchMock.mockImplementation(loss);
    const rejection = expect(fetchModules(['/a.js'])).rejects.toThrow();
    await jest.advanceTimersByTimeAsync(20_000);
    await rejection;
    expect(fetchMock).toHaveBeenCalledTimes(4);
  },
);
