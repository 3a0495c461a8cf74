import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { exitKeys } from '@lawyers/ui/exit';
import { staticHtml } from '../hydration/island.testing';
import Contact from '../pages/contact/contact.route';
import { ContactSection } from '../pages/home/contact-section';
import Intake from '../pages/intake/intake.route';
import { safetyCopy } from './safety-note.copy';

test.each<readonly [string, ReactElement]>([
  ['contact form of the home page', <ContactSection key="home" />],
  ['contact form of the contact page', <Contact key="contact" />],
  ['intake form', <Intake key="intake" />],
])(
  'a note beside the %s says that Exit does not erase the history, and leads to more',
  (_, place) => {
    document.body.innerHTML = staticHtml(place);
    expect(document.forms).toHaveLength(1);

    const note = screen.getByText('If someone may be watching').closest('details');
    expect(note).toHaveTextContent('“Exit this site” can’t erase the browser’s history');
    expect(note?.querySelector('a')).toHaveAttribute('href', '/stay-safe');
  },
);

test('the note says how often each key must be pressed', () => {
  const times = { 2: 'twice', 3: 'three times' } as const;
  expect(safetyCopy.exit).toContain(`press Shift ${times[exitKeys.Shift.presses]}`);
  expect(safetyCopy.exit).toContain(`Escape ${times[exitKeys.Escape.presses]}`);
});
