import { planInquiry, type InquiryPlan } from './inquiry-plan';
import type { SoakOptions } from './soak-options';

/** The plans of all inquiries of a run. */
export function plannedInquiries({ seed, count, only }: SoakOptions): readonly InquiryPlan[] {
  const indexes = only ?? Array.from({ length: count }, (_, index) => index);
  return indexes.map((index) => planInquiry(seed, index));
}
