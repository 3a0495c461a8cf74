import { jestConfig } from '../../jest.preset.js';

export default jestConfig({ displayName: 'web-e2e', environment: 'node' });
