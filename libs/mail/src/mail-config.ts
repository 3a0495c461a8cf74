/** The settings for sending mail; `.env.example` explains each. */
export type MailConfig = {
  readonly publicKey: string;
  readonly serviceId: string;
  readonly contactTemplateId: string;
  readonly intakeTemplateId: string;
  /** Scheme and host of the mail service, such as `https://api.emailjs.com`. */
  readonly origin: string;
  readonly contactRecipient: string;
  readonly intakeRecipient: string;
  /** Address of the site, for the logo and link of the contact mail. */
  readonly siteUrl: string;
};

const settingNames: Record<keyof MailConfig, string> = {
  publicKey: 'public key',
  serviceId: 'service id',
  contactTemplateId: 'contact template id',
  intakeTemplateId: 'intake template id',
  origin: 'mail origin',
  contactRecipient: 'contact recipient',
  intakeRecipient: 'intake recipient',
  siteUrl: 'site URL',
};

/**
 * Returns `settings` unchanged if none is missing or empty.
 * @throws Error that names every missing setting (requirements § 4.5).
 */
export function createMailConfig(settings: Partial<MailConfig>): MailConfig {
  const missing = Object.entries(settingNames)
    .filter(([key]) => !settings[key as keyof MailConfig])
    .map(([, name]) => name);
  if (missing.length > 0) {
    throw new Error(`Email cannot be sent: missing ${missing.join(', ')}.`);
  }
  return settings as MailConfig;
}
