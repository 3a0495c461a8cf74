import type { FaqEntry } from './faq';
import { t } from './language';
import { site } from './site';

export const whoSees: FaqEntry = {
  subject: t({ en: 'Who sees what I send?', es: '¿Quién ve lo que envío?' }),
  subtitle1: t({
    en: `It goes through EmailJS, an email service, to ${site.company}, which runs this site. From there it may go to a law firm or a lawyer. Email services may keep it.`,
    es: `Pasa por EmailJS, un servicio de correo electrónico, y llega a ${site.company}, que maneja este sitio. De ahí puede pasar a un bufete o a un abogado. Los servicios de correo electrónico pueden guardarlo.`,
  }),
  contents: [
    t({
      en: 'The form doesn’t send it to the police, immigration officials, your employer, your family, or the person who hurt you. But a court order or a subpoena, which can also come from a government agency, could force us or a lawyer to hand it over, and so could a law on reporting harm to a child.',
      es: 'El formulario no se lo envía a la policía, ni a inmigración, ni a su empleador, ni a su familia, ni a la persona que le hizo daño. Aun así, la orden de un tribunal o un requerimiento legal (subpoena), que también puede venir de una agencia del gobierno, podría obligarnos, a nosotros o a un abogado, a entregarlo. También una ley que obliga a reportar el maltrato o abuso de un menor.',
    }),
  ],
};

export const noEmail: FaqEntry = {
  subject: t({
    en: 'I have no email, or I live in another country. Can I use this?',
    es: 'No uso correo electrónico, o vivo en otro país. ¿Puedo usar esto?',
  }),
  subtitle1: t({
    en: 'Without email, call us. The number is at the foot of every page.',
    es: 'Sin correo electrónico, llámenos. El número está al final de cada página.',
  }),
  contents: [
    t({
      en: 'Give a number abroad with its country code, such as +52 for Mexico. As zip code, give the one where you live or, if that is abroad, where it happened.',
      es: 'Si su teléfono es de otro país, ponga antes la clave del país, como +52 para México. En el código postal, ponga el del lugar donde vive o, si vive en otro país, el del lugar donde pasó.',
    }),
  ],
};
