import { parseSize } from '@gallery/domain';

/**
 * Normalizes a cell, so that `4,000.00` and `4000` are the same price and a file that went through a spreadsheet
 * compares as equal; null when it is invalid. Blank cells are not parsed.
 */
export interface CellParser {
  parse: (text: string) => string | null;
  /** Says what the cell must contain. */
  error: string;
}

/** Line breaks from the database and from spreadsheets compare as equal. */
export const plainText: CellParser = {
  parse: (text) => text.replaceAll(/\r\n?/g, '\n').trim(),
  error: 'This could not be read.',
};

/** `new, limited`: each tag once. */
export const tags: CellParser = {
  parse: (text) => {
    const each = text.split(',').map((tag) => tag.trim());
    return [...new Set(each.filter((tag) => tag !== ''))].join(', ');
  },
  error: 'This could not be read.',
};

export const yesOrNo: CellParser = {
  parse: (text) => YES_OR_NO.get(text.trim().toLowerCase()) ?? null,
  error: 'Please enter yes or no.',
};

// Spreadsheets write booleans in their own language.
const YES_OR_NO: ReadonlyMap<string, string> = new Map([
  ['yes', 'yes'],
  ['true', 'yes'],
  ['1', 'yes'],
  ['no', 'no'],
  ['false', 'no'],
  ['0', 'no'],
]);

export const wholeNumber: CellParser = {
  parse: (text) => (/^\d{1,9}$/.test(normalizeNumber(text)) ? String(Number(normalizeNumber(text))) : null),
  error: 'Please enter a whole number.',
};

/** Dollars, with or without `$` and thousands separators. */
export const dollarAmount: CellParser = {
  parse: (text) =>
    /^\d{1,9}(\.\d{1,2})?$/.test(normalizeNumber(text)) ? String(Number(normalizeNumber(text))) : null,
  error: 'Please enter a price in dollars.',
};

export const inches: CellParser = {
  parse: parseSize,
  error: 'Please enter a size in inches, such as 24x36.',
};

/** One of these choices, in any capitalization. */
export const oneOf = (choices: readonly string[]): CellParser => ({
  parse: (text) => choices.find((choice) => choice.toLowerCase() === text.trim().toLowerCase()) ?? null,
  error: `Please enter one of: ${choices.join(', ')}.`,
});

/** `$4,000` as `4000`. A comma that is not followed by three digits is not a separator and makes the cell invalid. */
const normalizeNumber = (text: string): string =>
  text
    .replaceAll(/[$\s]/g, '')
    .replace(
      /^(\d{1,3})((?:,\d{3})+)(?=$|\.)/,
      (_all, first: string, rest: string) => first + rest.replaceAll(',', ''),
    );
