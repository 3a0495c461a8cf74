export { checksums, checksumsFile } from './checksums';
export { compressAll } from './compress';
export { contentTypeOf } from './content-types';
export { filesBelow } from './files-below';
export { headersFor, type HeaderRule } from './header-rules';
export { readHosting, writeHosting, type Hosting } from './hosting';
export { addToHead, elementsOf, redirectTarget, type Element } from './html';
export type { Redirect } from './redirects';
