import type { MailFiling } from '../platform';

/** Files a mail under its order. Such mails hold no key, so that their text may be kept until the order is forgotten. */
export const aboutOrder = ({ id }: { id: string }): Required<MailFiling> => ({
  about: `order:${id}`,
  isKept: true,
});
