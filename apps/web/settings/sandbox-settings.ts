import type { Settings } from './settings-schema';

/** The settings of `npm start`, tests, and the development server. All requests stay on the local machine. */
export function sandboxSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  return {
    VITE_SITE_URL: `http://localhost:${env['SITE_PORT'] ?? 4200}`,
    VITE_EMAILJS_PUBLIC_KEY: 'sandbox_public_key',
    VITE_EMAILJS_SERVICE_ID: 'sandbox_service',
    VITE_EMAILJS_CONTACT_TEMPLATE_ID: 'contact',
    VITE_EMAILJS_INTAKE_TEMPLATE_ID: 'intake',
    VITE_EMAILJS_ORIGIN: `http://localhost:${env['MAIL_SANDBOX_PORT'] ?? 4300}`,
    VITE_CONTACT_RECIPIENT: 'office@example.com',
    VITE_INTAKE_RECIPIENT: 'lawyer-team@example.com',
    VITE_PHONE: '(202) 555-0100',
  };
}
