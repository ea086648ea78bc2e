/** Longest hashtag, its `#` included. */
export const MAX_HASHTAG_LENGTH = 50;

/** Marks belong to letters: without them there are no Hindi words. */
const HASHTAG = /^#[\p{L}\p{M}\p{N}_]+$/u;
/** East Asian keyboards write a wide number sign. */
const NUMBER_SIGN = /^[#＃]\s*/;

/** A hashtag as it is shared, with its `#`, which may be left out when it is typed. Null for an empty text. */
export function normalizeHashtag(typed: string): string | null {
  const text = typed.trim().normalize('NFC');
  return text === '' ? null : `#${text.replace(NUMBER_SIGN, '')}`;
}

/** What is wrong with a typed hashtag; undefined for a valid or an empty one. */
export function hashtagError(typed: string): string | undefined {
  const hashtag = normalizeHashtag(typed);
  if (hashtag === null) return undefined;
  if (!HASHTAG.test(hashtag))
    return 'Please use only letters, digits, and underscores, such as #PaperEvening.';
  return Array.from(hashtag).length > MAX_HASHTAG_LENGTH
    ? `Please keep the hashtag within ${MAX_HASHTAG_LENGTH} characters.`
    : undefined;
}
