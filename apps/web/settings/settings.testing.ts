import type { Settings } from './settings-schema';

/** For tests: an environment in which every setting has a valid value, and no two have the same. */
export const completeEnvironment: Settings = {
  VITE_SITE_URL: 'https://www.example.com',
  VITE_EMAILJS_PUBLIC_KEY: 'public-key-1',
  VITE_EMAILJS_SERVICE_ID: 'service_1',
  VITE_EMAILJS_CONTACT_TEMPLATE_ID: 'template_contact',
  VITE_EMAILJS_INTAKE_TEMPLATE_ID: 'template_intake',
  VITE_EMAILJS_ORIGIN: 'https://mail.example.com',
  VITE_CONTACT_RECIPIENT: 'office@example.com',
  VITE_INTAKE_RECIPIENT: 'team@example.com',
  VITE_PHONE: '(202) 555-0123',
};

/** The settings without a default. */
export const requiredSettings = Object.keys(completeEnvironment).filter(
  (key) => key !== 'VITE_EMAILJS_ORIGIN',
) as readonly (keyof Settings)[];
