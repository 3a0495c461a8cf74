export { readEnvironment } from './load-settings';
export { parseSettings } from './parse-settings';
export { settingsSchema, type Settings } from './settings-schema';
export { createStamp, fingerprintsOf, stampSchema, type Stamp } from './stamp';
