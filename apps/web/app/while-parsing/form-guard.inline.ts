import { guardForm } from './form-guard';

// The build puts this script into the HTML of each page with a form that sends an inquiry. So it works even if every
// script file is lost, and then explains what the browser does on Send before the browser does it.
guardForm(document);
