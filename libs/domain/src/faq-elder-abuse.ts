import type { FaqEntry } from './faq';
import { t } from './language';
import { lineLink } from './phone-links';

/** Sources: elderjustice.usc.edu/suspectabuse, on reports and interpreters; usaging.org/eldercareloc, on hours. */
export const elderAbuse: FaqEntry = {
  id: 'elders',
  subject: t({
    en: 'Someone is hurting an older or disabled person. Who can help?',
    es: 'Alguien maltrata a una persona mayor o con discapacidad. ¿Quién ayuda?',
  }),
  subtitle1: t({
    en: 'If there is danger, call 911. Otherwise, call Adult Protective Services, even if it is about stolen money. You don’t need proof.',
    es: 'Si hay peligro, llame al 911. Si no, llame a los Servicios de Protección para Adultos (Adult Protective Services), también si le roban dinero a esa persona. No hacen falta pruebas.',
  }),
  contents: [
    t({
      en: 'On weekdays, the Eldercare Locator can tell you the number. It has interpreters.',
      es: 'De lunes a viernes, Eldercare Locator le dice a qué número llamar. Tiene intérpretes.',
    }),
  ],
  links: [lineLink({ name: 'Eldercare Locator', phone: '800-677-1116' })],
};
