import type { Islands } from './hydrate-islands';

/**
 * The parts of pages that React hydrates; the rest is static HTML (decision 0005). A page loads only its own islands.
 * Islands share no React context: each gets what it needs as props. An island is called like the file of its component,
 * since that is how the build finds its modules in Vite's manifest.
 */
export const islands = {
  'issue-search': () => import('../pages/home/issue-search').then((module) => module.IssueSearch),
  reviews: () => import('../pages/home/reviews').then((module) => module.Reviews),
  'contact-inquiry': () =>
    import('../inquiry/contact-inquiry').then((module) => module.ContactInquiryForm),
  'issue-help': () => import('../inquiry/issue-help').then((module) => module.IssueHelp),
  'intake-inquiry': () =>
    import('../pages/intake/intake-inquiry').then((module) => module.IntakeInquiryForm),
} satisfies Islands;
