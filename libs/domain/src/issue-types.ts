import { t, withEnglish } from './language';

/** The label of the dropdown of issues, in every form. */
export const issueQuestion = withEnglish({ en: 'Issue', es: 'Tipo de caso' });

/**
 * One of the issues with a picture and a card on the home page (requirements § 3.1). The forms offer one more,
 * `injuryIssue`, which has neither.
 */
export type IssueType = {
  /** The issue's name in English, in every language of the site, since addresses and mails contain it. */
  readonly name: string;
  /** The name that the visitor reads. */
  readonly label: string;
  /** The id of the issue's drawing, which `IssuePicture` in libs/ui shows. */
  readonly pictureId: string;
  /** The text of its card on the home page (requirements § 2.6). */
  readonly category1: string;
};

/**
 * The issues on abuse, for the issue picker in the hero and the cards on the home page. The contact form and the intake
 * form offer them and, after them, `injuryIssue` (requirements § 3.1).
 */
export const issueTypes = [
  {
    name: 'Sex Assault',
    label: t({ en: 'Sex Assault', es: 'Agresión sexual' }),
    pictureId: 'shield',
    category1: t({
      en: 'Rape, or any sexual contact that you did not agree to, by a stranger, a date, or someone close. It was not your fault, whatever you wore, drank, or said.',
      es: 'Una violación, o cualquier contacto sexual sin su consentimiento, por parte de alguien desconocido, de alguien con quien salió o de alguien cercano. No fue su culpa, sin importar lo que llevaba puesto, lo que tomó o lo que dijo.',
    }),
  },
  {
    name: 'Child Sex Abuse',
    label: t({ en: 'Child Sex Abuse', es: 'Abuso sexual infantil' }),
    pictureId: 'small-hand',
    category1: t({
      en: 'Sexual harm to a child by a relative, coach, teacher, faith leader, or anyone else. A child is never to blame. Many tell no one for years, and time limits vary by state.',
      es: 'Daño sexual a un menor por parte de un familiar, un entrenador, un maestro, un líder religioso o cualquier otra persona. Un menor nunca tiene la culpa. Muchas personas tardan años en contarlo, y los plazos varían según el estado.',
    }),
  },
  {
    name: 'Sex Exploitation',
    label: t({ en: 'Sex Exploitation', es: 'Explotación sexual' }),
    pictureId: 'broken-chain',
    category1: t({
      en: 'Someone used money, shelter, drugs, threats, or false promises to get sex or images from you. The law may call it trafficking. It was not your fault, even if you said yes or took what they offered.',
      es: 'Alguien usó dinero, un lugar donde vivir, drogas, amenazas o promesas falsas para obtener de usted sexo o imágenes. La ley puede llamarlo trata de personas (trafficking). No fue su culpa, aunque haya dicho que sí o haya aceptado lo que le ofrecieron.',
    }),
  },
  {
    name: 'Partner Violence',
    label: t({ en: 'Partner Violence', es: 'Violencia de pareja' }),
    pictureId: 'house',
    category1: t({
      en: 'Harm done by a spouse, partner, or ex. It can be hitting, threats, stalking, sex you did not want, or control of your money or phone. You did not cause it.',
      es: 'Daño que causa su esposo o esposa, su pareja o su expareja. Pueden ser golpes, amenazas, que le sigan o le vigilen (stalking), sexo que usted no quería, o el control de su dinero o su celular. Usted no lo provocó.',
    }),
  },
  {
    name: 'Workplace Sex Abuse',
    label: t({ en: 'Workplace Sex Abuse', es: 'Abuso sexual en el trabajo' }),
    pictureId: 'desk',
    category1: t({
      en: 'Unwanted touching, comments, or demands from a boss, coworker, or customer, or a threat to your job for saying no. It is never part of the job. Some deadlines are only weeks or months, so ask soon.',
      es: 'Tocamientos, comentarios o exigencias que usted no quería, de un jefe, un compañero de trabajo o un cliente, o la amenaza de perder el trabajo por decir que no. Nunca es parte del trabajo. Algunos plazos son de semanas o meses, así que pregunte pronto.',
    }),
  },
  {
    name: 'Digital Sex Abuse',
    label: t({ en: 'Digital Sex Abuse', es: 'Abuso sexual digital' }),
    pictureId: 'screen',
    category1: t({
      en: 'Private images shared without your consent or used as a threat, fake images of you, or hidden cameras. Trusting someone with a picture does not make this your fault.',
      es: 'Imágenes íntimas que se difunden sin su consentimiento o que usan para amenazarle, imágenes falsas de usted o cámaras ocultas. Confiarle una imagen a alguien no hace que esto sea su culpa.',
    }),
  },
] as const satisfies readonly IssueType[];

/**
 * The issue of the second audience, people hurt in an accident (requirements § 3.1). It is the last issue in the
 * contact form and in the intake form. The hero and the cards do not show it, so it has no picture and no card text.
 */
export const injuryIssue = {
  name: 'Accident or Injury',
  label: t({ en: 'Accident or injury', es: 'Accidente o lesión' }),
} as const;

/**
 * The last option of the contact form's question about the issue, for visitors who have no harm to name (requirements
 * § 3.6). It is not an issue.
 */
export const serviceQuestion = {
  name: 'Question about this service',
  label: t({
    en: 'A question about this service, or to delete my data',
    es: 'Una pregunta sobre este servicio, o borrar mis datos',
  }),
} as const;

const formIssues = [...issueTypes, injuryIssue];

export type IssueName = (typeof formIssues)[number]['name'];

/** The names of the issues that the contact form and the intake form offer, in their order. */
export const issueNames: readonly IssueName[] = formIssues.map((issue) => issue.name);

/** The options of the question about the issue. Mails contain the name. */
export const issueOptions = formIssues.map(({ label, name }) => ({ label, value: name }));

/** Returns the name of an issue in the language of this build. `name` is the English one. */
export function issueLabel(name: IssueName): string {
  return formIssues.find((issue) => issue.name === name)?.label ?? name;
}

export type Topic = 'abuse' | 'injury' | 'service';

/** What an inquiry is about, according to its answer to the question about the issue. */
export function topicOf(name: string): Topic {
  if (name === serviceQuestion.name) return 'service';
  return name === injuryIssue.name ? 'injury' : 'abuse';
}

/**
 * Returns `text` if it is exactly the name of an issue, otherwise undefined. It compares instead of looking up a key,
 * since `text` comes from the address and may be `__proto__`.
 */
export function issueNameFrom(text: string | null | undefined): IssueName | undefined {
  return issueNames.find((name) => name === text);
}
