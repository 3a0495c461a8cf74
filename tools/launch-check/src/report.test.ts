import { launchWith, ready } from './launch.testing';
import { report } from './report';

const unclear = 'since the ids do not say';

test('it asks which template is which only where the ids do not say, since swapped ones would drop answers', () => {
  const ids = (contact: string, intake: string) => ({
    settings: {
      ...ready.settings,
      VITE_EMAILJS_CONTACT_TEMPLATE_ID: contact,
      VITE_EMAILJS_INTAKE_TEMPLATE_ID: intake,
    },
  });
  expect(report([], launchWith(ids('contact', 'Intake_2')))).not.toContain(unclear);
  expect(report([], launchWith(ids('contact', 'template_b92')))).toContain(
    `  - that template_b92 is the intake template, ${unclear};\n`,
  );
  expect(report([], launchWith(ids('a81', 'b92')))).toContain('a81 is the contact template, and');
});
