import { jestConfig } from '../../jest.preset.js';

export default jestConfig({ displayName: 'ci-times', environment: 'node' });
