/** The owner's settings of how many days something is kept. `Settings` itself takes limits from here. */
interface RetentionSettings {
  inbox: { messageDays: number };
  events: { guestDays: number };
  tracking: { visitDays: number };
}

/** How many days the owner can choose. */
export interface RetentionLimits {
  readonly min: number;
  readonly max: number;
}

/** How long a kind of personal data is kept, and what happens to it then. */
export interface Retention {
  /** What it is, as the console lists it. */
  data: string;
  /** Days, or the owner's setting. */
  days: number | ((settings: RetentionSettings) => number);
  /** Between which the owner's setting lies. */
  limits?: RetentionLimits;
  /** What the days count from. */
  after: string;
  /** Whether the rows are deleted, or stay without the names. */
  outcome: 'deleted' | 'anonymized';
  /** Who or what stays longer; empty for none. */
  exception?: string;
}

/**
 * Everything that names a person, apart from what its person keeps: accounts of collectors, of staff and of affiliates stay
 * until they are deleted. Paid orders are kept for accounting; certificates are the print's papers and stay with it.
 */
export const RETENTIONS = {
  'unpaid-orders': {
    data: 'Orders that were never paid',
    days: 90,
    after: 'their last change',
    outcome: 'anonymized',
  },
  'paid-orders': {
    data: 'Buyers of paid orders',
    days: 3_650,
    after: 'the order',
    outcome: 'anonymized',
    exception:
      'Number, amounts, state and country are kept. Orders of an account are kept until it is deleted.',
  },
  'inbox-messages': {
    data: 'Inbox messages',
    days: ({ inbox }) => inbox.messageDays,
    limits: { min: 90, max: 3_650 },
    after: 'they arrived',
    outcome: 'anonymized',
  },
  'event-guests': {
    data: 'Guests of events, waitlists and reminders',
    days: ({ events }) => events.guestDays,
    limits: { min: 2, max: 3_650 },
    after: 'the event',
    outcome: 'anonymized',
    exception: 'Guests with an account or an order are kept.',
  },
  'newsletter-subscribers': {
    data: 'Newsletter addresses that were never confirmed, or that unsubscribed',
    days: 30,
    after: 'the last activity',
    outcome: 'deleted',
  },
  'back-in-stock-alerts': {
    data: 'Back-in-stock alerts',
    days: 365,
    after: 'the request',
    outcome: 'deleted',
    exception: 'Deleted earlier once notified, and after 7 days unless confirmed.',
  },
  'failed-emails': {
    data: 'Emails that could not be delivered',
    days: 90,
    after: 'they were written',
    outcome: 'anonymized',
  },
  'sent-emails': {
    data: 'Copies of sent emails',
    days: 730,
    after: 'they were written',
    outcome: 'anonymized',
  },
  accounts: {
    data: 'Accounts whose address was never confirmed, ended sessions, and password attempts',
    days: 30,
    after: 'sign-up; sessions and attempts when they end',
    outcome: 'deleted',
  },
  'account-links': {
    data: 'Links in account emails',
    days: 1,
    after: 'they expired',
    outcome: 'deleted',
  },
  'refused-attempts': {
    data: 'Networks of failed sign-ins and refused checkouts, as keyed hashes',
    days: 7,
    after: 'the attempt',
    outcome: 'deleted',
  },
  'audit-devices': {
    data: 'Browser names in the audit log',
    // The audit log's trigger refuses it earlier.
    days: 366,
    after: 'the entry',
    outcome: 'anonymized',
    exception: 'The entries are kept.',
  },
  visits: {
    data: 'Individual visits',
    days: ({ tracking }) => tracking.visitDays,
    limits: { min: 1, max: 730 },
    after: 'the visit',
    outcome: 'deleted',
    exception: 'Daily totals are kept. The key that tells visitors apart is deleted after a day.',
  },
} as const satisfies Record<string, Retention>;

export type RetentionTask = keyof typeof RETENTIONS;

export const RETENTION_TASKS: readonly RetentionTask[] = Object.keys(RETENTIONS).filter(isRetentionTask);

function isRetentionTask(name: string): name is RetentionTask {
  return name in RETENTIONS;
}

/** How often each retention is applied. */
export const RETENTION_INTERVAL_MS = 3_600_000;
/** How often an instance looks for what is due. */
export const RETENTION_POLL_MS = 60_000;
/** After this another instance takes over from one that crashed. */
export const RETENTION_LEASE_MS = 900_000;
/** Rows of one transaction, so that its locks are short. */
export const RETENTION_BATCH_SIZE = 500;
/** Batches of one run; the next one takes the rest. */
export const RETENTION_MAX_BATCHES = 40;

/** In days, as the settings are now. */
export const retentionDays = (task: RetentionTask, settings: RetentionSettings): number => {
  const { days }: Retention = RETENTIONS[task];
  return typeof days === 'number' ? days : days(settings);
};

const DAY_MS = 86_400_000;

/** What is older has expired. */
export const retentionCutoff = (task: RetentionTask, settings: RetentionSettings, now: Date): Date =>
  new Date(now.getTime() - retentionDays(task, settings) * DAY_MS);
