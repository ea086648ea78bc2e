import { inOneSuite } from '../tools/jest/browser.mjs';

// It opens the page's connection, which other tests may have opened before.
export default inOneSuite(import.meta.dirname, ['pages/portal-sold-prints.page.test.tsx']);
