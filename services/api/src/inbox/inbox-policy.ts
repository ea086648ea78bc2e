const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The same content again within this time counts as a double click. */
export const DUPLICATE_MESSAGE_MS = MINUTE_MS;
/** The most acknowledgements that one address gets in an hour: anyone can write in anyone's name, from anywhere. */
export const MAX_ACKNOWLEDGEMENTS_PER_HOUR = 3;

/** One address gets at most one newsletter email in this time, no matter how often a form is sent. */
const NEWSLETTER_RESEND_MS = 15 * MINUTE_MS;
/** How long the link of a confirmation email works. */
export const NEWSLETTER_CONFIRM_DAYS = 7;

/** Whether another email may be sent to this address. */
export const mayReceiveEmail = (emailedAt: Date | null, now: Date): boolean =>
  emailedAt === null || now.getTime() - emailedAt.getTime() >= NEWSLETTER_RESEND_MS;

export const confirmUntil = (now: Date): Date => new Date(now.getTime() + NEWSLETTER_CONFIRM_DAYS * DAY_MS);

/** Whether the link of the last confirmation email still works. */
export const isConfirmable = (subscriber: { state: string; confirmUntil: Date | null }, now: Date): boolean =>
  subscriber.state === 'pending' && subscriber.confirmUntil !== null && now < subscriber.confirmUntil;
