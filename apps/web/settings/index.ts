export { readEnvironment } from './load-settings';
export { settingsSchema, type Settings } from './settings-schema';
export {
  checkedOut,
  createStamp,
  fingerprintsOf,
  notCheckedOut,
  stampSchema,
  type Stamp,
} from './stamp';
