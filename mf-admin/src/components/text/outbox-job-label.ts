/** What is no mail: other promises to the outside world that wait in the same box. */
const JOB_LABELS: Record<string, string> = {
  'payment-refund': 'Refund of a whole payment at Stripe',
  'payment-refund-part': 'Refund at Stripe',
  'payment-request-cancel': 'Payment request to be called off at Stripe',
  'preview-opened': 'Private preview to be announced',
  'password-reset': 'Link to choose a password',
};

/** What such a promise is about; a kind that has no words yet goes by its name. */
export const outboxJobLabel = (kind: string): string => JOB_LABELS[kind] ?? kind;
