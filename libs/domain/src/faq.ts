import { firstCall } from './faq-first-call';
import { immigration } from './faq-immigration';
import { under18 } from './faq-under-18';
import {
  domesticViolenceLine,
  imageAbuseLine,
  imageRemovalForAdults,
  imagesTakenBefore18,
  sexualAssaultLine,
} from './help-lines';
import { t } from './language';
import { site } from './site';

/** One question with its answer (requirements § 2.6). */
export type FaqEntry = {
  /** The fragment of its address, if a page links to it. */
  readonly id?: string;
  /** The question. */
  readonly subject: string;
  /** The short answer, in one or two sentences. */
  readonly subtitle1: string;
  /** One to seven points (`content1` to `content7` in the original). */
  readonly contents: readonly string[];
  /** An optional closing sentence. */
  readonly subtitle2?: string;
};

export type FaqTab = { readonly title: string; readonly entries: readonly FaqEntry[] };

const whyHireALawyer: FaqTab = {
  title: t({ en: 'Why Hire a Lawyer', es: 'Por qué contratar a un abogado' }),
  entries: [
    {
      subject: t({ en: 'What would a lawyer do for me?', es: '¿Qué haría un abogado por mí?' }),
      subtitle1: t({
        en: 'A lawyer listens, tells you what the law allows, and lays out your choices. Doing nothing is one of them.',
        es: 'Un abogado le escucha, le dice qué permite la ley y le explica sus opciones. No hacer nada es una de ellas.',
      }),
      contents: [
        t({
          en: 'If you hire them, they speak for you to the other side and the insurance company, and keep track of deadlines and court papers.',
          es: 'Si usted lo contrata, habla por usted con la otra parte y con la compañía de seguros, y está al tanto de los plazos y de los papeles del tribunal.',
        }),
        t({
          en: 'They can ask for money for care, lost pay, and pain.',
          es: 'Puede reclamar dinero por la atención médica, el salario perdido y el dolor.',
        }),
      ],
    },
    {
      subject: t({
        en: 'How can I pay a lawyer if I have no money?',
        es: '¿Cómo puedo pagar a un abogado si no tengo dinero?',
      }),
      subtitle1: t({
        en: 'The first conversation is free. In most injury cases, a lawyer is paid a fee only if you win.',
        es: 'La primera consulta es gratis. En la mayoría de los casos de lesiones, el abogado cobra honorarios (fee) solo si usted gana.',
      }),
      contents: [
        t({
          en: 'This is called a contingency fee: an agreed share of the money you receive, usually 25% to 40%. Ask to see it in writing before you agree.',
          es: 'Esto se llama honorarios de contingencia (contingency fee): una parte acordada del dinero que usted recibe, por lo común del 25% al 40%. Antes de aceptar, pida verla por escrito.',
        }),
        t({
          en: 'The costs of a case are separate from the fee, and you may owe them even if you lose. Ask who pays them.',
          es: 'Los gastos del caso (costs) son aparte de los honorarios (fee), y puede deberlos aunque pierda. Pregunte quién los paga.',
        }),
        t({
          en: 'Divorce, support, protection orders, and image removal work differently. A legal aid office or a local victim program may help with them for free.',
          es: 'Por un divorcio, la manutención, una orden de protección o por lograr que quiten imágenes, los abogados cobran de otra manera. Una oficina de ayuda legal gratuita (legal aid) o un programa local de apoyo a víctimas quizá le ayude gratis.',
        }),
      ],
    },
    firstCall,
    immigration,
    {
      subject: t({
        en: 'Will I have to go to the police, or see them in court?',
        es: '¿Tendré que ir a la policía, o ver en el tribunal a quien me hizo daño?',
      }),
      subtitle1: t({
        en: 'You don’t have to report to the police first. Often you don’t have to see that person in court either, though no one can promise it.',
        es: 'No tiene que denunciar primero ante la policía. A menudo tampoco tiene que ver a esa persona en el tribunal, aunque eso nadie puede prometerlo.',
      }),
      contents: [
        t({
          en: 'In a criminal case, the government decides. A civil claim, which asks for money for the harm, is for you to decide. You may have one even if no one was ever charged, and many settle before any trial.',
          es: 'En un caso penal decide el gobierno. Usted decide si presenta un reclamo civil (claim), que pide dinero por el daño. Quizá pueda presentarlo aunque nunca hayan acusado a nadie, y muchos reclamos terminan en un acuerdo (settlement) antes de llegar a juicio.',
        }),
        t({
          en: 'You may have to answer questions under oath. That is usually in an office, and the person who hurt you may be allowed in the room.',
          es: 'Quizá tenga que contestar preguntas bajo juramento. Suele ser en una oficina, y puede que esté ahí la persona que le hizo daño.',
        }),
        t({
          en: 'Your lawyer helps you get ready, sits with you, and objects to unfair questions. They can also ask the court to protect you, such as by keeping that person out or using your initials.',
          es: 'Su abogado le ayuda a prepararse, está a su lado y se opone a las preguntas injustas. También puede pedirle al tribunal que le proteja; por ejemplo, que esa persona no entre o que usen solo sus iniciales.',
        }),
      ],
    },
    {
      subject: t({
        en: 'It was years ago. Is it too late?',
        es: 'Fue hace años. ¿Ya es demasiado tarde?',
      }),
      subtitle1: t({
        en: 'Maybe not. It depends on your state, what happened, and how old you were.',
        es: 'Quizá no. Depende de su estado, de lo que pasó y de la edad que usted tenía.',
      }),
      contents: [
        t({
          en: 'For childhood abuse, some states set a short time limit and others set none. For an adult, some limits are as short as a year.',
          es: 'Para el abuso en la niñez, unos estados dan un plazo corto y otros no ponen ninguno. Si usted ya era una persona adulta, algunos plazos son de solo un año.',
        }),
        t({
          en: 'Some states have reopened older claims, but only until a set day. Ask now.',
          es: 'Algunos estados aceptan otra vez reclamos antiguos, pero solo hasta cierta fecha. Pregunte ahora.',
        }),
        t({
          en: 'For harassment at work, a complaint to the EEOC, a federal agency, is often due in 180 or 300 days. Federal employees usually have 45 days to start.',
          es: 'Por el acoso en el trabajo, la queja ante la EEOC, una agencia federal, suele tener un plazo de 180 o 300 días; para quien trabaja en el gobierno federal, de 45 para empezar.',
        }),
        t({
          en: 'For trafficking, a federal law (18 U.S.C. 1595) generally gives ten years, or until you turn 28 if you were a minor. It also reaches those who profited and should have known.',
          es: 'Por la trata de personas (trafficking), una ley federal (18 U.S.C. 1595) da, por lo general, diez años, o hasta cumplir 28 si usted era menor. También alcanza a quienes ganaron dinero con eso y debían saberlo.',
        }),
        t({
          en: 'Against a school or a public office, you may have to give notice much earlier.',
          es: 'Contra una escuela o una oficina pública, quizá tenga que dar aviso mucho antes.',
        }),
        t({
          en: 'Writing to us doesn’t stop a deadline, so ask a lawyer as soon as you can.',
          es: 'Escribirnos no detiene ningún plazo, así que pregúntele a un abogado lo antes posible.',
        }),
      ],
      subtitle2: t({
        en: 'Waiting to speak is common, and it doesn’t make what happened less real.',
        es: 'Tardar en hablar es común, y no hace menos real lo que pasó.',
      }),
    },
  ],
};

const frequentQuestions: FaqTab = {
  title: t({ en: 'FAQ', es: 'Preguntas frecuentes' }),
  entries: [
    {
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
    },
    {
      subject: t({ en: 'What if it is only my word?', es: '¿Y si solo tengo mi palabra?' }),
      subtitle1: t({
        en: 'Your own account is evidence, and it is enough to start with.',
        es: 'Lo que usted cuenta es una prueba, y basta para empezar.',
      }),
      contents: [
        t({
          en: 'Other proof can be a message, a calendar note, a bill, or a person you told. You don’t have to collect any of it before you ask for help.',
          es: 'Otras pruebas pueden ser un mensaje, una nota en el calendario, una cuenta o un recibo, o alguien a quien se lo contó. No tiene que reunir nada de eso antes de pedir ayuda.',
        }),
        t({
          en: 'Gaps in memory are common, and you don’t have to fill them.',
          es: 'No recordar algunas partes es común, y no tiene que llenar esos huecos.',
        }),
        t({
          en: 'If it is safe for you, keep what you have, and delete nothing. Please don’t put yourself at risk to get more.',
          es: 'Si es seguro para usted, guarde lo que tiene y no borre nada. Por favor, no se ponga en riesgo para conseguir más.',
        }),
      ],
    },
    {
      subject: t({
        en: 'Someone shared private images of me. What can I do now?',
        es: 'Alguien difundió imágenes íntimas mías. ¿Qué puedo hacer ahora?',
      }),
      subtitle1: t({
        en: 'Ask the site or app to take them down. Since May 2026, a federal law (TAKE IT DOWN Act) gives most of them 48 hours after a valid request.',
        es: 'Pídale al sitio o a la aplicación que las quite. Desde mayo de 2026, una ley federal (TAKE IT DOWN Act) les da a la mayoría 48 horas desde una solicitud válida.',
      }),
      contents: [
        t({
          en: 'Give your signature, a way to reach you, and where the image appears. Say that you believe in good faith it was shared without your consent.',
          es: 'En la solicitud ponga su firma, cómo comunicarse con usted y el lugar donde aparece la imagen. Diga que cree de buena fe que la difundieron sin su consentimiento.',
        }),
        t({
          en: 'If it is safe, first write down the web address and the date. Never copy an image of someone under 18.',
          es: 'Si es seguro, anote primero la dirección de la página y la fecha. Nunca copie una imagen de un menor de 18 años.',
        }),
        t({
          en: `To talk about it, call ${imageAbuseLine.name} at ${imageAbuseLine.phone}.`,
          es: `Dos servicios gratis y en español ayudan a evitar que la imagen se difunda: ${imageRemovalForAdults.name}, para adultos, y ${imagesTakenBefore18.name}, para imágenes de antes de los 18 años.`,
        }),
      ],
    },
    {
      subject: t({ en: 'I am a man. Is this for me?', es: 'Soy hombre. ¿Esto es para mí?' }),
      subtitle1: t({
        en: 'Yes. Abuse can happen to anyone, whoever did it, and you have nothing to be ashamed of.',
        es: 'Sí. El abuso le puede pasar a cualquiera, sin importar quién lo hizo, y usted no tiene de qué avergonzarse.',
      }),
      contents: [
        t({
          en: 'How your body or mind reacted doesn’t mean that you agreed.',
          es: 'La manera en que reaccionó su cuerpo o su mente no significa que usted haya aceptado.',
        }),
        t({
          en: `To talk to someone now, call the ${sexualAssaultLine.name} at ${sexualAssaultLine.phone}.`,
          es: `Para hablar con alguien ahora, llame a la ${sexualAssaultLine.name}, al ${sexualAssaultLine.phone}, y pida que le atiendan en español.`,
        }),
      ],
    },
    under18,
    {
      subject: t({
        en: 'I still live with the person who hurt me. Is it safe to use this site?',
        es: 'Todavía vivo con la persona que me hizo daño. ¿Es seguro usar este sitio?',
      }),
      subtitle1: t({
        en: 'Maybe not, if they can see your phone or computer. Your safety comes before any form.',
        es: 'Quizá no, si esa persona puede ver su celular o su computadora. Su seguridad va antes que cualquier formulario.',
      }),
      contents: [
        t({
          en: 'If you are in danger now, call 911.',
          es: 'Si está en peligro ahora, llame al 911.',
        }),
        t({
          en: 'If you can, use a device they can’t get to. “Exit this site” takes you away fast, but it doesn’t erase your browser’s history.',
          es: 'Si puede, use un aparato al que esa persona no tenga acceso. “Salir de este sitio” le saca rápido de aquí, pero no borra el historial de su navegador.',
        }),
        t({
          en: `You can call the ${domesticViolenceLine.name} at ${domesticViolenceLine.phone}, or text ${domesticViolenceLine.text}.`,
          es: `Puede llamar a la ${domesticViolenceLine.name}, al ${domesticViolenceLine.phone}, y pedir que le atiendan en español.`,
        }),
      ],
    },
  ],
};

/** The two tabs of the home page (requirements § 2.6). */
export const faqTabs: readonly [FaqTab, FaqTab] = [whyHireALawyer, frequentQuestions];
