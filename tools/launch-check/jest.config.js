import { jestConfig } from '../../jest.preset.js';

export default jestConfig({ displayName: 'launch-check', environment: 'node' });
