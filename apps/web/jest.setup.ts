import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';
import { sandboxSettings } from './settings/sandbox-settings';

// Vite defines this constant in builds. In tests it has the sandbox settings with default ports.
Object.assign(globalThis, { __SETTINGS__: sandboxSettings({}) });

// Inline scripts are empty in tests, since nothing compiles them there. Tests call their functions directly.
Object.assign(globalThis, { __INLINE_SCRIPTS__: new Proxy({}, { get: () => '' }) });

// React Router needs these classes when it is loaded. Browsers have them, jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// In milliseconds. Lazy imports can take longer than the default of one second while other tests use the processor.
configure({ asyncUtilTimeout: 10_000 });
