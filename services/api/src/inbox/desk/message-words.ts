/** How many characters the index's words have (`innodb_ft_min_token_size`, `innodb_ft_max_token_size`). */
const LENGTH = /^.{3,84}$/u;
/** Scripts that write words without spaces: to the index a whole sentence is one of them. */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;

/** Words that nearly every message has cost the index time, each of them. The longest are the rarest, as a rule. */
const MOST_MATCHED = 3;

/** What a message has to say in order to be found, as the database is asked for it. */
export interface WantedWords {
  /** For the full-text index: all of these words, or words that begin with them, what is rarest first; null when it has none of them. */
  match: string | null;
  /** What the index does not have, to be looked for in the text itself. */
  parts: string[];
}

/** What is typed, word by word. Nothing of it is an operator. Where the index helps with no word, the text is taken as it is. */
export function messageWords(q: string): WantedWords {
  // An underscore is a letter to the index.
  const words = [...q.toLowerCase().matchAll(/[\p{L}\p{N}_]+/gu)].map(([word]) => word);
  const matched = words
    .filter(isIndexed)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, MOST_MATCHED);
  if (matched.length === 0) return { match: null, parts: [q] };
  return {
    match: matched.map((word) => `+${word}*`).join(' '),
    parts: words.filter((word) => !matched.includes(word)),
  };
}

const isIndexed = (word: string): boolean => LENGTH.test(word) && !UNSPACED.test(word);
