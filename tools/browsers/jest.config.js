import { jestConfig } from '../../jest.preset.js';

export default jestConfig({ displayName: 'browsers', environment: 'node' });
