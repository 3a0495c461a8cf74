import { createMailer, type MailConfig } from '@lawyers/mail';
import { settings } from '../build-settings';

/** The mail configuration, from the build-time settings. */
export const mailConfig: MailConfig = {
  publicKey: settings.VITE_EMAILJS_PUBLIC_KEY,
  serviceId: settings.VITE_EMAILJS_SERVICE_ID,
  contactTemplateId: settings.VITE_EMAILJS_CONTACT_TEMPLATE_ID,
  intakeTemplateId: settings.VITE_EMAILJS_INTAKE_TEMPLATE_ID,
  origin: settings.VITE_EMAILJS_ORIGIN,
  contactRecipient: settings.VITE_CONTACT_RECIPIENT,
  intakeRecipient: settings.VITE_INTAKE_RECIPIENT,
  siteUrl: settings.VITE_SITE_URL,
};

export const siteMailer = createMailer(mailConfig);
