export { forgetLeftPage } from './after-leaving';
export { exitAttribute } from './exit-attributes';
export { startExitKeys } from './exit-keys';
export { exitKeys } from './key-press-counter';
export { leaveEvent } from './leave';
export { startExitLink } from './leave-by-link';
export { runEach } from './run-each';
