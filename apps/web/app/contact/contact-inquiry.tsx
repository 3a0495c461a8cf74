import { createMailer } from '@lawyers/mail';
import { showConfirmation } from '../confirm/show-confirmation';
import { InquiryForm } from '../inquiry/inquiry-form';
import { mailConfig } from '../inquiry/mail-config';
import { contactInquiryProps } from './contact-inquiry-props';

const mailer = createMailer(mailConfig);

/** The contact form of the home and contact pages. `page` is the path of its page. */
export function ContactInquiryForm({ page }: { readonly page: string }) {
  return (
    <InquiryForm
      {...contactInquiryProps(page)}
      mailer={mailer}
      onConfirmed={(reference) => showConfirmation(document, reference)}
    />
  );
}
