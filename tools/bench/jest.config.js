import { jestConfig } from '../../jest.preset.js';

export default jestConfig({ displayName: 'bench', environment: 'node' });
