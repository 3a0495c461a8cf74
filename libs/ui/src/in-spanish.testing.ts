// For tests of the Spanish build: import it first, since modules pick their language when they load.
process.env['SITE_LANGUAGE'] = 'es';
