import type { EmailFiling } from '../../platform';

/** Files a mail under its message. Such mails hold no key, so that their text may be kept until the message is forgotten. */
export const messageEmailFiling = (id: string): Required<EmailFiling> => ({
  about: `message:${id}`,
  isKept: true,
});
