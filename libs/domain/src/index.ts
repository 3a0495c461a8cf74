export { intakeForm, stays, type IntakeInquiry } from './intake-form';
export {
  injuries,
  injuryIntakeForm,
  intakeFormFor,
  intakeFormForEveryIssue,
} from './intake-forms-by-issue';
export { answerLanguages } from './answer-language';
export { callConsent } from './prose/consent';
export { consentNames } from './prose/consent-versions';
export { contactForm, type ContactInquiry } from './contact-form';
export { faqTabs, moreQuestions, type FaqEntry } from './prose/faq';
export { feedPath } from './feed-path';
export { cost } from './prose/faq-cost';
export { firstCall } from './prose/faq-first-call';
export { immigration } from './prose/faq-immigration';
export { ticked, yesOrNo, type Field, type FieldType, type Option } from './field';
export { firstQuestions } from './first-questions';
export {
  inputName,
  leftAsPreset,
  parseForm,
  sentAnswers,
  type Answers,
  type FieldError,
  type Form,
  type FormValues,
} from './form';
export { heroForm } from './hero-form';
export {
  emergency,
  helpLineFor,
  helpLines,
  linesDayAndNight,
  type HelpLine,
} from './prose/help-lines';
export { createInquiryRef } from './inquiry-ref';
export { intakeParameters } from './intake-parameters';
export { intakeHref, readIntakeQuery, type IntakeQuery } from './intake-query';
export {
  injuryIssue,
  issueLabel,
  issueNameFrom,
  issueNames,
  issueQuestion,
  issueTypes,
  type IssueName,
  serviceQuestion,
  topicOf,
  type Topic,
} from './issue-types';
export {
  defaultLanguage,
  isLanguage,
  language,
  languages,
  t,
  withEnglish,
  type Language,
  type Translations,
} from './language';
export { errorMessages, invalidZipMessage } from './error-messages';
export {
  articlesPerPage,
  blogPageOf,
  fixedPaths,
  languageAt,
  pathIn,
  paths,
  privatePaths,
  publicPaths,
} from './paths';
export { phoneInText, telHref } from './phone-links';
export { plainText } from './plain-text';
export type { Review } from './review';
export { drawReviews, reviews } from './reviews';
export { safeContact } from './safe-contact';
export { otherPhones } from './prose/other-phones';
export { sampleReviews } from './prose/sample-reviews';
export { placeOfZipCode, unservedStateOf } from './place-of-zip-code';
export { isServed, servedStateNames, servedStatesSentence } from './served-states';
export { site } from './site';
export type { SiteFacts, SocialNetwork } from './site-facts-schema';
export { stateLaw } from './state-law';
export { stateInSentence } from './state-names';
export {
  advertisingService,
  fees,
  legalAidLimits,
  noMessage,
  responseTime,
  whoPays,
} from './prose/shared-phrases';
export { isState, states, type State } from './states';
export { zipCodeFrom } from './zip-code';
