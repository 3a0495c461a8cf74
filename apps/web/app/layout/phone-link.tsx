import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { phoneInText, telHref } from '@lawyers/domain';
import { settings } from '../build-settings';

/** The site's phone number as a `tel:` link. */
export function PhoneLink() {
  const number = settings.VITE_PHONE;
  return (
    <Link href={telHref(number)} translate="no">
      {number}
    </Link>
  );
}

/** A text whose phone numbers are links. */
export function TextWithPhones({ children: text }: { readonly children: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { index, 1: before = '', 2: phone = '' } of text.matchAll(phoneInText)) {
    const start = index + before.length;
    parts.push(
      text.slice(end, start),
      <a key={index} href={telHref(phone)}>
        {phone}
      </a>,
    );
    end = start + phone.length;
  }
  return [...parts, text.slice(end)];
}
