import { t } from '@lawyers/domain';

/** What a visitor reads above a form that is sent without its scripts, because one of them is lost. */
export const formPostCopy = {
  lost: t({
    en: 'Part of this page did not load. You can still send this form.',
    es: 'Una parte de esta página no se cargó. De todos modos puede enviar este formulario.',
  }),
  emptied: t({
    en: 'When you send it, the form is emptied, so that Back does not show what you wrote.',
    es: 'Al enviarlo, el formulario se borra, para que el botón de regresar no muestre lo que usted escribió.',
  }),
  exit: t({
    en: 'The plain page has no “Exit this site,” and Shift and Escape do nothing there.',
    es: 'La página sencilla no tiene “Salir de este sitio”, y allí las teclas Shift y Escape no hacen nada.',
  }),
};
