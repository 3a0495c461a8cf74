import { jestConfig } from '../../jest.preset.js';

export default jestConfig({ displayName: 'canary', environment: 'node' });
