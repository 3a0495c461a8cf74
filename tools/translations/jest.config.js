import { jestConfig } from '../../jest.preset.js';

export default jestConfig({ displayName: 'translations', environment: 'node' });
