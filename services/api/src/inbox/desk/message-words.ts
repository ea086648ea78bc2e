/** Words that the full-text index leaves out: InnoDB's own list (INFORMATION_SCHEMA.INNODB_FT_DEFAULT_STOPWORD). */
const LEFT_OUT = new Set(
  (
    'a about an are as at be by com de en for from how i in is it la of on or that the this to was what when ' +
    'where who will with und www'
  ).split(' '),
);
/** Shorter words are not in the index (`innodb_ft_min_token_size`). */
const SHORTEST = 3;

/**
 * What is searched for as the full-text index takes it: messages that have each of the words, or words that begin with it.
 * Null when no word of it is in the index. Nothing that is typed is an operator.
 */
export function messageWords(q: string): string | null {
  const words = [...q.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)]
    .map(([word]) => word)
    .filter((word) => word.length >= SHORTEST && !LEFT_OUT.has(word));
  return words.length === 0 ? null : words.map((word) => `+${word}*`).join(' ');
}
