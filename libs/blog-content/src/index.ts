export type { Article, Heading } from './article';
export { articleHtml, escapeHtml, type ArticleHtmlOptions } from './article-html';
export { readArticles } from './read-articles';
