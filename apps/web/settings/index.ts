export { readEnvironment } from './load-settings';
export { settingsSchema, type Settings } from './settings-schema';
export { createStamp, fingerprintsOf, stampSchema, type Stamp } from './stamp';
