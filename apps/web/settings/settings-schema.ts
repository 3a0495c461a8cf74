import * as v from 'valibot';

const required = v.pipe(v.string(), v.trim(), v.nonEmpty());
const origin = v.pipe(
  required,
  v.url(({ input }) => `must be a full address, such as https://www.example.com, but is ${input}`),
  v.transform((text) => new URL(text).origin),
  v.check(
    (text) => text.startsWith('https:'),
    ({ input }) => `must begin with https: in a production build, but is ${input}`,
  ),
);
const id = v.pipe(
  required,
  v.regex(/^[\w-]+$/, ({ input }) => `must be letters, digits, - and _, but is ${input}`),
);
const mailbox = v.pipe(
  required,
  v.email(({ input }) => `must be one email address, but is ${input}`),
);

/** Every build-time setting. `.env.example` explains each of them to operators; a test compares the two. */
export const settingsSchema = v.object({
  VITE_SITE_URL: origin,
  VITE_EMAILJS_PUBLIC_KEY: id,
  VITE_EMAILJS_SERVICE_ID: id,
  VITE_EMAILJS_CONTACT_TEMPLATE_ID: id,
  VITE_EMAILJS_INTAKE_TEMPLATE_ID: id,
  VITE_EMAILJS_ORIGIN: v.optional(origin, 'https://api.emailjs.com'),
  VITE_CONTACT_RECIPIENT: mailbox,
  VITE_INTAKE_RECIPIENT: mailbox,
  VITE_PHONE: required,
});

export type Settings = v.InferOutput<typeof settingsSchema>;
