import { t } from '@lawyers/domain';

/**
 * The main points of the page `/stay-safe`, as they are shown beside the contact form and the intake form. Each has a
 * source (docs/browsers.md).
 */
export const safetyCopy = {
  heading: t({ en: 'If someone may be watching', es: 'Si alguien puede estar vigilándole' }),
  device: t({
    en: 'The safest choice is a phone or computer that the other person has never had in their hands, and that no employer owns: a friend’s, or one at a library.',
    es: 'Lo más seguro es un celular o una computadora que esa persona nunca haya tocado y que no sea de ningún empleador, como los de alguien de confianza o de una biblioteca.',
  }),
  exit: t({
    en: '“Exit this site” hides the page, clears what you typed, and opens a page that is not ours. In most browsers, it does the same in your other tabs on this site. On a keyboard, press Shift three times, or Escape twice when you aren’t typing in a box. If scripts are turned off, or the page is still loading, it only opens that other page. If you leave in another way, going back may show what you typed.',
    es: '“Salir de este sitio” oculta la página, borra lo que escribió y abre una página que no es nuestra. En la mayoría de los navegadores hace lo mismo en sus otras pestañas de este sitio. Con un teclado, oprima tres veces Shift (Mayús), o dos veces Escape cuando no esté escribiendo en una casilla. Si JavaScript está desactivado, o la página todavía se está cargando, solo abre esa otra página. Si sale de otra manera, al regresar puede verse lo que escribió.',
  }),
  history: t({
    en: '“Exit this site” can’t erase the browser’s history, which lists the address and title of each page you opened. If you used the search on our home page, or pressed a kind of harm there, the address of the page it opened shows that, and the zip code if you gave one.',
    es: '“Salir de este sitio” no puede borrar el historial del navegador, que guarda la lista de las páginas que abrió, con su dirección y su título. Si usó el buscador de nuestra página de inicio, o eligió ahí un tipo de caso, la dirección de la página que se abrió lo muestra, y también el código postal si lo puso.',
  }),
  more: t({
    en: 'How to remove our pages from it',
    es: 'Cómo borrar de ahí nuestras páginas',
  }),
} as const;
