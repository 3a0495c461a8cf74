import { render, screen } from '@testing-library/react';
import { Honeypot } from './honeypot';

// Words that the autofill of Chromium (legacy_regex_patterns.json), Firefox (HeuristicsRegExp.sys.mjs), or Safari looks
// for in a field's name and label, mostly as substrings.
const profileWords = `
  name nickname initial suffix title mr vorname nom apellido nome mail courriel correo posta phone mobile contact
  tel fax ext extension area prefix address addr street line suite unit apt apartment floor building house
  landmark attention attn delivery strasse adresse calle rua city town suburb ort stadt ville ciudad neighborhood
  district state county region province other land country location pais zip postal post code pin plz cep cap cp
  cdp company business organization organisation firm empresa societe url website web site homepage link user
  login account acct password pass pwd otp one.time token card cc cvc cvv cvn security exp month year iban number
  num birth bday day date age gender sex passport license vehicle promo coupon gift voucher price amount quantity
  loyalty member search query find flight national document tax id`
  .trim()
  .split(/\s+/);

test('browsers do not autofill it by its name or label, and neither Tab nor a screen reader finds it', () => {
  render(<Honeypot />);
  const field = screen.getByLabelText<HTMLInputElement>('Leave this empty');
  const words = [field.name, field.id, field.placeholder, field.labels?.[0]?.textContent ?? ''];
  const text = words.join(' ').toLowerCase();
  expect(profileWords.filter((word) => text.includes(word))).toEqual([]);
  expect(field).toHaveAttribute('autocomplete', 'off');
  expect(field).toHaveAttribute('tabindex', '-1');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
