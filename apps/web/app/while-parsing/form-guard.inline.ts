import { guardForm } from './form-guard';

// The build puts this script into the HTML of each page with a form that sends an inquiry. So it works even if every
// script file is lost: at the first press of Send, it explains that the browser will post the form itself at the next.
guardForm(document);
