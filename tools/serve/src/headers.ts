import { paths } from '@lawyers/domain';

const withForm: readonly string[] = [paths.home, paths.intake, paths.contact];
const neverStored: readonly string[] = [paths.intake, paths.confirm];

/** The headers of an address, by its path. */
export function headersFor(pathname: string): Readonly<Record<string, string>> {
  const path = pathname.replace(/\/+$/, '') || '/';
  return {
    'X-Content-Type-Options': 'nosniff',
    // A native form post under no-referrer carries `Origin: null`, which the mail service refuses.
    'Referrer-Policy': withForm.includes(path) ? 'strict-origin' : 'no-referrer',
    'Cache-Control': neverStored.includes(path)
      ? 'no-store'
      : path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
  };
}
