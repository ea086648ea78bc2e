/** Names may stand in headers of mails, where a second line would be another header. */
export const ONE_LINE = /^\P{Cc}*$/u;
