import { inOneSuite } from '../tools/jest/browser.mjs';

// Other test files stub the same window APIs differently.
export default inOneSuite(import.meta.dirname, [
  'features/landing/film/films.test.tsx',
  'document-loader.test.ts',
  'pages/catalog/artwork.page.test.tsx',
  'pages/catalog/print-changes.page.test.tsx',
  'pages/styleguide.page.test.tsx',
]);
