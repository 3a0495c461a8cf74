import { optionalChoice, text, yesOrNo } from './field';
import { t } from './language';
import { stateOptions } from './state-names';

/** Options of `hurt_person`. Mails carry the English value. */
const hurtPersons = [
  { label: t({ en: 'Me', es: 'Yo' }), value: 'Me' },
  { label: t({ en: 'My child', es: 'Mi hijo o mi hija' }), value: 'My child' },
  {
    label: t({ en: 'An adult I help', es: 'Un adulto a quien ayudo' }),
    value: 'An adult I help',
  },
  { label: t({ en: 'Somebody who died', es: 'Alguien que murió' }), value: 'Somebody who died' },
] as const;

/**
 * Questions whose answers a lawyer needs before reading the story, in the contact form and the intake form
 * (requirements § 3.13). All are optional.
 */
export const firstQuestions = {
  hurt_person: optionalChoice(
    t({ en: 'Who was hurt?', es: '¿Quién sufrió el daño?' }),
    hurtPersons,
    t({
      en: 'This tells us who makes the decisions. For a child, that is a parent or guardian, and for somebody who died, whoever the law names. Adults make their own decisions, unless a court or a power of attorney says otherwise. A lawyer will ask about this, too.',
      es: 'De esto depende quién decide: por un menor, su mamá, su papá o su tutor legal; por alguien que murió, quien diga la ley. Un adulto decide por sí mismo, a menos que un tribunal (la corte) o un poder legal diga otra cosa. Un abogado también se lo va a preguntar.',
    }),
  ),
  urgent_date: text(
    t({
      en: 'A hearing, a letter, or a deadline?',
      es: '¿Tiene una cita en la corte (audiencia), una carta o un plazo?',
    }),
    {
      optional: true,
      hint: t({
        en: 'Put the date here, so that whoever reads your message sees it first. If it is within a few days, call a lawyer or legal aid today. Sending this does not stop a deadline.',
        es: 'Ponga la fecha aquí, para que la vea primero quien lea su mensaje. Si es en pocos días, llame hoy a un abogado o a una oficina de ayuda legal (legal aid). Enviar esto no detiene ningún plazo.',
      }),
    },
  ),
  place_state: optionalChoice(
    t({ en: 'State where it happened', es: 'Estado donde pasó' }),
    stateOptions,
    t({
      en: 'Answer if it did not happen in the state where you live, because the other state’s law may apply.',
      es: 'Conteste si no pasó en el estado donde vive, porque puede aplicarse la ley del otro estado.',
    }),
  ),
  other_side: text(
    t({
      en: 'Names on the other side',
      es: 'Nombre de la persona o empresa que le hizo daño',
    }),
    {
      optional: true,
      hint: t({
        en: 'You can leave this empty until a law office asks. The office uses the names only to check that it doesn’t already represent those people. We do not contact them, and no lawyer should before you hire one. If you give names, leave the story out until the firm has checked them.',
        es: 'Puede dejarlo vacío hasta que la oficina de un abogado se lo pida. La oficina usa los nombres solo para revisar que no trabaja para esas personas o empresas. Nosotros no nos comunicamos con ellas, y ningún abogado debe hacerlo antes de que usted lo contrate. Si da nombres, deje su historia para cuando el bufete los haya revisado.',
      }),
    },
  ),
  has_lawyer: optionalChoice(
    t({ en: 'Do you have a lawyer for this?', es: '¿Ya tiene abogado para esto?' }),
    yesOrNo,
    t({
      en: 'If you have one, other lawyers may be limited in what they can say to you. You may ask for a second opinion.',
      es: 'Si ya tiene uno, quizá otro abogado no pueda decirle todo. Puede pedir una segunda opinión.',
    }),
  ),
} as const;
