import type { MailFiling } from '../../platform';

/** Files a mail under its message. Such mails hold no key, so that their text may be kept until the message is forgotten. */
export const aboutMessage = (id: string): Required<MailFiling> => ({ about: `message:${id}`, isKept: true });
