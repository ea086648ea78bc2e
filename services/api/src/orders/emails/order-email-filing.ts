import type { EmailFiling } from '../../platform';

/** Files a mail under its order. Such mails hold no key, so that their text may be kept until the order is forgotten. */
export const orderEmailFiling = ({ id }: { id: string }): Required<EmailFiling> => ({
  about: `order:${id}`,
  isKept: true,
});
