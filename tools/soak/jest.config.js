import { jestConfig } from '../../jest.preset.js';

export default jestConfig({ displayName: 'soak', environment: 'node' });
