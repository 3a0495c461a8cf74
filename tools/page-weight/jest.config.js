import { jestConfig } from '../../jest.preset.js';

export default jestConfig({ displayName: 'page-weight', environment: 'node' });
