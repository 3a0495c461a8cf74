export { checksums, checksumsFile } from './checksums';
export { compareHost, type HostOptions } from './compare-host';
export { compressAll } from './compress';
export { contentTypeOf } from './content-types';
export { filesBelow } from './files-below';
export { headersFor } from './header-rules';
export { addressOf, readHosting, writeHosting } from './hosting';
export { answerOf } from './http-answer';
export { addToHead, elementsOf, redirectTarget, type Element } from './html';
