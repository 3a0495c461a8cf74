import { jestConfig } from '../../jest.preset.js';

export default jestConfig({ displayName: 'serve', environment: 'node' });
