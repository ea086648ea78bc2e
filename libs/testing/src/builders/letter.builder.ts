import type { LetterRecord } from '@gallery/contracts';

/** A letter that Mara is writing, not sent yet. */
export const aLetter = (named: Partial<LetterRecord> = {}): LetterRecord => ({
  id: 'letter-1',
  subject: 'Autumn in the studio',
  words: 'Dear reader,\n\nThe new works are here.',
  state: 'draft',
  writtenBy: 'Mara',
  createdAt: '2026-11-14T13:58:00.000Z',
  sendAt: null,
  endedAt: null,
  works: [{ id: 'artwork-1', title: 'Night Bloom' }],
  recipients: {},
  subscribers: 1_204,
  perMinute: 120,
  orders: 0,
  ordersCents: 0,
  version: 1,
  results: {
    recipients: 0,
    waiting: 0,
    sent: 0,
    refused: 0,
    unknown: 0,
    skipped: 0,
    bounced: 0,
    complained: 0,
    unsubscribed: 0,
  },
  ...named,
});
