import { jestConfig } from '../../jest.preset.js';

export default jestConfig({ displayName: 'mail-sandbox', environment: 'node' });
