/** What was done, as it follows the name of what it was done to. Of what is not here the log's own word is said. */
export const ACTION_LABELS: Record<string, string> = {
  'order.placed': 'was placed',
  'order.confirmed': 'was paid',
  'order.released': 'was given up before it was paid',
  'order.hold-ended': 'had its unpaid hold ended',
  'edition.cart-hold-ended': 'had a print released from a cart',
  'order.refunding': 'is being refunded',
  'order.refunded': 'was refunded',
  'order.partly-refunded': 'was refunded in part',
  'order.alert': 'needs a look',
  'order.tracked': 'has a new tracking number',
  'order.joined': 'came to a collector’s account',
  'order.account-deleted': 'lost its collector’s account',
  'order.account-lapsed': 'lost an account that was never confirmed',
  'order.forgotten': 'was made nameless',
  'order.payment-requested': 'was sent a pay link',
  'order.delivery-quoted': 'had its delivery quoted',
  'order.address-changed': 'has another shipping address',
  'payment-request.sent-again': 'was sent its pay link again',
  'order.payment-received': 'was paid by its pay link',
  'order.payment-cancelled': 'had a pay link cancelled',
  'order.payment-refunded': 'had a pay link’s money sent back',
  'order.sold-offline': 'was sold at the gallery',
  'print.held': 'was put on hold',
  'print.released': 'was released',
  'print.returned': 'was returned to stock',
  'print.voided': 'was made void',
  'certificate.signature-applied': 'was signed',
  'certificate.handed-over': 'was transferred by the gallery',
  'artwork.created': 'was added',
  'artwork.changed': 'was changed',
  'artwork.archived': 'was archived',
  'artwork.removed': 'was deleted',
  'artwork.shown': 'was put on show',
  'artwork.hidden': 'was hidden',
  'event.created': 'was announced',
  'event.changed': 'was changed',
  'event.removed': 'was deleted',
  'order.refund-asked': 'has a refund on its way',
  'order.staff-note': 'has a new note',
  'order.installation-handled': 'is installed',
  'order.installation-reopened': 'is to be installed after all',
  'order.print-returned': 'gave a number back to stock',
  'order.print-voided': 'had a number made void',
  'order.print-replaced': 'had a print replaced',
  'certificate.revoked': 'was revoked',
  'certificate.replaced': 'was replaced',
};

/** What was done to somebody who is named: the log's own word would say that they did it, `Galerie Nord paid`. */
export const NAMED_SUBJECT_ACTION_LABELS: Record<string, string> = {
  'level.given': 'was given a level',
  'partner.added': 'was added as a partner',
  'partner.changed': 'was changed',
  'partner.paid': 'was paid',
  'partner.statement-link-made': 'was given a statement link',
  'partner.statement-link-withdrawn': 'lost the statement link',
  'message.answered': 'was answered',
  'message.assigned': 'was given to somebody',
  'message.approved': 'was approved',
  'message.declined': 'was declined',
  'message.closed': 'was closed',
  'message.reopened': 'was opened again',
  'message.noted': 'has a new note',
  'message.deleted': 'was deleted',
  'message.sold': 'was sent a pay link',
};

/** What was done, from the audit log's own word: `was refunded`; null where that says no more than that it was changed. */
export const actionSentence = (action: string): string | null =>
  NAMED_SUBJECT_ACTION_LABELS[action] ??
  ACTION_LABELS[action] ??
  (MOVED.test(action) ? 'has a new status' : null);

const MOVED = /\.moved$/;
