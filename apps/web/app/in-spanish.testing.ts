/** For tests: import this file first, so that `t` takes the Spanish column in all others. */
process.env['SITE_LANGUAGE'] = 'es';
