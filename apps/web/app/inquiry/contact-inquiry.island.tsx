import { createMailer } from '@lawyers/mail';
import { contactInquiryProps } from './contact-inquiry-props';
import { InquiryForm } from './inquiry-form';
import { mailConfig } from './mail-config';
import { showConfirmation } from './show-confirmation';

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
