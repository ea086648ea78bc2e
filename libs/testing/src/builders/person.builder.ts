import type { PersonRecord, PersonRow } from '@gallery/contracts';

/** Elena Marsh in the gallery's list of people: a collector who buys and reads the newsletter. */
export const aPersonRow = (named: Partial<PersonRow> = {}): PersonRow => ({
  id: 'person-1',
  name: 'Elena Marsh',
  email: 'elena@marsh.example',
  otherEmails: [],
  kinds: ['collector', 'buyer', 'subscriber'],
  newsletter: 'confirmed',
  lastContactAt: '2026-11-14T13:58:00.000Z',
  tags: ['Press'],
  ...named,
});

/** The same person's record, as the gallery sees it. */
export const aPersonRecord = (named: Partial<PersonRecord> = {}): PersonRecord => ({
  ...aPersonRow(),
  names: ['Elena Marsh', 'E. Marsh'],
  addresses: [],
  subscription: {
    state: 'confirmed',
    sourcePage: 'artwork-detail',
    askedAt: '2026-10-02T09:00:00.000Z',
    confirmedAt: '2026-10-02T09:05:00.000Z',
    unsubscribedAt: null,
    endedBy: null,
    consentNote: null,
  },
  note: { text: 'Prefers mornings.', by: 'Mara', at: '2026-11-01T12:00:00.000Z' },
  version: 2,
  entries: [
    {
      kind: 'order',
      id: 'TF-7K3M-Q9XD',
      title: 'Inside Voice',
      state: 'processing',
      at: '2026-11-14T13:58:00.000Z',
    },
    { kind: 'message', id: 'message-1', title: 'Framing', state: 'open', at: '2026-11-10T10:00:00.000Z' },
  ],
  ...named,
});
