export { compareHost, somePaths, type HostOptions } from './compare-host';
export { contentTypeOf } from './content-types';
export { checksums, checksumsFile, filesBelow, writeFiles } from './files';
export { headersFor } from './header-rules';
export { addressOf, readHosting, writeHosting } from './hosting';
export { answerOf } from './http-answer';
export { redirectFor } from './redirects';
export { elementsOf, redirectTarget, type Element } from './html';
