import { applyFontsInTime } from './apply-fonts';
import { requestLostScriptsAgain } from './lost-scripts';

// The head of every page contains this script: after the links and styles of its fonts, which `applyFontsInTime`
// changes, and before its scripts, so that `requestLostScriptsAgain` notices if one of them fails to load.
requestLostScriptsAgain();
applyFontsInTime(document);
