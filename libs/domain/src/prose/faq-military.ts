import { t } from '../language';
import { lineLink } from '../phone-links';
import type { FaqEntry } from './faq';

/**
 * Sources: safehelpline.org/about and sapr.mil/dod-safe-helpline, on the line and on who else helps; 38 USC 1720D, and
 * an explanation of it at armedservicesauthority.com, on care by the VA.
 */
export const military: FaqEntry = {
  id: 'military',
  subject: t({
    en: 'It happened in the military. Where can I turn?',
    es: 'Pasó en las fuerzas armadas. ¿A dónde puedo acudir?',
  }),
  subtitle1: t({
    en: 'For sexual assault there is the DoD Safe Helpline, day and night. It doesn’t need your name, and tells your command nothing that shows who you are.',
    es: 'Para la agresión sexual está DoD Safe Helpline, día y noche. No necesita su nombre, y no le dice a su mando nada que muestre quién es usted. Pregunte si le atienden en español.',
  }),
  contents: [
    t({
      en: 'Ask the line about a restricted report: care and an advocate, without an investigation.',
      es: 'Pregunte por un reporte restringido (restricted report): atención y una persona de apoyo a víctimas (advocate), sin investigación.',
    }),
    t({
      en: 'If a spouse or partner did it, or the person is under 18, the Family Advocacy Program of the base helps.',
      es: 'Si fue su esposo, su esposa o su pareja, o si la víctima tiene menos de 18 años, ayuda el programa Family Advocacy Program de la base.',
    }),
    t({
      en: 'After service, the VA treats the harm of sexual trauma for free, even if you never reported it.',
      es: 'Después del servicio, la VA atiende gratis el daño de un trauma sexual, aunque nunca lo haya reportado.',
    }),
    t({
      en: 'Service members usually can’t sue the armed forces for harm in service, but others may be responsible. Ask a lawyer.',
      es: 'Quien sirve en las fuerzas armadas casi nunca puede demandarlas por un daño en el servicio, pero puede haber otros responsables. Pregúntele a un abogado.',
    }),
  ],
  links: [lineLink({ name: 'DoD Safe Helpline', phone: '877-995-5247' })],
};
