/** Everything that `npm test` asks Nx for; what is unchanged comes from its cache. */
export const everyTarget = [
  'format-check',
  'unused-check',
  'lint',
  'typecheck',
  'test',
  'build-sandbox',
  'try-generators',
  'e2e-journeys',
  'e2e-pages',
  'e2e-whole-site',
  'e2e-gallery',
] as const;
