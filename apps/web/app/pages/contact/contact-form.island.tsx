import { createMailer } from '@lawyers/mail';
import { InquiryForm } from '../../delivery/inquiry-form';
import { mailConfig } from '../../delivery/mail-config';
import { showConfirmation } from '../confirm/show-confirmation';
import { contactFormProps } from './contact-form-props';

const mailer = createMailer(mailConfig);

/** The contact form of the home and contact pages. `page` is the path of its page. */
export function ContactForm({ page }: { readonly page: string }) {
  return (
    <InquiryForm
      {...contactFormProps(page)}
      mailer={mailer}
      onConfirmed={(reference) => showConfirmation(document, reference)}
    />
  );
}
