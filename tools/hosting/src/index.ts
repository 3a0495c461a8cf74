export { checksums, checksumsFile } from './checksums';
export { compressAll } from './compress';
export { contentTypeOf } from './content-types';
export { filesBelow } from './files-below';
export { headersFor, type HeaderRule } from './header-rules';
export { addToHead, elementsOf, type Element } from './html';
export { readHosting, type Hosting } from './read-hosting';
export type { Redirect } from './redirects';
export { writeHosting } from './write-hosting';
