export type { Article, Heading } from './article';
export { articleHtml, escapeHtml, type ArticleHtmlOptions } from './article-html';
export { checkArticleLinks } from './article-links';
export { readArticles, readArticlesLazily } from './read-articles';
