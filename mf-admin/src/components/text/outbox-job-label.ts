/** Outbox jobs that are not emails. */
const JOB_LABELS: Record<string, string> = {
  'payment-refund': 'Refund of a whole payment at Stripe',
  'payment-refund-part': 'Refund at Stripe',
  'payment-request-cancel': 'Payment request to be called off at Stripe',
  'preview-opened': 'Private preview to be announced',
  'password-reset': 'Link to choose a password',
};

/** What such a job does; a kind without a label yet shows its name. */
export const outboxJobLabel = (kind: string): string => JOB_LABELS[kind] ?? kind;
