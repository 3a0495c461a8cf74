import { fetchModules } from './fetch-modules';

type Answer = Pick<Response, 'ok' | 'blob'>;

const script = (parts: Partial<Answer> = {}): Answer => ({
  ok: true,
  blob: () => Promise.resolve(new Blob([''], { type: 'text/javascript' })),
  ...parts,
});

const fetchMock = jest.fn<Promise<Answer>, [string, RequestInit]>();
const asked = () => fetchMock.mock.calls.map(([address, { cache }]) => [address, cache]);

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { fetch: fetchMock });
  fetchMock.mockReset().mockImplementation(() => Promise.resolve(script()));
});

/** A request that hangs until it is aborted. */
const hang = (_address: string, { signal }: RequestInit) =>
  new Promise<Answer>((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(new Error('aborted'))),
  );

const losses: Readonly<Record<string, typeof hang>> = {
  'cannot be reached': () => Promise.reject(new TypeError('Failed to fetch')),
  'is missing': () => Promise.resolve(script({ ok: false })),
  'is of another type': () =>
    Promise.resolve(script({ blob: () => Promise.resolve(new Blob([''], { type: 'text/html' })) })),
  'is cut': () => Promise.resolve(script({ blob: () => Promise.reject(new TypeError('cut')) })),
  hangs: hang,
};

test('fetches each module once', async () => {
  await fetchModules(['/a.js', '/b.js']);

  expect(asked()).toEqual([
    ['/a.js', undefined],
    ['/b.js', undefined],
  ]);
});

test.each(Object.entries(losses))(
  'asks once more, past the cache, for a module that %s',
  async (_what, loss) => {
    fetchMock.mockImplementationOnce(loss);
    const fetching = fetchModules(['/a.js']);

    await jest.advanceTimersByTimeAsync(10_000);
    await fetching;

    expect(asked()).toEqual([
      ['/a.js', undefined],
      ['/a.js', 'reload'],
    ]);
  },
);

test.each(Object.entries(losses))('rejects when a module %s twice', async (_what, loss) => {
  fetchMock.mockImplementation(loss);
  const rejection = expect(fetchModules(['/a.js'])).rejects.toThrow();

  await jest.advanceTimersByTimeAsync(20_000);

  await rejection;
  expect(fetchMock).toHaveBeenCalledTimes(2);
});
