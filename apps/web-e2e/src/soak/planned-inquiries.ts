import type { SoakOptions } from './soak-options';
import { planInquiry, type InquiryPlan } from './inquiry-plan';

/** The plans of all inquiries of a run. */
export function plannedInquiries({ seed, count, only }: SoakOptions): readonly InquiryPlan[] {
  const indexes = only ?? Array.from({ length: count }, (_, index) => index);
  return indexes.map((index) => planInquiry(seed, index));
}
