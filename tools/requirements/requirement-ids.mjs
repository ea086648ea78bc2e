/** Finds requirement ids in docs/requirements.md, in test titles, and where they should not be. */

const id = '[SCLAPTXGR]\\d{1,3}';
const ids = new RegExp(id, 'g');
const list = `${id}(?:, ${id})*`;
/** A first argument that ends with ids, and the function called with it: `it('… (S52)',`, `test.each([…])('… (S52, S53)',`. */
const title = new RegExp(
  `([\\w.]+|[)\`])\\(\\s*(['"\`])((?:(?!\\2)[^\\\\]|\\\\.)*?)\\((${list})\\)\\2\\s*,`,
  'g',
);
/** Anything like ids: in parentheses, also with words or as a range, or several separated by commas. */
const mention = new RegExp(`\\((${id})(?![\\w.;])[^()\\n]{0,60}\\)|\\b${id}(?:, ${id})+\\b`, 'g');
const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** @typedef {{ id: string, text: string }} Requirement */

/** @param {string} text docs/requirements.md @returns {Requirement[]} */
export const requirementsIn = (text) =>
  [...text.matchAll(/^- \*\*([A-Z]\d+)\*\* (.+)$/gm)].map(([, found, rule]) => ({ id: found, text: rule }));

/** @param {string} text @param {number} index */
const lineAt = (text, index) => text.slice(0, index).split('\n').length;

/** Blanks comments, keeping line numbers. @param {string} text */
const withoutComments = (text) => text.replaceAll(comment, (found) => found.replaceAll(/[^\n]/g, ' '));

/**
 * The ids in titles of tests that run. A skipped test proves nothing.
 * @param {string} text of a test file @returns {{ id: string, line: number }[]}
 */
export const idsInTitles = (text) =>
  titlesIn(text).flatMap(({ index, found }) =>
    (found.match(ids) ?? []).map((one) => ({ id: one, line: lineAt(text, index) })),
  );

/** @param {string} text */
const titlesIn = (text) =>
  [...withoutComments(text).matchAll(title)]
    .filter(([, called]) => /^(describe|it|test)(\.(describe|only|serial))*$|^[)`]$/.test(called))
    .map((match) => ({ index: match.index, end: match.index + match[0].length, found: match[4] }));

/**
 * Ids in a test file that are not at the end of a title, so they are not counted.
 * @param {string} text @returns {{ id: string, line: number }[]}
 */
export function idsOutsideTitles(text) {
  const titles = titlesIn(text);
  return [...text.matchAll(mention)]
    .filter(({ index }) => !titles.some((one) => one.index <= index && index < one.end))
    .map(({ 0: found, index }) => ({ id: found, line: lineAt(text, index) }));
}

/** @param {string} text of a source @returns {{ id: string, line: number }[]} ids in its comments */
export const idsInComments = (text) =>
  [...text.matchAll(comment)].flatMap(({ 0: found, index }) =>
    [...found.matchAll(mention)].map((one) => ({ id: one[0], line: lineAt(text, index + one.index) })),
  );
