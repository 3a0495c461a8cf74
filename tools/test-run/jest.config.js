import { jestConfig } from '../../jest.preset.js';

export default jestConfig({ displayName: 'test-run', environment: 'node' });
