import { applyFontsInTime } from './apply-fonts';
import { requestLostScriptsAgain } from './lost-scripts';

// Inline in the head of every page, behind the links of its fonts and before its scripts.
requestLostScriptsAgain();
applyFontsInTime(document);
