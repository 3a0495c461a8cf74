import { t } from '../language';
import { men, onlyMyWord, stillTogether } from './faq-abuse';
import { children } from './faq-children';
import { consulates } from './faq-consulates';
import { cost } from './faq-cost';
import { court } from './faq-court';
import { defamation } from './faq-defamation';
import { deportation } from './faq-deportation';
import { elderAbuse } from './faq-elder-abuse';
import { firstCall } from './faq-first-call';
import { images } from './faq-images';
import { immigration, ownPapers } from './faq-immigration';
import { injuryQuestions, needLawyer, otherAccidents } from './faq-injury';
import { noEmail, whoSees } from './faq-message';
import { military } from './faq-military';
import { under18 } from './faq-under-18';
import { socialSecurityNumber, work } from './faq-work';
import { yearsAgo } from './faq-years-ago';

/** One question with its answer (requirements § 2.6). */
export type FaqEntry = {
  /**
   * The fragment of its address, the same in every language. It must be discreet, since a browser's history shows it.
   */
  readonly id: string;
  /** The question. */
  readonly subject: string;
  /** The short answer, in one to four sentences. */
  readonly subtitle1: string;
  /** One to seven points, called `content1` to `content7` on the earlier site, which this one replaces. */
  readonly contents: readonly string[];
  /** An optional closing remark, in one to four sentences. */
  readonly subtitle2?: string;
  /** Links to where a visitor finds more, such as a help line, an article, or another answer. */
  readonly links?: readonly FaqLink[];
};

/** A link below an answer. `label` names what it leads to, and `text` is the link itself. */
export type FaqLink = { readonly label: string; readonly href: string; readonly text: string };

export type FaqTab = { readonly title: string; readonly entries: readonly FaqEntry[] };

/** The two tabs of the home page (requirements § 2.6). */
export const faqTabs: readonly [FaqTab, FaqTab] = [
  {
    title: t({ en: 'Why Hire a Lawyer', es: 'Por qué contratar a un abogado' }),
    entries: [needLawyer, cost, firstCall, immigration, court, yearsAgo, ...injuryQuestions],
  },
  {
    title: t({ en: 'FAQ', es: 'Preguntas frecuentes' }),
    entries: [whoSees, onlyMyWord, images, stillTogether, men, under18, noEmail],
  },
];

/** The questions of the About page, for which the home page has no room (requirements § 2.9). */
export const moreQuestions: readonly FaqEntry[] = [
  children,
  elderAbuse,
  deportation,
  ownPapers,
  consulates,
  work,
  socialSecurityNumber,
  defamation,
  military,
  otherAccidents,
];
