export { parseSettings } from './parse-settings';
export { readEnvironment } from './read-environment';
export { settingsSchema, type Settings } from './settings-schema';
export { createStamp, fingerprintsOf, stampSchema, type Stamp } from './stamp';
