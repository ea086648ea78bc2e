import browser from '../tools/jest/browser.mjs';

export default browser(import.meta.dirname);
