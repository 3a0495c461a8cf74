import { jestConfig } from '../../jest.preset.js';

export default jestConfig({ displayName: 'layers', environment: 'node' });
