/** On the root element of a page on which somebody has typed or chosen something. */
export const typedAttribute = 'data-typed';

/** Sets the mark. Inline, since people type before any other script has arrived. */
export const rememberTyping = `addEventListener("input",()=>document.documentElement.setAttribute("${typedAttribute}",""),{once:true});`;
