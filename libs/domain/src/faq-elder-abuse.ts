import type { FaqEntry } from './faq';
import { lineLink } from './faq-link';
import { t } from './language';

/** Sources: elderjustice.usc.edu/suspectabuse, on reports and interpreters; usaging.org/eldercareloc, on hours. */
export const elderAbuse: FaqEntry = {
  subject: t({
    en: 'Someone hurts an older or disabled person, or takes their money. Who helps?',
    es: 'Alguien maltrata a una persona mayor o con discapacidad, o le quita su dinero. ¿Quién ayuda?',
  }),
  subtitle1: t({
    en: 'In danger, call 911. Otherwise tell Adult Protective Services, which every state has. You don’t need proof.',
    es: 'Si hay peligro, llame al 911. Si no, avise a los Servicios de Protección para Adultos (Adult Protective Services), que hay en cada estado. No hacen falta pruebas.',
  }),
  contents: [
    t({
      en: 'The Eldercare Locator tells you which office, on weekdays and with an interpreter. For a nursing home, ask it for the long-term care ombudsman.',
      es: 'Eldercare Locator le dice cuál es la oficina, de lunes a viernes y con intérprete. Si es en un asilo (nursing home), pídale el “long-term care ombudsman”, que defiende a quienes viven ahí.',
    }),
  ],
  links: [lineLink({ name: 'Eldercare Locator', phone: '800-677-1116' })],
};
