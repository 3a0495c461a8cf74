import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { t } from '@lawyers/domain';
import { PhoneLink } from '../layout/phone-link';
import { formPostNoteAttribute } from '../while-parsing/form-guard';
import { InlineScript } from '../while-parsing/inline-script';
import { deliveryCopy } from './delivery.copy';

/**
 * A note below a mail form, and the inline script that shows it (decision 7). If the script file of the form did not
 * load, the browser itself posts the form, and opens a plain page of the mail service. The note says so: the inline
 * script shows it at the first press of Send, and lets the browser post the form only at a later one.
 */
export function FormPostNote() {
  const { answer, copy } = deliveryCopy.noScript;
  return (
    <>
      <div {...{ [formPostNoteAttribute]: '' }} hidden tabIndex={-1}>
        <Alert sx={{ marginTop: 6 }}>
          <Typography>{words.lost}</Typography>
          <Typography>{answer.join(' ')}</Typography>
          <Typography>{[words.exit, words.emptied, copy].join(' ')}</Typography>
          <Typography>
            <PhoneLink />
          </Typography>
        </Alert>
      </div>
      <InlineScript name="form-guard" />
    </>
  );
}

/**
 * Separate from `deliveryCopy`, because the browser loads all of that object with the script of the form, which does
 * not need these texts: the note is static HTML.
 */
const words = {
  lost: t({
    en: 'Part of this page did not load, and nothing has been sent yet. To send this form, read this, and press Send again.',
    es: 'Una parte de esta página no se cargó, y todavía no se ha enviado nada. Para enviar este formulario, lea esto y oprima “Enviar” otra vez.',
  }),
  emptied: t({
    en: 'When you send it, the form is emptied, so that Back does not show what you wrote. To keep your message, copy it first, but only if no one checks this device: what you copy stays on it.',
    es: 'Al enviarlo, el formulario se borra, para que el botón de regresar no muestre lo que usted escribió. Si quiere conservar su mensaje, cópielo antes, pero solo si nadie revisa este celular o computadora: lo que copia se queda ahí.',
  }),
  exit: t({
    en: 'The plain page has no “Exit this site,” and Shift and Escape do nothing there.',
    es: 'La página sencilla no tiene “Salir de este sitio”, y allí las teclas Shift y Escape no hacen nada.',
  }),
};
