import { guardForm } from './form-guard';

// Inline on pages with a mail form.
guardForm(document);
