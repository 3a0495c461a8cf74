export type { Article, Heading } from './article';
export { articleFolders } from './article-folders';
export { articleHtml, escapeHtml } from './article-html';
export { idsOfArticlePage } from './heading';
export { articles } from './read-articles';
export { isShareImage, pictureFilesOf } from './picture-files';
