import {
  callConsent,
  caseInquiryForm,
  contactForm,
  issueNames,
  paths,
  site,
  type IssueName,
} from '@lawyers/domain';
import { untouchedAnswers } from '@lawyers/domain/sample-answers';
import { expect } from '@playwright/test';
import { sandboxSite } from '../sandbox-site';
import type { Visitor } from '../visitor';

/** Every parameter of a case in which all that is chosen was left as it stood at first. */
export function caseParameters(visitor: Visitor, ref: string) {
  return {
    // Questions that the specification does not know.
    ...untouchedAnswers(caseInquiryForm),
    name: site.teamName,
    recipient: sandboxSite.intakeRecipient,
    from_name: visitor.user,
    email: visitor.email,
    accidentId: 'Partner Violence',
    fault: 'Yes',
    medical: 'Yes',
    period: 'Less than 1 Year',
    phone_number: visitor.phone_number,
    signup: 'Yes',
    stay: 'Back or Neck Pain',
    stay_label: 'Violated',
    zipCode: '90210',
    reply_to: visitor.email,
    message: visitor.message,
    preferred_name: '',
    safe_hours: '',
    safe_voicemail: '',
    safe_caller: '',
    left_as_preset: 'Period, Primary type of injustice, Medical, Fault, Signup',
    ...circumstances(ref, paths.intake),
  };
}

/** Every parameter of a message from the contact form. */
export function contactParameters(visitor: Visitor, issue: IssueName, ref: string, page: string) {
  return {
    ...untouchedAnswers(contactForm),
    name: site.company,
    recipient: sandboxSite.contactRecipient,
    from_name: visitor.user,
    email: visitor.email,
    accidentId: issue,
    phone_number: visitor.phone_number,
    reply_to: visitor.email,
    message: visitor.message,
    logoUrl: `${sandboxSite.url}/icon-192.png`,
    logoLink: sandboxSite.url,
    logoString: site.brand,
    left_as_preset: issue === issueNames[0] ? 'Issue' : '',
    ...circumstances(ref, page),
  };
}

function circumstances(ref: string, page: string) {
  return {
    inquiry_ref: ref,
    page,
    consent_calls: 'no',
    consent_version: callConsent.version,
    consent_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown,
    language: 'en',
    flag: '',
  };
}
