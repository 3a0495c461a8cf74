import { applyFontsInTime } from './apply-fonts';
import { requestLostScriptsAgain } from './lost-scripts';

// Contained in the head of every page: after the links to its fonts, which `applyFontsInTime` changes, and before its
// scripts, so that `requestLostScriptsAgain` notices if one of them fails to load.
requestLostScriptsAgain();
applyFontsInTime(document);
