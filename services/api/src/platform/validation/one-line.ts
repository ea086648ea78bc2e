/** Names and subjects stand in headers of mails, where a second line would be another header. */
export const SINGLE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
