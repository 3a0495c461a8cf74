import { contactForm, paths } from '@lawyers/domain';
import {
  composeContactMail,
  contactMailConstants,
  formPost,
  type Delivery,
  type Mail,
  type Mailer,
  type SendOptions,
} from '@lawyers/mail';
import { SiteTheme } from '@lawyers/ui';
import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { noFonts } from '../shell/fonts.testing';
import { InquiryForm } from './inquiry-form';
import { mailConfig } from './mail-config';
import { questionGroups } from './question-groups';
import type { FailedDelivery } from './use-inquiry';
import { renderInIsland } from '../hydration/island.testing';

const groups = questionGroups(contactForm, {});

/** For tests: the contact form's questions with a mailer that sends nothing. */
export function showContactForm(
  mailer: Mailer,
  onConfirmed: (inquiryRef: string) => unknown = () => undefined,
) {
  return renderInIsland(
    <SiteTheme fonts={noFonts}>
      <InquiryForm
        id="contact"
        form={contactForm}
        groups={groups}
        compose={(inquiry, context) =>
          composeContactMail(inquiry, { ...context, page: paths.contact }, mailConfig)
        }
        formPost={formPost(
          mailConfig.contactTemplateId,
          contactMailConstants(mailConfig),
          paths.contact,
          mailConfig,
        )}
        recipient={mailConfig.contactRecipient}
        mailer={mailer}
        onConfirmed={onConfirmed}
      />
    </SiteTheme>,
  );
}

export const written = {
  Name: "Zoë O'Brien",
  Email: 'zoe@example.com',
  'Phone number': 'after six: 555-0100',
  Message: 'First line\n<script>alert(1)</script> {{{x}}} 🙂',
} as const;

/** Writes into the fields of these labels, after what is there. */
export async function write(user: UserEvent, texts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(texts)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
}

export const sendButton = () => screen.getByRole('button', { name: 'Send' });

export async function fillInAndSend(user: UserEvent): Promise<void> {
  await write(user, written);
  await user.click(sendButton());
}

/** What the delivery of a message ends with when it was not confirmed. */
export function notConfirmed(status: number, more: Partial<FailedDelivery> = {}): FailedDelivery {
  return {
    ok: false,
    failure: { status, text: status === 0 ? 'Network Error' : 'refused' },
    mayHaveArrived: false,
    stoppedOffline: false,
    lateSuccess: new Promise(() => undefined),
    ...more,
  };
}

/** A mailer whose messages are under way until the test answers, or the visitor gives up. */
export function createHeldMailer() {
  const sent: Mail[] = [];
  let settle: (delivery: Delivery) => void = () => undefined;
  let options: SendOptions = {};
  const mailer: Mailer = {
    send: (mail, given = {}) => {
      sent.push(mail);
      options = given;
      return new Promise((resolve) => {
        settle = resolve;
        given.signal?.addEventListener('abort', () =>
          resolve(notConfirmed(0, { stoppedOffline: true })),
        );
      });
    },
  };
  return {
    ...mailer,
    sent,
    answer: (delivery: Delivery) => act(async () => settle(delivery)),
    hold: (holding: boolean) => act(async () => options.onHold?.(holding)),
  };
}
