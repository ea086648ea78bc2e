import type { ContactMessageType, InboxMessageType } from './contact-message';

/** How soon a reply is promised: the text on screens, and the hours until it is due. */
export interface ReplyTime {
  within: string;
  hours: number;
}

/** What pages and emails promise to people who write. */
export const REPLY_WITHIN = '24 hours';

const ONE_DAY = { within: REPLY_WITHIN, hours: 24 };
const ONE_OR_TWO_DAYS = { within: '24–48 hours', hours: 48 };
const TWO_DAYS = { within: '48 hours', hours: 48 };

type RepliedMessageType = ContactMessageType | 'partner_application';

// The contact page promises a day for artworks, visits and the press, as do purchase emails and the portal.
const REPLY_TIMES: Record<RepliedMessageType, ReplyTime> = {
  artwork_inquiry: ONE_DAY,
  commission: ONE_DAY,
  press: ONE_DAY,
  general: ONE_DAY,
  collector_inquiry: ONE_DAY,
  loan_inquiry: ONE_OR_TWO_DAYS,
  resale_inquiry: ONE_OR_TWO_DAYS,
  partnership: ONE_OR_TWO_DAYS,
  selling_partner: TWO_DAYS,
  partner_application: ONE_OR_TWO_DAYS,
};

export const replyTime = (type: RepliedMessageType): ReplyTime => REPLY_TIMES[type];

const HOUR_MS = 3_600_000;

/** When the reply is due. Null for a presale request: the start of the sale answers it. */
export const replyDueAt = (type: InboxMessageType, from: Date): Date | null =>
  type === 'presale_request' ? null : new Date(from.getTime() + replyTime(type).hours * HOUR_MS);
