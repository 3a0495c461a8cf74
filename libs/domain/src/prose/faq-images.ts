import { t } from '../language';
import { lineLink } from '../phone-links';
import type { FaqEntry } from './faq';
import {
  imageAbuseLine,
  imageRemovalForAdults,
  imagesTakenBefore18,
  sexualAssaultLine,
  type HelpLine,
} from './help-lines';

export const images: FaqEntry = {
  id: 'images',
  subject: t({
    en: 'Someone shared private images of me. What can I do now?',
    es: 'Alguien difundió imágenes íntimas mías. ¿Qué puedo hacer ahora?',
  }),
  subtitle1: t({
    en: 'Ask the site or app to take them down. Under a federal law (TAKE IT DOWN Act), most have had to do so since May 2026, within 48 hours after a valid request.',
    es: 'Pídale al sitio o a la aplicación que las quite. Desde mayo de 2026, una ley federal (TAKE IT DOWN Act) obliga a la mayoría de los sitios y aplicaciones a quitarlas en las 48 horas después de una solicitud válida.',
  }),
  contents: [
    t({
      en: 'If the person could hurt you when the image disappears, talk with an advocate first. If you were an adult in it and it is safe, take a screenshot with the address and the date before you ask. But Snapchat and some other apps tell the other person about it. Never copy an image of someone under 18.',
      es: 'Si esa persona podría hacerle daño cuando la imagen desaparezca, hable antes con una persona de apoyo a víctimas (advocate). Si usted ya era mayor de edad en la imagen y es seguro, tome una captura de pantalla con la dirección y la fecha antes de pedirlo. Pero Snapchat y algunas otras aplicaciones le avisan a la otra persona. Nunca copie una imagen de un menor de 18 años.',
    }),
    t({
      en: 'Sign your request, and say how to reach you, where the image is, and that you believe in good faith it was shared without your consent.',
      es: 'Firme la solicitud, y diga cómo comunicarse con usted, dónde aparece la imagen y que usted cree de buena fe que la difundieron sin su consentimiento.',
    }),
    t({
      en: `Two free services help stop the spread: ${imageRemovalForAdults.name} for adults, ${imagesTakenBefore18.name} for images from before you were 18.`,
      es: `Hay dos servicios gratis en español: ${imageRemovalForAdults.name}, para adultos, y ${imagesTakenBefore18.name}, para imágenes tomadas antes de que cumpliera 18 años. Ayudan a que la imagen no se siga difundiendo. Para hablar con alguien, llame a RAINN y pida que le atiendan en español.`,
    }),
  ],
  links: [
    t<HelpLine>({ en: imageAbuseLine, es: sexualAssaultLine }),
    imageRemovalForAdults,
    imagesTakenBefore18,
  ].map(lineLink),
};
