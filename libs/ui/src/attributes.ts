// Attributes by which scripts of the application find elements that this library renders. They are separate constants,
// so that a script contains only the one that it uses.

/**
 * A field's autofill token (WCAG 1.3.5), such as `postal-code`. In the HTML, every field has `autocomplete="off"`,
 * since browsers otherwise save what is typed, and suggest it to the next person. A script sets the token as
 * `autocomplete` only while the field is empty, so that a browser can fill it in, but does not save what is typed
 * (decision 16).
 */
export const autofillAttribute = 'data-autocomplete';

/**
 * On the group of radio buttons with the pictures of issues, such as partner violence. By it, a script of the home page
 * finds the buttons, enables them, and keeps them in sync with the dropdown, whose choice is sent.
 */
export const issuePicturesAttribute = 'data-issue-pictures';
