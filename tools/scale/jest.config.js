import { jestConfig } from '../../jest.preset.js';

export default jestConfig({ displayName: 'scale', environment: 'node' });
