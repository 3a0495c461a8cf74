import { guardForm } from './form-guard';

// Contained in pages with a mail form.
guardForm(document);
