// For tests of the Spanish build: import it first, since modules pick their language when they load.
Object.assign(globalThis, { __LANGUAGE__: 'es' });
