import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';
import { sandboxSettings } from './settings/sandbox-settings';

// Vite defines this constant in builds. Tests use the sandbox settings with default ports.
Object.assign(globalThis, { __SETTINGS__: sandboxSettings({}) });

// Tests call the functions of inline scripts, which only the build compiles.
Object.assign(globalThis, { __INLINE_SCRIPTS__: new Proxy({}, { get: () => '' }) });

// The router needs these when it loads. Every browser has them; jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// Lazy imports take longer than a second while other projects' tests use the CPU.
configure({ asyncUtilTimeout: 10_000 });
