// Imported before all others, which pick their language when they load.
Object.assign(globalThis, { __LANGUAGE__: process.env['SITE_LANGUAGE'] });
