// Sets the language of modules that are loaded later. Import it before all others.
Object.assign(globalThis, { __LANGUAGE__: process.env['SITE_LANGUAGE'] });
