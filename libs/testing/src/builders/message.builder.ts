import type { MessageRecord, MessageRow } from '@gallery/contracts';

/** A message in the gallery's inbox: Elena Marsh asks for Inside Voice and waits for a reply. */
export const aMessageRow = (named: Partial<MessageRow> = {}): MessageRow => ({
  id: '0193a0de-0000-7000-8000-000000000064',
  type: 'artwork_inquiry',
  inquiryType: null,
  subject: 'Artwork Inquiry: Inside Voice',
  excerpt: 'Is it still to be had in black?',
  name: 'Elena Marsh',
  email: 'elena@marsh.example',
  collector: null,
  artwork: { id: 'work-inside-voice', title: 'Inside Voice' },
  coaId: null,
  state: 'open',
  isRead: true,
  assignedTo: null,
  createdAt: '2026-11-22T07:00:00.000Z',
  replyDueAt: '2026-11-23T07:00:00.000Z',
  repliedAt: null,
  ...named,
});

/** The same message's record, as the gallery sees it. */
export const aMessageRecord = (named: Partial<MessageRecord> = {}): MessageRecord => ({
  ...aMessageRow(),
  version: 2,
  message: 'Is it still to be had in black?\nIn 20 × 20.',
  isOfCollector: false,
  application: null,
  history: [],
  ...named,
});

/** An application to sell for the gallery: Elena Marsh brings clients and waits for the owner's decision. */
export const anApplicationMessage = (named: Partial<MessageRecord> = {}): MessageRecord =>
  aMessageRecord({
    type: 'partner_application',
    subject: 'Selling partner application: Interior Designer, Dallas',
    artwork: null,
    message: 'I know three clients already.',
    application: {
      phone: '+1 214 555 0100',
      location: 'Dallas',
      business: 'Marsh Interiors',
      portfolio: 'marsh.example/work',
      buyerTypes: 'Hotels',
      experience: 'Ten years of rooms.',
      role: 'Interior Designer',
      state: 'new',
      usualRate: '20',
    },
    ...named,
  });
