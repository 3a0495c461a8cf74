import { rememberTyping } from '../island-script/remember-typing';
import { applyFontsInTime } from './apply-fonts';

/** Without the page script, Exit clears nothing. `import` needs another address: browsers remember what failed. */
const requestLostScriptsAgain =
  'addEventListener("error",({target:one})=>one.type=="module"&&import(one.src+"?1").catch(()=>0),true);';

/** The code of the only inline script of the site, whose hash the policy has. */
export const inlineScript = requestLostScriptsAgain + rememberTyping + applyFontsInTime;
