import { frequentQuestions } from './faq-frequent';
import { whyHireALawyer } from './faq-why-hire';

/** One question with its answer (specification, section 3, "FAQ entries"). */
export type FaqEntry = {
  /** The question. */
  readonly subject: string;
  /** One or two sentences that answer first. */
  readonly subtitle1: string;
  /** One to seven points (content1 to content7). */
  readonly contents: readonly string[];
  /** A closing sentence where it helps. */
  readonly subtitle2?: string;
};

export type FaqTab = { readonly title: string; readonly entries: readonly FaqEntry[] };

/** The two tabs of the home page (specification, section 2, "FAQ with two tabs"). */
export const faqTabs: readonly [FaqTab, FaqTab] = [whyHireALawyer, frequentQuestions];
