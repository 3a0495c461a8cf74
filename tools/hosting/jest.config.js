import { jestConfig } from '../../jest.preset.js';

export default jestConfig({ displayName: 'hosting', environment: 'node' });
