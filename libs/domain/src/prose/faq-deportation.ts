import { t } from '../language';
import type { FaqEntry } from './faq';

/**
 * Sources: everycrsreport.com, RS22738, on emergency rooms; lawandcrime.com, December 30, 2025, on Medicaid; nilc.org,
 * "Trump’s rescission of protected areas policies", and epi.org/policywatch, on courthouses; womenslaw.org, "Can I get a
 * restraining order even if I am not a citizen"; knkx.org and southsound911.org, on interpreters of 911.
 */
export const deportation: FaqEntry = {
  id: 'deported',
  subject: t({
    en: 'Can I be deported if I sue, call 911, or go to a hospital?',
    es: '¿Me pueden deportar si demando, llamo al 911 o voy al hospital?',
  }),
  subtitle1: t({
    en: 'No one can promise that you won’t be. But all three are open to people without papers, and you don’t have to say what your status is. If your life is in danger, call or go.',
    es: 'Nadie puede prometerle que no. Pero las tres cosas están abiertas a personas sin papeles, y no tiene que decir cuál es su estatus. Si su vida está en peligro, llame o vaya.',
  }),
  contents: [
    t({
      en: '911: say “Spanish,” or the name of your language, and stay on the line. The call taker gets an interpreter. In some places, the police work with immigration officials.',
      es: '911: diga “Spanish”, o el nombre de su idioma en inglés, y no cuelgue. Le atienden con un intérprete. En algunos lugares, la policía trabaja con inmigración.',
    }),
    t({
      en: 'Hospital: nearly every emergency room must examine you, and treat an emergency until you are stable, without papers or insurance (42 U.S.C. 1395dd).',
      es: 'Hospital: casi todas las salas de emergencia tienen que examinarle y atender la emergencia hasta que usted esté estable, aunque no tenga papeles ni seguro (42 U.S.C. 1395dd).',
    }),
    t({
      en: 'Get the care first. Before you ask Medicaid to pay for it, talk to legal aid or an immigration lawyer. Since January 2026, a court lets the government give immigration officials the address, phone number, and status of people in Medicaid.',
      es: 'Primero, atiéndase. Antes de pedir que lo pague Medicaid, hable con una oficina de ayuda legal (legal aid) o con un abogado de inmigración. Desde enero de 2026, un tribunal (la corte) permite que el gobierno le dé a inmigración la dirección, el teléfono y el estatus de quien tiene Medicaid.',
    }),
    t({
      en: 'Court: your status does not keep you from suing, or from a protective order. But since January 2025, hospitals and shelters have no special protection from immigration arrests. Judges limited arrests at courthouses in 2026, but that can change. Ask a lawyer if they can go for you, or if you can appear by video.',
      es: 'Corte: su estatus no le impide demandar ni pedir una orden de protección. Pero desde enero de 2025, los hospitales y los refugios ya no tienen una protección especial contra los arrestos de inmigración. En 2026, unos jueces limitaron los arrestos en las cortes, pero eso puede cambiar. Pregúntele a un abogado si puede ir por usted, o si usted puede presentarse por video.',
    }),
    t({
      en: 'If the other side asks about your status, tell your lawyer before you answer. The lawyer can object.',
      es: 'Si la otra parte le pregunta por su estatus, hable con su abogado antes de contestar. El abogado puede oponerse.',
    }),
  ],
};
