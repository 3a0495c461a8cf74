// Sets the language of a test run. Import this file before all others: libs/domain reads the global variable
// `__LANGUAGE__` once, when it is loaded, and then has its texts in that language only. Without `SITE_LANGUAGE`, they
// are in the default language.
Object.assign(globalThis, { __LANGUAGE__: process.env['SITE_LANGUAGE'] });
