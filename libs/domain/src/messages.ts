/** The message templates of the forms (requirements § 3.2). */
export const messages = {
  required: (label: string) => `${label} is required!`,
  email: (label: string) => `${label} is not a valid email!`,
  number: (label: string) => `${label} is not a valid phone number!`,
  range: (label: string, min: number | string, max: number | string) =>
    `${label} must be between ${min} and ${max}`,
} as const;

/** The message of the zip code, and of the toast in the hero (requirements § 3.3). */
export const invalidZipMessage = 'Please input valid Zip Code';
