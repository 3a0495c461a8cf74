import type { Islands } from './hydration/hydrate-islands';

/**
 * The parts of pages that React brings to life in the browser; all the rest is HTML alone (decision 0005). Each is
 * loaded only by the pages that have it. They share no React context: what an island needs comes in its props.
 */
export const islands = {
  'issue-search': () => import('./home/issue-search').then((module) => module.IssueSearch),
  reviews: () => import('./home/reviews').then((module) => module.Reviews),
  'contact-form': () =>
    import('./contact/contact-inquiry').then((module) => module.ContactInquiryForm),
  'issue-help': () => import('./inquiry/issue-help').then((module) => module.IssueHelp),
  'case-form': () => import('./intake/case-inquiry').then((module) => module.CaseInquiryForm),
} satisfies Islands;
