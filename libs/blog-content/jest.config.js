import { jestConfig } from '../../jest.preset.js';

export default jestConfig({ displayName: 'blog-content', environment: 'node' });
