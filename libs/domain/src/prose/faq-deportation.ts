import { t } from '../language';
import type { FaqEntry } from './faq';

/**
 * Sources: everycrsreport.com, RS22738, on emergency rooms; lawandcrime.com, December 30, 2025, on Medicaid; nilc.org,
 * "Trump’s rescission of protected areas policies", and epi.org/policywatch, together on hospitals, shelters, and
 * courthouses; womenslaw.org, "Can I get a restraining order even if I am not a citizen"; knkx.org and
 * southsound911.org, on interpreters of 911.
 */
export const deportation: FaqEntry = {
  id: 'deported',
  subject: t({
    en: 'Can I be deported if I sue, call 911, or go to a hospital?',
    es: '¿Me pueden deportar si demando, llamo al 911 o voy al hospital?',
  }),
  subtitle1: t({
    en: 'No one can promise that you won’t be. But all three are open to people without papers, and you don’t have to say what your status is. If your life is in danger, call or go.',
    es: 'Nadie puede prometerle que no. Pero las tres cosas puede hacerlas también quien no tiene papeles, y usted no tiene que decir cuál es su estatus. Si su vida está en peligro, llame o vaya.',
  }),
  contents: [
    t({
      en: '911: say “Spanish,” or the name of your language, and stay on the line. The call taker gets an interpreter. In some places, the police work with immigration officials.',
      es: '911: diga “Spanish”, o el nombre de su idioma en inglés, y no cuelgue. Le atienden con un intérprete. En algunos lugares, la policía trabaja con inmigración.',
    }),
    t({
      en: 'Hospital: nearly every emergency room must examine you, and treat an emergency until you are stable, without papers or insurance (42 U.S.C. 1395dd).',
      es: 'Hospital: casi toda sala de emergencias tiene que examinarle y atender la emergencia hasta que usted esté estable, aunque no tenga papeles ni seguro (42 U.S.C. 1395dd).',
    }),
    t({
      en: 'Get the care first. Before you ask Medicaid to pay for it, even emergency Medicaid, talk to an immigration lawyer, or to a legal aid office that helps people without papers. Since January 2026, a court lets the government give immigration officials at least the address, phone number, and status of people in Medicaid. In states that did not go to court against this, it may share more.',
      es: 'Primero, atiéndase. Antes de pedir que Medicaid pague esa atención, incluso el Medicaid de emergencia, hable con un abogado de inmigración o con una oficina de ayuda legal (legal aid) que ayude a personas sin papeles. Desde enero de 2026, una corte permite que el gobierno le dé a inmigración al menos la dirección, el teléfono y el estatus de quien tiene Medicaid. En los estados que no demandaron para impedirlo, puede darle más datos.',
    }),
    t({
      en: 'Hospitals and shelters: the policy of keeping immigration officers away ended in January 2025. If home isn’t safe, call a shelter anyway, and ask how it handles immigration officers.',
      es: 'Hospitales y refugios: en enero de 2025 terminó la política de mantener lejos a inmigración. Si su casa no es segura, llame de todos modos a un refugio, y pregunte qué hacen si llega inmigración.',
    }),
    t({
      en: 'Court: your status rarely takes away the right to sue, and you can ask for a protective order. Federal law still makes it harder to deport someone because of an abuser’s report, or after an arrest at a shelter or a protective order hearing. Judges limited arrests at some courthouses in 2026, but that can change. Don’t simply stay away: if you miss a hearing, your order or your case can end. Ask a lawyer if they can go for you, or if you can appear by video.',
      es: 'Corte: su estatus rara vez le quita el derecho a demandar, y no le impide pedir una orden de protección. La ley federal todavía hace más difícil deportar a alguien por lo que denunció su agresor, o después de un arresto en un refugio o en una cita por una orden de protección. En 2026, unos jueces limitaron los arrestos en algunas cortes, pero eso puede cambiar. No deje de ir sin haberlo consultado antes con un abogado: si falta a una cita en la corte, su orden o su caso puede terminar. Pregúntele a un abogado si puede ir por usted, o si usted puede presentarse por video.',
    }),
    t({
      en: 'If the other side asks about your status, tell your lawyer before you answer. The lawyer can object.',
      es: 'Si la otra parte le pregunta por su estatus, hable con su abogado antes de contestar. El abogado puede oponerse.',
    }),
  ],
};
