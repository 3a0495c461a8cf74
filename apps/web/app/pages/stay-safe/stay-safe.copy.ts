import { site, t } from '@lawyers/domain';
import { settings } from '../../build-settings';
import type { ContentSection } from '../../layout/content-page';
import { safetyCopy } from '../../layout/safety-note.copy';

const host = new URL(settings.VITE_SITE_URL).host;

/**
 * The texts of the page on staying safe (requirements § 8.2). What stays in each browser was measured, and every step
 * and piece of advice has a source, all listed in docs/browsers.md. Do not change a text without a source.
 */
const sections: readonly ContentSection[] = [
  {
    id: 'safer-device',
    heading: t({
      en: 'Use a device that they can’t reach',
      es: 'Use un celular o una computadora que esa persona no pueda usar ni revisar',
    }),
    paragraphs: [
      safetyCopy.device,
      t({
        en: 'If you think your own phone is watched, don’t change anything on it yet. Deleting an app or changing a password can tell them that you know. An advocate at a help line can make a plan with you first.',
        es: 'Si cree que le vigilan el celular, no le cambie nada todavía. Si borra una aplicación o cambia una contraseña, esa persona puede darse cuenta de que usted lo sabe. Antes de tocar nada, alguien de una línea de ayuda puede hacer un plan con usted.',
      }),
    ],
  },
  {
    id: 'exit',
    heading: t({ en: 'What “Exit this site” does', es: 'Qué hace “Salir de este sitio”' }),
    paragraphs: [
      safetyCopy.exit,
      t({
        en: 'The browser keeps copies of some of our pages and pictures. “Exit this site” doesn’t delete them, and someone who searches the device can find them. We tell browsers not to store the text of our articles, this page, or the page that the search on our home page opens.',
        es: 'El navegador guarda copias de algunas de nuestras páginas e imágenes. “Salir de este sitio” no las borra, y puede encontrarlas quien las busque en el celular o la computadora. Les decimos a los navegadores que no guarden el texto de los artículos, ni esta página, ni la página que se abre cuando usted busca abogado en nuestra página de inicio.',
      }),
    ],
  },
  {
    id: 'history',
    heading: t({ en: 'What the browser still shows', es: 'Lo que el navegador todavía muestra' }),
    paragraphs: [
      safetyCopy.history,
      t({
        en: 'Look at your open and recently closed tabs too, and at the list of your searches.',
        es: 'Revise también las pestañas abiertas y las que cerró hace poco, y la lista de lo que buscó.',
      }),
    ],
  },
  {
    id: 'remove',
    heading: t({ en: 'Remove our pages, not everything', es: 'Borre nuestras páginas, no todo' }),
    paragraphs: [
      t({
        en: 'Removing pages helps if someone only picks up your phone now and then. If an app may be watching it, or you share an account, deleting may be seen: talk with a help line first.',
        es: 'Borrar páginas sirve si alguien solo toma su celular de vez en cuando. Si es posible que lo vigile una aplicación, o si comparte una cuenta, se puede notar que usted borró algo: hable antes con una línea de ayuda.',
      }),
      t({
        en: 'An empty history can look as if you have something to hide, so take out single entries instead. Our pages are not proof of what was done to you. Messages, pictures, and call lists may be: keep those if it is safe, but never copy an intimate picture of anyone under 18. If you have a case or plan one, ask a lawyer before you delete anything else.',
        es: 'Un historial vacío puede dar a entender que usted oculta algo: mejor borre solo las páginas que quiera quitar. Las nuestras no son una prueba de lo que le hicieron. Los mensajes, las fotos y las listas de llamadas sí pueden serlo: guárdelos si es seguro, pero nunca copie una imagen íntima de un menor de 18 años. Si tiene un caso o piensa en uno, pregúntele a un abogado antes de borrar otra cosa.',
      }),
      t({
        en: 'Menus differ a little between versions (written in November 2026):',
        es: 'Los menús cambian un poco de una versión a otra (texto de noviembre de 2026):',
      }),
    ],
    points: [
      t({
        en: 'Chrome on Android: the three dots, History, then the × beside the entry.',
        es: 'Chrome en Android: los tres puntos, Historial, y la × junto a la página.',
      }),
      t({
        en: 'Chrome on a computer: History, then the three dots beside the entry, Delete from history.',
        es: 'Chrome en una computadora: Historial, los tres puntos junto a la página, Borrar del historial.',
      }),
      t({
        en: 'Chrome on an iPhone: History, Edit, choose the entry, Delete.',
        es: 'Chrome en un iPhone: Historial, Editar, elija la página, Borrar.',
      }),
      t({
        en: 'Safari on an iPhone: the open book (Bookmarks), then the clock (History). Swipe the entry to the left, and tap Delete.',
        es: 'Safari en un iPhone: el libro abierto (los marcadores) y luego el reloj (el historial). Deslice la página hacia la izquierda y toque la opción de eliminarla.',
      }),
      t({
        en: 'Safari on a Mac: History, Show All History. Right-click the entry, and choose Delete.',
        es: 'Safari en una Mac: abra todo el historial desde el menú Historial. Haga clic derecho en la página y elija la opción de eliminarla.',
      }),
      t({
        en: 'Firefox on a computer: History, Manage history. Right-click one of our pages, and choose Forget About This Site, then Clear data. If the entry is a Google or other search, choose Delete Page. “Forget” would remove all that Firefox keeps of Google, and could sign you out.',
        es: 'Firefox en una computadora: Historial, Administrar historial. Haga clic derecho en una página nuestra y elija Olvidar este sitio y luego Limpiar datos. Si es una búsqueda, de Google o de otro buscador, elija Eliminar página. “Olvidar” borraría todo lo que Firefox guarda de Google, y podría cerrar su sesión.',
      }),
      t({
        en: 'Firefox on Android: History, then the × beside the entry.',
        es: 'Firefox en Android: Historial, y la × junto a la página.',
      }),
      t({
        en: 'Samsung Internet: the three lines, then the clock (History). Samsung’s help for this browser says how to delete one entry: look it up on a safer device.',
        es: 'Samsung Internet: las tres líneas y luego el reloj (Historial). La ayuda de Samsung para este navegador dice cómo eliminar una sola página: busque esa ayuda en un celular o una computadora más seguros.',
      }),
    ],
  },
  {
    id: 'private-window',
    heading: t({ en: 'Next time, a private window', es: 'La próxima vez, una ventana privada' }),
    paragraphs: [
      t({
        en: 'A private window keeps no history once you close all of its tabs. Chrome calls it Incognito, and Samsung calls it Secret mode. It does not remove what you download, or hide you from an app that watches the device, or from whoever runs the Wi-Fi.',
        es: 'Una ventana privada no deja historial cuando usted cierra todas sus pestañas. En Chrome se llama Incógnito; en Samsung, modo secreto (Secret mode). No borra lo que usted descarga. No le protege de una aplicación que vigile el celular o la computadora, ni de quien maneja el wifi.',
      }),
    ],
  },
  {
    id: 'accounts',
    heading: t({ en: 'Shared accounts', es: 'Cuentas compartidas' }),
    paragraphs: [
      t({
        en: 'If someone else can open your Google or Apple account, your history may appear on their devices. On Apple devices, text you copy can show up there too. A Samsung account can send what its apps store to every device that uses the account. Use a browser that is already on the device and that you have never signed in to, because someone can notice a new app.',
        es: 'Si otra persona puede abrir su cuenta de Google o de Apple, su historial puede aparecer en el celular o la computadora de esa persona y, con Apple, también lo que usted copie. Una cuenta de Samsung puede copiar lo que guardan sus aplicaciones a todo celular o tableta que use esa cuenta. Use un navegador que ya esté en el celular o la computadora, y en el que nunca haya iniciado sesión, porque una aplicación nueva se puede notar.',
      }),
    ],
  },
  {
    id: 'calls',
    heading: t({ en: 'Calls and messages', es: 'Llamadas y mensajes' }),
    paragraphs: [
      t({
        en: 'A call stays in the phone’s list and can be on the bill of a family plan. Deleting it from the phone does not take it off the bill. Call from a phone that no one else can check.',
        es: 'Una llamada queda en la lista del celular y puede salir en la cuenta del teléfono (bill) de un plan familiar. Borrarla del celular no la quita de ahí. Llame desde un teléfono que nadie más pueda revisar.',
      }),
      t({
        en: 'On the form you can say when to call, what name to ask for, and if we may leave a message.',
        es: 'En el formulario puede decirnos a qué hora llamar, por qué nombre preguntar y si podemos dejar un mensaje.',
      }),
    ],
  },
  {
    id: 'find-us',
    heading: t({ en: 'How to find us again', es: 'Cómo volver a encontrarnos' }),
    paragraphs: [
      t({
        en: `Don’t save a bookmark. Remember the address, ${host}, and our number, ${settings.VITE_PHONE}, or write them down where only you will see them.`,
        es: `No guarde la página en favoritos. Apréndase la dirección, ${host}, y nuestro número, ${settings.VITE_PHONE}, o anótelos donde solo usted los vea.`,
      }),
    ],
  },
];

export const staySafeCopy = {
  heading: t({ en: 'Stay safe online', es: 'Su seguridad en internet' }),
  description: t({
    en: `What ${site.brand} leaves on this device, how to remove single entries from a browser’s history, and how to find the site again.`,
    es: `Qué deja ${site.brand} en su celular o computadora, cómo borrar páginas del historial del navegador y cómo volver a encontrar el sitio.`,
  }),
  lead: t({
    en: 'For when somebody checks your phone or computer, or knows your passwords.',
    es: 'Por si alguien revisa su celular o su computadora, o sabe sus contraseñas.',
  }),
  danger: t({ en: 'In danger now? Call', es: '¿Está en peligro? Llame al' }),
  helpLines: t({ en: 'Or call a help line', es: 'O llame a una línea de ayuda' }),
  sections,
} as const;
