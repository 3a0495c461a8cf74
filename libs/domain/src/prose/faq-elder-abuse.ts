import { t } from '../language';
import { lineLink } from '../phone-links';
import type { FaqEntry } from './faq';
import { otherPhones } from './other-phones';

/**
 * Sources: elderjustice.usc.edu/suspectabuse, on reports and interpreters; usaging.org/eldercareloc, on hours; 42 USC
 * 3058g, and eastalabamaaging.org/how-can-i-make-a-complaint, on ombudsmen; dhr.alabama.gov and capeanncommunity.com,
 * on lines that take reports day and night.
 */
export const elderAbuse: FaqEntry = {
  id: 'elders',
  subject: t({
    en: 'Who can help if a nursing home, caregiver, or relative is hurting an older or disabled person?',
    es: '¿Quién puede ayudar si un hogar de ancianos, un cuidador o un familiar maltrata a una persona mayor o con discapacidad?',
  }),
  subtitle1: t({
    en: 'If there is danger, call 911. Otherwise, call Adult Protective Services, even if it is about stolen money. You don’t need proof. Ask what the person you suspect will be told, and how the older or disabled person stays safe meanwhile.',
    es: 'Si hay peligro, llame al 911. Si no, llame a los Servicios de Protección para Adultos (Adult Protective Services), también si le roban dinero a esa persona. No hacen falta pruebas. Pregunte qué le dirán a la persona de quien usted sospecha, y cómo van a proteger mientras tanto a la persona mayor o con discapacidad.',
  }),
  contents: [
    t({
      en: 'In a nursing home or another care home, also call the long-term care ombudsman, who helps residents at no charge. The ombudsman may not say who called, unless you agree or a court orders it.',
      es: 'En un hogar de ancianos u otro hogar de cuidado, llame también al defensor de los residentes (long-term care ombudsman), que ayuda gratis a quienes viven ahí. No puede decir quién llamó, a menos que usted lo permita o lo ordene un tribunal (la corte).',
    }),
    t({
      en: 'On weekdays, the Eldercare Locator can tell you both numbers. It has interpreters.',
      es: 'De lunes a viernes, Eldercare Locator le dice los dos números. Tiene intérpretes.',
    }),
    t({
      en: 'On a weekend, search for the name of the state with “Adult Protective Services.” Many states take reports day and night.',
      es: 'En fin de semana, busque en internet el nombre del estado con “Adult Protective Services”. Muchos estados reciben reportes día y noche.',
    }),
    t({
      en: 'Ask a lawyer about money for the harm, and show them what was signed when the person moved in.',
      es: 'Pregúntele a un abogado si se puede pedir dinero por el daño, y muéstrele los papeles que se firmaron al entrar al hogar de ancianos.',
    }),
  ],
  links: [lineLink(otherPhones.eldercare)],
};
