import { jestConfig } from '../../jest.preset.js';

export default jestConfig({ displayName: 'measure', environment: 'node' });
