import { site, t } from '@lawyers/domain';
import { disclosureCopy } from '../../form/disclosure.copy';

/**
 * The texts inside the intake form, apart from its questions (requirements § 2.7 and § 8.4). They are separate from
 * the page's other texts, so that the browser, which loads the script of the form, does not load those as well.
 */
export const intakeFormCopy = {
  zip: t({
    // A no-break space keeps the number beside its word.
    en: (zip: string) => `ZIP\u00A0${zip}`,
    es: (zip: string) => `código postal\u00A0${zip}`,
  }),
  change: t({ en: 'Change', es: 'Cambiar' }),
  disclosure: {
    ...disclosureCopy,
    paragraphs: [
      t({
        en: 'Some answers above were filled in for you. Please change any that are not true.',
        es: 'Algunas respuestas de arriba ya venían elegidas. Cambie las que no sean ciertas en su caso.',
      }),
      ...disclosureCopy.paragraphs,
    ],
    more: [
      ...disclosureCopy.more,
      t({
        en: 'Before you tell a firm your story, ask whether it represents the other side. To check, it needs only the names.',
        es: 'Antes de contarle su historia a un bufete, pídale que revise si trabaja para quien le hizo daño. Para eso solo necesita los nombres.',
      }),
      t({
        en: `Nothing you write in this form leaves this page until you send it. Then your answers go through EmailJS, an email service, to ${site.company}, which runs this site. We pass them to a law firm or a lawyer. To have them deleted, contact us and give your reference, or your name and the day you sent them. A lawyer who already has them may have to keep a record.`,
        es: `Nada de lo que escribe en este formulario sale de esta página hasta que usted lo envía. Entonces sus respuestas pasan por EmailJS, un servicio de correo electrónico, y llegan a ${site.company}, que maneja este sitio. Se las pasamos a un abogado o a un bufete de abogados. Para que las borremos, contáctenos y dé su número de referencia, o su nombre y el día en que las envió. Si ya las tiene un abogado, quizá la ley le exija a ese abogado guardar un registro.`,
      }),
    ],
  },
} as const;
