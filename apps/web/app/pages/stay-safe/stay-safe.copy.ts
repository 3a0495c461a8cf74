import { site, t } from '@lawyers/domain';
import type { ContentSection } from '../../layout/content-page';
import { settings } from '../../settings';

const host = new URL(settings.VITE_SITE_URL).host;

/**
 * The words of the page on staying safe (requirements § 8.2). The advice follows NNEDV's Safety Net project
 * (techsafety.org), GOV.UK's pattern "Exit a page quickly", and the Ministry of Justice's "online safety". What stays in
 * each browser is measured: docs/browsers.md.
 */
const sections: readonly ContentSection[] = [
  {
    id: 'safer-device',
    heading: t({
      en: 'Use a device that they can’t reach',
      es: 'Use un aparato que esa persona no revise',
    }),
    paragraphs: [
      t({
        en: 'The safest choice is a phone or computer that the other person has never had in their hands: a friend’s, one at work, or one at a library.',
        es: 'Lo más seguro es un celular o una computadora que esa persona nunca haya tocado: de alguien de confianza, del trabajo o de una biblioteca.',
      }),
      t({
        en: 'If you think your own phone is watched, don’t change anything on it yet. Deleting an app or changing a password can tell them that you know. An advocate at a help line can plan it with you first.',
        es: 'Si cree que le vigilan el celular, no le cambie nada todavía. Si borra una aplicación o cambia una contraseña, esa persona puede darse cuenta de que usted lo sabe. Antes, alguien de una línea de ayuda puede hacer un plan con usted.',
      }),
    ],
  },
  {
    id: 'exit',
    heading: t({ en: 'What “Exit this site” does', es: 'Qué hace “Salir de este sitio”' }),
    paragraphs: [
      t({
        en: 'It hides the page, clears what you typed, and opens a page that is not ours, also in your other tabs in most browsers. On a keyboard, press Shift three times, or Escape twice outside a field.',
        es: 'Oculta la página, borra lo que escribió y abre una página que no es nuestra, también en sus otras pestañas en la mayoría de los navegadores. Con un teclado, oprima tres veces Shift (Mayús), o dos veces Escape fuera de una casilla.',
      }),
      t({
        en: 'It also asks the browser to delete its copies of our pages. Chrome and Firefox do that. It can’t erase the list of pages that you opened.',
        es: 'También le pide al navegador que borre sus copias de nuestras páginas. Chrome y Firefox lo hacen. No puede borrar la lista de las páginas que usted abrió.',
      }),
    ],
  },
  {
    id: 'history',
    heading: t({ en: 'What the browser still shows', es: 'Lo que el navegador todavía muestra' }),
    paragraphs: [
      t({
        en: 'Your browser lists the pages that you opened, by address and title. If you used the search on our home page, that address has the kind of harm you chose and your zip code.',
        es: 'Su navegador guarda la lista de las páginas que abrió, con su dirección y su título. Si usó el buscador de nuestra página de inicio, esa dirección lleva el tipo de daño que eligió y su código postal.',
      }),
      t({
        en: 'Look at your open and recently closed tabs too, and at the list of your searches.',
        es: 'Revise también las pestañas abiertas y las que cerró hace poco, y la lista de lo que buscó.',
      }),
    ],
  },
  {
    id: 'remove',
    heading: t({
      en: 'Remove our pages, not everything',
      es: 'Borre nuestras páginas, no todo',
    }),
    paragraphs: [
      t({
        en: 'An empty history can look as if you have something to hide. Take out single entries instead. Menus differ a little between versions (written in November 2026):',
        es: 'Un historial vacío puede dar a entender que usted oculta algo. Mejor borre solo algunas entradas. Los menús cambian un poco de una versión a otra (texto de noviembre de 2026):',
      }),
    ],
    points: [
      t({
        en: 'Chrome on Android: the three dots, History, then the × beside the entry. On a computer: History, then the three dots beside the entry, Remove from history. On an iPhone: History, Edit.',
        es: 'Chrome en Android: los tres puntos, Historial, y la × junto a la entrada. En una computadora: Historial, los tres puntos junto a la entrada, Quitar del historial. En un iPhone: Historial, Editar.',
      }),
      t({
        en: 'Safari on an iPhone: the open book, then the clock. Swipe the entry to the left, and tap Delete. On a Mac: History, Show All History, choose the entry, and press Delete.',
        es: 'Safari en un iPhone: el libro abierto y luego el reloj. Deslice la entrada hacia la izquierda y toque Eliminar. En una Mac: Historial, Mostrar todo el historial, elija la entrada y oprima Suprimir.',
      }),
      t({
        en: 'Firefox on a computer: History, Manage history. Right-click the entry, and choose Forget About This Site. On Android: History, then the mark beside the entry.',
        es: 'Firefox en una computadora: Historial, Administrar historial. Haga clic derecho en la entrada y elija Olvidar este sitio. En Android: Historial, y la marca junto a la entrada.',
      }),
      t({
        en: 'Samsung Internet: the three lines, History. Hold the entry, then Delete.',
        es: 'Samsung Internet: las tres líneas, Historial. Mantenga oprimida la entrada y luego Eliminar.',
      }),
    ],
  },
  {
    id: 'private-window',
    heading: t({ en: 'Next time, a private window', es: 'La próxima vez, una ventana privada' }),
    paragraphs: [
      t({
        en: 'A private window keeps no history once you close all of its tabs. Chrome calls it Incognito, Samsung calls it Secret mode. It does not hide you from an app that watches the device, or from whoever runs the Wi-Fi.',
        es: 'Una ventana privada no deja historial cuando usted cierra todas sus pestañas. En Chrome se llama Incógnito; en Samsung, modo Secreto. No le oculta de una aplicación que vigile el aparato, ni de quien maneje el wifi.',
      }),
    ],
  },
  {
    id: 'accounts',
    heading: t({ en: 'Shared accounts', es: 'Cuentas compartidas' }),
    paragraphs: [
      t({
        en: 'If someone else can open your Google, Apple, or Samsung account, your history and what you copy may appear on their devices. Sign out first, or use a browser in which you never signed in.',
        es: 'Si otra persona puede abrir su cuenta de Google, Apple o Samsung, su historial y lo que copie pueden aparecer en los aparatos de esa persona. Antes, cierre la sesión, o use un navegador en el que nunca la haya abierto.',
      }),
    ],
  },
  {
    id: 'calls',
    heading: t({ en: 'Calls and messages', es: 'Llamadas y mensajes' }),
    paragraphs: [
      t({
        en: 'A call stays in the phone’s list, and it can be on the bill of a family plan, a free number too. Deleting it from the phone does not take it off the bill. Call from a phone that they don’t see.',
        es: 'Una llamada queda en la lista del celular y puede salir en la cuenta de un plan familiar, aunque el número sea gratis. Borrarla del celular no la quita de la cuenta. Llame desde un teléfono que esa persona no vea.',
      }),
      t({
        en: 'On the form you can say when to call, if we may leave a message, and who we should say is calling.',
        es: 'En el formulario puede decirnos a qué hora llamar, si podemos dejar un mensaje y qué nombre debemos dar.',
      }),
    ],
  },
  {
    id: 'find-us',
    heading: t({ en: 'How to find us again', es: 'Cómo volver a encontrarnos' }),
    paragraphs: [
      t({
        en: `Don’t save a bookmark. Remember the address, ${host}, or write it down where only you will see it. You can save our number, ${settings.VITE_PHONE}, under a name that means nothing to others.`,
        es: `No guarde la página en favoritos. Apréndase la dirección, ${host}, o anótela donde solo usted la vea. Puede guardar nuestro número, ${settings.VITE_PHONE}, con un nombre que a los demás no les diga nada.`,
      }),
    ],
  },
];

export const staySafeCopy = {
  heading: t({ en: 'Stay safe online', es: 'Navegue con cuidado' }),
  description: t({
    en: `What ${site.brand} leaves on this device, how to remove single entries from a browser’s history, and how to find the site again.`,
    es: `Qué deja ${site.brand} en este aparato, cómo borrar entradas del historial del navegador y cómo volver a encontrar el sitio.`,
  }),
  lead: t({
    en: 'For when somebody checks your phone or computer, or knows your passwords.',
    es: 'Por si alguien revisa su celular o su computadora, o sabe sus contraseñas.',
  }),
  danger: t({ en: 'In danger now? Call', es: '¿Está en peligro? Llame al' }),
  helpLines: t({ en: 'Or call a help line', es: 'O llame a una línea de ayuda' }),
  sections,
} as const;
