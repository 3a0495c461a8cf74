import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { contactForm, firstQuestions, paths, safeContact } from '@lawyers/domain';
import {
  composeContactMail,
  contactMailConstants,
  type Delivery,
  type Mail,
  type Mailer,
  type SendOptions,
} from '@lawyers/mail';
import { questionGroups } from '../form/question-groups';
import { renderInIsland } from '../hydration/island.testing';
import { InquiryForm } from './inquiry-form';
import type { FailedDelivery } from './inquiry-state';
import { mailConfig } from './mail-config';

// Leaves out the two groups of optional questions, since most of a test's time would go into rendering them in jsdom.
// The form still has the consent to calls.
const skipped = Object.keys({ ...firstQuestions, ...safeContact }) as (keyof typeof contactForm)[];
const groups = questionGroups(contactForm, { omitted: skipped });

/** For tests: renders the contact form's questions with a fake mailer, without the page around it. */
export function showContactForm(
  mailer: Mailer,
  onConfirmed: (inquiryRef: string) => unknown = () => undefined,
  onCompose: () => unknown = () => undefined,
) {
  return renderInIsland(
    <InquiryForm
      id="contact"
      form={contactForm}
      groups={groups}
      page={paths.contact}
      templateId={mailConfig.contactTemplateId}
      constants={contactMailConstants(mailConfig)}
      compose={(...inquiry) => {
        onCompose();
        return composeContactMail(...inquiry);
      }}
      mailer={mailer}
      onConfirmed={onConfirmed}
    />,
  );
}

export const typed = {
  Name: "Zoë O'Brien",
  Email: 'zoe@example.com',
  'Phone number': 'after six: 555-0100',
  Message: 'First line\n<script>alert(1)</script> {{{x}}} 🙂',
} as const;

/**
 * Appends texts to the current values of fields, by label. Each text is one input event, since typing single keys is
 * slow in jsdom.
 */
export function fillIn(texts: Readonly<Record<string, string>>): void {
  for (const [label, text] of Object.entries(texts)) {
    const input = field(label);
    fireEvent.input(input, { target: { value: input.value + text } });
  }
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

export const sendButton = () => screen.getByRole('button', { name: 'Send' });

/** Renders the form, fills it in, and sends it. */
export async function showAndSend(...of: Parameters<typeof showContactForm>): Promise<UserEvent> {
  const user = userEvent.setup();
  showContactForm(...of);
  fillIn(typed);
  await user.click(sendButton());
  return user;
}

/** The result of a delivery that was not confirmed. */
export function failedDelivery(status: number, more: Partial<FailedDelivery> = {}): FailedDelivery {
  return {
    ok: false,
    failure: { status, text: status === 0 ? 'Network Error' : 'refused' },
    stoppedWhileOffline: false,
    lateSuccess: new Promise(() => undefined),
    ...more,
  };
}

/** A mailer whose deliveries stay pending until the test calls `respond`. */
export function createPendingMailer() {
  const sent: Mail[] = [];
  let settle: (delivery: Delivery) => void = () => undefined;
  let options: SendOptions = {};
  return {
    sent,
    send: (mail: Mail, sendOptions: SendOptions = {}) => {
      sent.push(mail);
      options = sendOptions;
      return new Promise<Delivery>((resolve) => {
        settle = resolve;
      });
    },
    isCancelled: () => options.signal?.aborted,
    respond: (delivery: Delivery) => act(async () => settle(delivery)),
    setOffline: (offline: boolean) => act(async () => options.onOfflineChange?.(offline)),
  };
}
