// For tests of the Spanish build. Import it before all others, since modules choose their language when they are
// loaded.
Object.assign(globalThis, { __LANGUAGE__: 'es' });
