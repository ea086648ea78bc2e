/** Length of indexed words (`innodb_ft_min_token_size`, `innodb_ft_max_token_size`). */
const INDEXED_LENGTH = /^.{3,84}$/u;
/**
 * Words that an index leaves out (`INNODB_FT_DEFAULT_STOPWORD`) unless it was built without them; a restored backup or
 * a rebuilt table does not remember that.
 */
const STOPWORDS = new Set(
  `a about an are as at be by com de en for from how i in is it la of on or that the this to was what when where who will
  with und www`.split(/\s+/),
);
/** Scripts without spaces: the index treats a whole sentence as one word. */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;

/** The index takes time for each common word. The longest words are usually the rarest. */
const MAX_MATCHED_TERMS = 3;

/** How many messages are needed to tell which words are common; fewer are not enough. */
export const SAMPLE_SIZE = 100;
/** A word that occurs in this many of them is common. */
const COMMON_THRESHOLD = SAMPLE_SIZE / 2;

/** A search text, split for the database. */
export interface MessageSearchTerms {
  /** For the full-text index: all of these words or prefixes, rarest first; null if there are none. */
  match: string | null;
  /** Terms that are not in the index, to be matched by LIKE, rarest first: most messages then lack the first one. */
  parts: string[];
  /** Every word is in half of the latest messages, so many messages contain all of them. */
  areCommon: boolean;
}

/**
 * Splits the typed text into words; operators are not supported. A text without any indexed word is used unchanged. The
 * index lists all messages of one word before the next word, so a word that is in half of the latest messages is
 * matched by LIKE instead.
 * @param latest texts of the latest messages, up to `SAMPLE_SIZE`
 */
export function messageSearchTerms(q: string, latest: readonly string[]): MessageSearchTerms {
  const terms = splitWords(q);
  const frequencyOf = frequencyAmong(latest);
  const usual = new Set(
    latest.length < SAMPLE_SIZE ? [] : terms.filter((word) => frequencyOf(word) >= COMMON_THRESHOLD),
  );
  const matched = terms
    .filter((word) => isIndexed(word) && !usual.has(word))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, MAX_MATCHED_TERMS);
  if (matched.length === 0 && usual.size === 0) return { match: null, parts: [q], areCommon: false };
  return {
    match: matched.length === 0 ? null : matched.map((word) => `+${word}*`).join(' '),
    parts: terms
      .filter((word) => !matched.includes(word))
      .toSorted((one, other) => frequencyOf(one) - frequencyOf(other)),
    areCommon: terms.every((word) => usual.has(word)),
  };
}

/** How many of the messages contain a word that begins like this one. */
function frequencyAmong(latest: readonly string[]): (word: string) => number {
  const said = latest.map(splitWords);
  return (word) => said.filter((all) => all.some((other) => other.startsWith(word))).length;
}

/** The index treats an underscore as a letter. */
const splitWords = (text: string): string[] =>
  [...text.toLowerCase().matchAll(/[\p{L}\p{N}_]+/gu)].map(([word]) => word);

const isIndexed = (word: string): boolean =>
  INDEXED_LENGTH.test(word) && !STOPWORDS.has(word) && !UNSPACED.test(word);
