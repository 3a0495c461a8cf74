import type { FaqEntry } from './faq';
import { t } from './language';
import { site } from './site';

export const whoSees: FaqEntry = {
  id: 'who-sees',
  subject: t({ en: 'Who sees what I send?', es: '¿Quién ve lo que envío?' }),
  subtitle1: t({
    en: `It goes through EmailJS, an email service, to ${site.company}, which runs this site. From there it may go to a law firm or a lawyer. Email services may keep it.`,
    es: `Pasa por EmailJS, un servicio de correo electrónico, y llega a ${site.company}, que maneja este sitio. De ahí puede pasar a un bufete o a un abogado. Los servicios de correo electrónico pueden guardarlo.`,
  }),
  contents: [
    t({
      en: 'The form doesn’t send it to the police, immigration officials, your employer, your family, or the person who hurt you. But we or a lawyer could be forced to hand it over by a court order, by a law on reporting harm to a child, or by a subpoena, which can also come from a government agency.',
      es: 'El formulario no se lo envía a la policía, ni a inmigración, ni a su empleador, ni a su familia, ni a la persona que le hizo daño. Aun así, podrían obligarnos a nosotros o a un abogado a entregarlo, por la orden de un tribunal, por una ley que obliga a reportar el maltrato o abuso de un menor, o por un requerimiento legal (subpoena), que también puede venir de una agencia del gobierno.',
    }),
  ],
};

export const noEmail: FaqEntry = {
  id: 'no-email',
  subject: t({
    en: 'What if I have no email, or my phone is from another country?',
    es: '¿Y si no uso correo electrónico, o mi teléfono es de otro país?',
  }),
  subtitle1: t({
    en: 'Call us instead, or give your number with its country code, such as +52.',
    es: 'Llámenos, o dé su número con el código del país, como +52.',
  }),
  contents: [
    t({
      en: 'Give the zip code where you live. If you live abroad, give the one where it happened.',
      es: 'Dé el código postal de donde vive o, si vive en otro país, de donde pasó.',
    }),
  ],
};
