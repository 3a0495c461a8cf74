import { jestConfig } from '../../jest.preset.js';

export default jestConfig({ displayName: 'domain', environment: 'node' });
