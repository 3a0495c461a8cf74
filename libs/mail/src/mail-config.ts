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
