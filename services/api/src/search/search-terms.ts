/** What a search text may stand for. One text is often several things: `Rose 3` is a title, a print and a name. */
export interface SearchTerms {
  /** As typed, single-spaced. */
  text: string;
  /** Words of a title, without the part that names a print of it. */
  titleWords: string[];
  /** A print or an edition of the artwork with that title; null when the text names none. */
  print: PrintTerms | null;
  /** The beginning of an email address, in lower case; null if the text is not one. */
  email: string | null;
  /** The beginning of an order number: `TF-7K3M-Q9`. */
  orderNumber: string | null;
  /** Characters from anywhere in an order number: `MQ9`. */
  orderPart: string | null;
  /** The beginning of a certificate's id: `COA-7K3M`. */
  coaId: string | null;
  /** A whole payment id: Stripe's, or the reference that was sent to Stripe. */
  paymentId: string | null;
}

interface PrintTerms {
  /** `30x20`, or one of its sides: `20`. */
  size: string | null;
  editionNumber: number | null;
}

/** This many words are enough to tell longer titles apart. */
const MAX_TITLE_WORDS = 6;
/** Shorter codes match the beginning of too many numbers, unless they are marked as a code. */
const MIN_CODE_LENGTH = 4;
const CODE_GROUP_LENGTH = 4;
/** Length of an order number, without the brand's letters. */
const ORDER_CODE_LENGTH = 8;
const MIN_PART_LENGTH = 3;
const CODE_SIGNS = /^[0-9A-HJKMNP-TV-Z]+$/;

/** `Inside Voice 20 3`, `Inside Voice 30x20`, `Inside Voice no. 3 of 9`. */
const PRINT =
  /^(?<title>\S.*?)(?: (?<size>\d{1,3}(?:\.\d{1,2})?(?:x\d{1,3}(?:\.\d{1,2})?)?))?(?: (?:no\.? ?|#)?(?<number>\d{1,3})(?: of \d{1,3}| ?\/ ?\d{1,3})?)?$/i;

const PAYMENT_ID = /^(?:(?:pi|cs)_\w{6,250}|[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/i;

/**
 * Reads a search text.
 * @param orderPrefix the brand's letters that begin an order number
 */
export function searchTerms(typed: string, orderPrefix: string): SearchTerms {
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  const { title, ...print } = printTerms(text);
  return {
    text,
    titleWords: title.split(' ').slice(0, MAX_TITLE_WORDS),
    print: print.size === null && print.editionNumber === null ? null : print,
    email: /^[^\s@][^\s]*$/.test(text) ? text.toLowerCase() : null,
    orderNumber: codeTerm(text, orderPrefix, 2),
    orderPart: orderPartTerm(text),
    coaId: codeTerm(text, 'COA', 3),
    paymentId: PAYMENT_ID.test(text) ? text : null,
  };
}

function printTerms(text: string): PrintTerms & { title: string } {
  const sized = text
    .replaceAll(/(?<=\d) ?[x×] ?(?=\d)/gi, 'x')
    .replaceAll(/(?<=\dx[\d.]{1,6}) ?(?:inches|inch|in|["”″])(?= |$)/gi, '');
  const { title = text, size = null, number } = PRINT.exec(sized)?.groups ?? {};
  const editionNumber = number === undefined ? null : Number(number);
  // A single figure is a number, not a side: `Inside Voice 3`.
  if (size !== null && editionNumber === null && /^\d+$/.test(size))
    return { title, size: null, editionNumber: Number(size) };
  return { title, size: size?.toLowerCase() ?? null, editionNumber };
}

/**
 * The beginning of a code, in groups of four, as someone types it: case, dashes and spaces don't matter, its prefix may
 * be left out, and I, L and O are read as the digits they look like.
 */
function codeTerm(text: string, prefix: string, groups: number): string | null {
  const bare = bareCode(text);
  const isMarked = text.startsWith('#') || new RegExp(`^${prefix}\\p{Dash}`, 'iu').test(text);
  const hasPrefix = bare.startsWith(prefix) && (isMarked || bare.length - prefix.length >= MIN_CODE_LENGTH);
  const code = asCode(hasPrefix ? bare.slice(prefix.length) : bare);
  const isLongEnough = code.length >= (isMarked ? 1 : MIN_CODE_LENGTH);
  if (!isLongEnough || code.length > groups * CODE_GROUP_LENGTH || !CODE_SIGNS.test(code)) return null;
  return [prefix, ...(code.match(/.{1,4}/g) ?? [])].join('-');
}

/** A word is not part of a number: a part of a number contains a digit or is in capitals. */
function orderPartTerm(text: string): string | null {
  const part = asCode(bareCode(text));
  const isCode = /\d/.test(text) || text === text.toUpperCase();
  return isCode && part.length >= MIN_PART_LENGTH && part.length <= ORDER_CODE_LENGTH && CODE_SIGNS.test(part)
    ? part
    : null;
}

const bareCode = (text: string): string => text.toUpperCase().replaceAll(/[\s\p{Dash}#]/gu, '');

const asCode = (bare: string): string => bare.replaceAll(/[IL]/g, '1').replaceAll('O', '0');
