export { budgets, onlyWhenUsed, targetOf } from './budgets';
export { openBuild, type Build, type BuiltFile } from './build';
export { chosenSource, type Screen } from './chosen-source';
export { complaintsAbout, type Complaint } from './complaints';
export { exampleOf, pageKindOf, pageKinds, type PageKind } from './page-kind';
export { bytesOf, pageWeight, parts, type PageWeight, type Part } from './page-weight';
export { tagsOf, type Tag } from './tags';
