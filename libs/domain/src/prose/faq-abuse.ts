import { t } from '../language';
import { lineLink } from '../phone-links';
import type { FaqEntry } from './faq';
import { domesticViolenceLine, sexualAssaultLine } from './help-lines';

export const onlyMyWord: FaqEntry = {
  id: 'my-word',
  subject: t({ en: 'What if it is only my word?', es: '¿Y si solo tengo mi palabra?' }),
  subtitle1: t({
    en: 'Your own account is evidence, and it is enough to start with.',
    es: 'Lo que usted cuenta es una prueba, y basta para empezar.',
  }),
  contents: [
    t({
      en: 'If it is safe, keep every message, picture, and email about it, but never copy an intimate picture of anyone under 18. Don’t put yourself at risk to get more.',
      es: 'Si es seguro para usted, guarde todos los mensajes, fotos y correos electrónicos sobre lo que pasó, pero nunca copie una imagen íntima de un menor de 18 años. No se ponga en riesgo para conseguir más.',
    }),
    t({
      en: 'Gaps in memory are common, and you don’t have to fill them.',
      es: 'No recordar algunas partes es común, y no tiene que llenar esos huecos.',
    }),
  ],
};

export const men: FaqEntry = {
  id: 'men',
  subject: t({ en: 'I am a man. Is this for me?', es: 'Soy hombre. ¿Esto es para mí?' }),
  subtitle1: t({
    en: 'Yes. Abuse can happen to anyone, no matter who does it, and you have nothing to be ashamed of.',
    es: 'Sí. El abuso le puede pasar a cualquiera, sin importar quién lo hizo, y usted no tiene de qué avergonzarse.',
  }),
  contents: [
    t({
      en: 'How your body or mind reacted doesn’t mean that you agreed.',
      es: 'La manera en que reaccionó su cuerpo o su mente no significa que usted haya aceptado.',
    }),
  ],
  links: [lineLink(sexualAssaultLine)],
};

/** Source on texts to 911: fcc.gov/consumers/guides/text-911-quick-facts-faqs. */
export const stillTogether: FaqEntry = {
  id: 'safe-here',
  subject: t({
    en: 'I still live with the person who hurt me. Is it safe to use this site?',
    es: 'Todavía vivo con la persona que me hizo daño. ¿Es seguro usar este sitio?',
  }),
  subtitle1: t({
    en: 'Maybe not, if that person can see your phone or computer. Your safety comes before any form.',
    es: 'Quizá no, si esa persona puede ver su celular o su computadora. Su seguridad va antes que cualquier formulario.',
  }),
  contents: [
    t({
      en: 'If you are in danger now, call 911. If you can’t talk, silence the phone and text 911, beginning with the address. Where that doesn’t work, you should get a message that says so. Then call 911, leave the line open, and don’t speak if you can’t. Texts stay on the phone.',
      es: 'Si está en peligro ahora, llame al 911 y diga “Spanish”. No cuelgue: le atienden con un intérprete. Si no puede hablar, silencie el celular y mande un mensaje de texto al 911: primero la dirección, luego “Help, I need police”. Si en su zona no funciona, le debe llegar un mensaje que lo diga. Entonces llame al 911, deje la línea abierta y no hable si no puede. Los mensajes quedan en el celular.',
    }),
    t({
      en: 'If you can, use a device that person can’t get to. A shared phone bill may list the numbers you call.',
      es: 'Si puede, use un celular o una computadora que esa persona no pueda usar ni revisar. Si comparten el plan, los números a los que llama pueden aparecer en la cuenta del teléfono (bill).',
    }),
    t({
      en: '“Exit this site” takes you away fast, but it doesn’t erase your browser’s history.',
      es: '“Salir de este sitio” le saca rápido de aquí, pero no borra el historial de su navegador.',
    }),
  ],
  links: [lineLink(domesticViolenceLine)],
};
