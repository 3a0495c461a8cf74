export { unique } from './built-page';
export { isCompressed } from './compress';
export { contentTypeOf } from './content-types';
export { checksums, checksumsFile, filesBelow, writeFiles } from './files';
export { headersFor, type HeaderRule } from './header-rules';
export { addressOf, readHosting, writeHosting } from './hosting';
export { elementsOf, redirectTarget, type Element } from './html';
export { requestRaw, type RawResponse } from './raw-response';
export { redirectFor, spellings } from './redirects';
