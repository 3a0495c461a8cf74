import { t } from '../language';
import { lineLink } from '../phone-links';
import type { FaqEntry } from './faq';
import { domesticViolenceLine, legalInformation } from './help-lines';

/**
 * Sources: womenslaw.org, "My husband is threatening to take my children", "V left the state with kids", and its pages
 * on protective orders in Puerto Rico, the District of Columbia, and the U.S. Virgin Islands; Cross, at
 * dc.law.utah.edu, on charges against parents who flee.
 */
export const children: FaqEntry = {
  id: 'children',
  subject: t({
    en: 'Can I leave with my children? Who gets custody?',
    es: '¿Puedo irme con mis hijos? ¿Quién se queda con la custodia?',
  }),
  subtitle1: t({
    en: 'If you are in danger now, get yourself and the children to a safe place first. If you can wait, ask a lawyer or a help line before you go. In some states, leaving the state or hiding the children can count against you, or even be a crime. Taking them out of the country can be a federal crime.',
    es: 'Si están en peligro ahora, primero vaya con sus hijos a un lugar seguro. Si puede esperar, antes de irse pregúntele a un abogado o a una línea de ayuda. En algunos estados, salir del estado o esconder a los hijos puede usarse en su contra, o hasta ser un delito. Sacarlos del país puede ser un delito federal.',
  }),
  contents: [
    t({
      en: 'A judge can often give you temporary custody together with a protective order, sometimes on the day you ask. Asking can also anger the other parent, so first make a plan with an advocate.',
      es: 'Muchas veces un juez puede darle la custodia temporal junto con una orden de protección, a veces el mismo día en que la pide. Pedir la orden también puede enojar a la otra persona: antes haga un plan con una persona de apoyo a víctimas (advocate).',
    }),
    t({
      en: 'Ask that the order cover the children, visits in a safe place, guns, and travel. The other parent gets a copy: before you give a new address or school, ask the clerk how to keep it off the papers.',
      es: 'Pida que la orden proteja también a los hijos, que ponga las visitas en un lugar seguro, que le quite las armas a la otra persona y que limite los viajes con los hijos. La otra persona recibe una copia: antes de dar una dirección o una escuela nueva, pregunte en la oficina del tribunal (la corte) cómo evitar que aparezca en los papeles.',
    }),
    t({
      en: 'The first order lasts only a short time. A hearing follows, often within weeks, where the other parent may speak. If you don’t go, the order can end.',
      es: 'La primera orden dura poco. Después hay una cita en la corte (audiencia), muchas veces a las pocas semanas, donde puede hablar la otra persona. Si usted no va, la orden puede terminar.',
    }),
    t({
      en: 'Give the school a copy of the order. If the other parent breaks it, call 911.',
      es: 'Entregue una copia de la orden a la escuela. Si la otra persona no la cumple, llame al 911.',
    }),
    t({
      en: 'A custody lawyer usually charges by the hour. Legal aid may help for free.',
      es: 'Un abogado de custodia casi siempre cobra por hora. Una oficina de ayuda legal (legal aid) puede ayudar gratis.',
    }),
  ],
  links: [domesticViolenceLine, legalInformation].map(lineLink),
};
