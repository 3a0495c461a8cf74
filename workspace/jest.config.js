import { jestConfig } from '../jest.preset.js';

export default jestConfig({ displayName: 'workspace', environment: 'node' });
