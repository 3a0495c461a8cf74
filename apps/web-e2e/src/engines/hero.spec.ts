import { intakeHref, invalidZipMessage, paths } from '@lawyers/domain';
import { labels } from '../visitor/labels';
import { alertWith, button, heroField, withText } from './controls';
import { test } from './test';

const toast = `//*[@aria-live="off"][contains(., "${invalidZipMessage}")]`;

test('an invalid zip code shows a toast and an error at the field, and a corrected one opens the intake form', async ({
  visitor,
}) => {
  await visitor.openHydrated(paths.home);
  await visitor.choose(heroField(labels.issue), 'Partner Violence');
  await visitor.fill(heroField(labels.zipCode), '9021');
  await visitor.click(button(labels.findLawyer));
  await visitor.see(toast);
  await visitor.see(alertWith(invalidZipMessage));
  await visitor.seeThat(heroField(labels.zipCode), { value: '9021', focused: true });
  await visitor.seeAddress(paths.home);

  await visitor.fill(heroField(labels.zipCode), '90210');
  await visitor.press('Enter');
  await visitor.seeAddress(intakeHref('Partner Violence', '90210'));
  await visitor.see(withText('Partner Violence · ZIP\u00A090210'));
});
