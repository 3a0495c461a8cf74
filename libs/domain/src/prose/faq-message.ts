import { t } from '../language';
import { site } from '../site';
import type { FaqEntry } from './faq';

export const whoSees: FaqEntry = {
  id: 'who-sees',
  subject: t({ en: 'Who sees what I send?', es: '¿Quién ve lo que envío?' }),
  subtitle1: t({
    en: `It goes through EmailJS, an email service, to ${site.company}, which runs this site. If you are looking for a lawyer, we pass it to a law firm or a lawyer. EmailJS and the service that runs our mailbox may keep it.`,
    es: `Pasa por EmailJS, un servicio de correo electrónico, y llega a ${site.company}, que maneja este sitio. Si busca un abogado, se lo pasamos a un abogado o a un bufete de abogados. EmailJS y el servicio que maneja nuestro buzón pueden guardarlo.`,
  }),
  contents: [
    t({
      en: 'The form doesn’t send it to the police, immigration officials, your employer, your family, or the person who hurt you. But we or a lawyer could be forced to hand it over by a court order, by a law on reporting harm to a child, or by a subpoena, which can also come from a government agency.',
      es: 'El formulario no se lo envía a la policía, ni a inmigración, ni a su empleador, ni a su familia, ni a la persona que le hizo daño. Aun así, podrían obligarnos a nosotros o a un abogado a entregarlo, por la orden de un tribunal, por una ley que obliga a reportar el maltrato o abuso de un menor, o por un requerimiento legal (subpoena), que también puede venir de una agencia del gobierno.',
    }),
    t({
      en: 'What you tell a lawyer to get legal advice is private by law in nearly every state, even if you do not hire them. But what you send before you have talked, such as this form, may not be: until a lawyer asks, leave out what could hurt you.',
      es: 'Lo que le cuenta a un abogado para que le aconseje es privado por ley en casi todos los estados, aunque usted no lo contrate. Pero quizá no lo sea lo que envía antes de hablar con él, como este formulario: mientras un abogado no se lo pida, no ponga lo que podría perjudicarle.',
    }),
  ],
};

export const noEmail: FaqEntry = {
  id: 'no-email',
  subject: t({
    en: 'What if I have no email, only one safe way to be reached, or a phone from another country?',
    es: '¿Y si no uso correo electrónico, si solo hay una manera segura de contactarme, o si mi teléfono es de otro país?',
  }),
  subtitle1: t({
    en: 'Without a safe email, call us instead, from a phone that no one else can check. If only your email is safe, enter 0 as the phone number.',
    es: 'Si no tiene un correo electrónico seguro, mejor llámenos, desde un teléfono que nadie más pueda revisar. Si solo su correo es seguro, ponga 0 como número de teléfono.',
  }),
  contents: [
    t({
      en: 'A number from another country needs its code, such as +52.',
      es: 'Un número de otro país lleva su código, como +52.',
    }),
    t({
      en: 'Give the zip code where you live. If you live abroad, give the one where it happened.',
      es: 'Dé el código postal del lugar donde vive o, si vive en otro país, el del lugar donde pasó.',
    }),
  ],
};
