/** The four message templates of the specification, section 5. Every message on a form comes from here. */
export const messages = {
  required: (label: string) => `${label} is required!`,
  email: (label: string) => `${label} is not a valid email!`,
  number: (label: string) => `${label} is not a valid phone number!`,
  range: (label: string, min: number | string, max: number | string) =>
    `${label} must be between ${min} and ${max}`,
} as const;

/** The toast and inline error of the hero (specification, section 8). */
export const invalidZipMessage = 'Please input valid Zip Code';
