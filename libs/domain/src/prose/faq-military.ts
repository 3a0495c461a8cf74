import { t } from '../language';
import { lineLink } from '../phone-links';
import type { FaqEntry } from './faq';
import { otherPhones } from './other-phones';

/**
 * Sources: safehelpline.org/howitworks, on what the line keeps private; sapr.mil/dod-safe-helpline, on the line and on
 * who else helps; 38 USC 1720D, and an explanation of it at armedservicesauthority.com, on care by the VA.
 */
export const military: FaqEntry = {
  id: 'military',
  subject: t({
    en: 'It happened in the military. Where can I turn?',
    es: 'Pasó en las fuerzas armadas. ¿A quién puedo acudir?',
  }),
  subtitle1: t({
    en: 'After a sexual assault, call the DoD Safe Helpline at any hour. You don’t have to give your name, and unless a law requires it, the line shares nothing that could identify you.',
    es: 'Después de una agresión sexual, llame a DoD Safe Helpline a cualquier hora. No tiene que dar su nombre y, a menos que una ley lo exija, esa línea no comparte nada que pueda identificarle. Pregunte si le atienden en español.',
  }),
  contents: [
    t({
      en: 'Ask the line about a restricted report: care and an advocate, without an investigation. Ask before you tell anyone in your chain of command.',
      es: 'Pregunte por un reporte restringido (restricted report): atención y una persona de apoyo a víctimas (advocate), sin investigación. Pregunte antes de contárselo a alguien de su cadena de mando.',
    }),
    t({
      en: 'If a spouse or partner did it, or the victim is under 18, the base’s Family Advocacy Program helps. Ask first whom it must tell.',
      es: 'Si fue su esposo, su esposa o su pareja, o si la víctima tiene menos de 18 años, ayuda el programa Family Advocacy Program de la base. Pregunte primero a quién tienen que avisar.',
    }),
    t({
      en: 'After service, the VA treats the effects of sexual trauma for free, even if you never reported it.',
      es: 'Después del servicio, la VA atiende gratis los efectos de un trauma sexual, aunque nunca lo haya reportado.',
    }),
    t({
      en: 'Service members usually can’t sue the armed forces for harm in service, but others may be responsible. Ask a lawyer.',
      es: 'Quien sirve en las fuerzas armadas casi nunca puede demandarlas por un daño en el servicio, pero puede haber otros responsables. Pregúntele a un abogado.',
    }),
  ],
  links: [lineLink(otherPhones.safeHelpline)],
};
