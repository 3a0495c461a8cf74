export { composeIntakeMail, intakeMailConstants } from './compose-intake-mail';
export { composeContactMail, contactMailConstants } from './compose-contact-mail';
export { createMailer } from './send-mail';
export { deliveryPolicy, mayRetry } from './delivery-policy';
export { languageOf, type InquiryMetadata, type BotSign } from './inquiry-metadata';
export { thrownError, type Delivery, type Mail, type Mailer, type SendOptions } from './mail';
export type { MailConfig } from './mail-config';
export { formPost } from './form-post';
