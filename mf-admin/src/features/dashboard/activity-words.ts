import type { ActivityEntry } from '@gallery/contracts';

/** What is written down of orders and in the audit log, as people say it. */
const WORDS: Record<string, string> = {
  'order.placed': 'was placed',
  'order.confirmed': 'was paid',
  'order.released': 'was given up before it was paid',
  'order.refunding': 'is being refunded',
  'order.refunded': 'was refunded',
  'order.partly-refunded': 'was refunded in part',
  'order.alert': 'needs a look',
  'order.moved': 'was moved on',
  'order.tracked': 'has a new tracking number',
  'order.joined': 'came to a collector’s account',
  'order.account-deleted': 'lost its collector’s account',
  'order.account-lapsed': 'lost an account that was never confirmed',
  'order.forgotten': 'was made nameless',
  'order.payment-requested': 'was sent a pay link',
  'order.payment-received': 'was paid by its pay link',
  'order.payment-cancelled': 'had a pay link cancelled',
  'order.payment-refunded': 'had a pay link’s money sent back',
};

/** One line of the feed: `Order TF-1048 was paid`. What nobody has found words for is said as it is written down. */
export function activityLine({ action, subjectKind, subjectId }: ActivityEntry): string {
  const words = WORDS[action];
  if (words && subjectKind === 'order') return `Order ${subjectId ?? ''} ${words}`;
  const [thing = '', deed = ''] = action.split('.');
  return `${capital(thing)} ${deed}`.replaceAll(/[_-]/g, ' ').trim();
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
