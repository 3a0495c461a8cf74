/** An issue that a visitor can choose (requirements § 3.1). */
export type IssueType = {
  readonly name: string;
  readonly pictureId: string;
  /** The text of its card on the home page (requirements § 2.6). */
  readonly category1: string;
};

/** The six issues, for the issue picker, the legal area cards, and both forms (requirements § 3.1). */
export const issueTypes = [
  {
    name: 'Sex Assault',
    pictureId: 'shield',
    category1:
      'Any sexual contact that you did not agree to, by a stranger, a date, or someone close. It was not your fault, whatever you wore, drank, or said.',
  },
  {
    name: 'Child Sex Abuse',
    pictureId: 'small-hand',
    category1:
      'Sexual harm to a child by a relative, coach, teacher, faith leader, or anyone else. A child is never to blame. Many people do not talk about it until years later, and time limits vary by state.',
  },
  {
    name: 'Sex Exploitation',
    pictureId: 'broken-chain',
    category1:
      'Someone used money, shelter, drugs, threats, or false promises to get sex or images from you. It was not your fault, even if you said yes or took what they offered.',
  },
  {
    name: 'Partner Violence',
    pictureId: 'house',
    category1:
      'Harm done by a spouse, partner, or ex. It can be hitting, threats, stalking, sex you did not want, or control of your money or phone. You did not cause it.',
  },
  {
    name: 'Workplace Sex Abuse',
    pictureId: 'desk',
    category1:
      'Touching, comments, or demands that you did not want, from a boss, coworker, or customer. It can also be a threat to your job for saying no. It is never part of the job.',
  },
  {
    name: 'Digital Sex Abuse',
    pictureId: 'screen',
    category1:
      'Private images shared without your consent or used as a threat, fake images of you, or hidden cameras. Trusting someone with a picture does not make this your fault. Most sites and apps where people post must take such images down, real or fake, within 48 hours of a valid request.',
  },
] as const satisfies readonly IssueType[];

export type IssueName = (typeof issueTypes)[number]['name'];

/** The names of the issues, in order. */
export const issueNames: readonly IssueName[] = issueTypes.map((issue) => issue.name);

/**
 * Returns `text` if it is exactly an issue name, otherwise undefined. No key lookup, since `text` may be `__proto__`.
 */
export function issueNameFrom(text: string | null | undefined): IssueName | undefined {
  return issueNames.find((name) => name === text);
}
