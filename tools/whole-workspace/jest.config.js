import { jestConfig } from '../../jest.preset.js';

export default jestConfig({ displayName: 'whole-workspace', environment: 'node' });
