import { applyFontsInTime } from './apply-fonts';
import { requestLostScriptsAgain } from './lost-scripts';

// Contained in the head of every page, after the links to its fonts and before its scripts.
requestLostScriptsAgain();
applyFontsInTime(document);
