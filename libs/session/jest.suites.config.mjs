import { inOneSuite } from '../../tools/jest/browser.mjs';

export default inOneSuite(import.meta.dirname);
