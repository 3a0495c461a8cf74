import { configure } from '@testing-library/dom';
import { TextDecoder, TextEncoder } from 'node:util';
import { sandboxSettings } from './settings/sandbox-settings';

// What Vite writes into every other build: for tests, the settings of the sandbox on its usual ports.
Object.assign(globalThis, { __SETTINGS__: sandboxSettings({}) });

// Every browser has these, jsdom has not, and the router asks for them when it is loaded.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// What is loaded at the moment of use takes longer than a second while other projects use the processor, too.
configure({ asyncUtilTimeout: 10_000 });
