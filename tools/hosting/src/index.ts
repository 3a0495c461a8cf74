export { compress, compressAll } from './compress';
export { contentTypeOf } from './content-types';
export { readPage, type BuiltPage } from './built-page';
export { filesBelow } from './files-below';
export { headersFor, type HeaderRule } from './header-rules';
export { addToHead, attributeOf, elementsOf, textOf, type Element } from './html';
export { readHosting, type Hosting } from './read-hosting';
export type { Redirect } from './redirects';
export { writeHosting } from './write-hosting';
