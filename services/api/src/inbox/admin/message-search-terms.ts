/** How many characters the index's words have (`innodb_ft_min_token_size`, `innodb_ft_max_token_size`). */
const INDEXED_LENGTH = /^.{3,84}$/u;
/** Scripts that write words without spaces: to the index a whole sentence is one of them. */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;

/** Words that many messages have cost the index time, each of them. The longest are the rarest, as a rule. */
const MAX_MATCHED_TERMS = 3;

/** How many messages tell what is usual; fewer than these say nothing. */
export const SAMPLE_SIZE = 100;
/** In how many of them a usual word is. */
const COMMON_THRESHOLD = SAMPLE_SIZE / 2;

/** What a message has to say in order to be found, as the database is asked for it. */
export interface MessageSearchTerms {
  /** For the full-text index: all of these words, or words that begin with them, what is rarest first; null when it has none of them. */
  match: string | null;
  /** What the index does not have, to be looked for in the text itself. */
  parts: string[];
}

/**
 * What is typed, word by word. Nothing of it is an operator. Where the index helps with no word, the text is taken as it is.
 * The index lists all messages of a word before it goes on to the next, so a word that half of the latest messages have is
 * looked for in the text.
 * @param latest what the latest messages say, as many as `SAMPLE`
 */
export function messageSearchTerms(q: string, latest: readonly string[]): MessageSearchTerms {
  const terms = splitWords(q);
  const usual = commonTerms(terms, latest);
  const matched = terms
    .filter((word) => isIndexed(word) && !usual.has(word))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, MAX_MATCHED_TERMS);
  if (matched.length === 0 && usual.size === 0) return { match: null, parts: [q] };
  return {
    match: matched.length === 0 ? null : matched.map((word) => `+${word}*`).join(' '),
    parts: terms.filter((word) => !matched.includes(word)),
  };
}

/** Those words with which some word of half of the messages begins. */
function commonTerms(terms: readonly string[], latest: readonly string[]): Set<string> {
  if (latest.length < SAMPLE_SIZE) return new Set();
  const said = latest.map(splitWords);
  const has = (word: string) => said.filter((all) => all.some((other) => other.startsWith(word))).length;
  return new Set(terms.filter((word) => has(word) >= COMMON_THRESHOLD));
}

/** An underscore is a letter to the index. */
const splitWords = (text: string): string[] =>
  [...text.toLowerCase().matchAll(/[\p{L}\p{N}_]+/gu)].map(([word]) => word);

const isIndexed = (word: string): boolean => INDEXED_LENGTH.test(word) && !UNSPACED.test(word);
