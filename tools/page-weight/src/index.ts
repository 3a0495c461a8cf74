export { openBuild, type Build, type BuiltFile } from './build';
export { onlyWhenUsed } from './budgets';
export { bytesOf, pageWeight, type PageWeight } from './page-weight';
