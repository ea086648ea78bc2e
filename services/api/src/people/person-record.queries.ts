import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { SignedInStaff } from '../identity';
import { AppError, Clock, Database } from '../platform';
import type { PersonEntry, PersonEntryKind, PersonRecord } from './dto/people.dto';
import { isVisibleTo, MAX_RECORD_ENTRIES, type NewsletterEnd, type NewsletterState } from './people-policy';
import { presentPersonRow } from './people-list.queries';
import { PeopleRefreshService } from './people-refresh.service';
import { PeopleSourcesStore } from './people-sources.store';
import { PeopleStore } from './people.store';
import { namesOf } from './person-projection';

/** The column's index finds the address whatever its case and accents; then it has to be the same. */
const isTheirs = (column: string): string =>
  `${column} = :email AND LOWER(${column}) COLLATE utf8mb4_bin = :email`;

/** Entries of an address by kind. The owner's alone are left out for staff. */
const ENTRIES: readonly { sql: string; isOwners?: true }[] = [
  {
    sql: `SELECT 'account' AS kind, id, CONCAT(first_name, ' ', last_name) AS title,
      IF(email_confirmed_at IS NULL, 'unconfirmed', 'confirmed') AS state, created_at AS at
      FROM collectors WHERE email = :email`,
  },
  {
    sql: `SELECT 'order', number,
      COALESCE((SELECT GROUP_CONCAT(DISTINCT line.title SEPARATOR ', ') FROM order_lines line WHERE line.order_id = orders.id), ''),
      status, created_at FROM orders WHERE ${isTheirs('customer_email')}`,
  },
  {
    sql: `SELECT 'message', id, subject, state, created_at FROM contact_messages WHERE ${isTheirs('email')}`,
  },
  {
    sql: `SELECT 'event', event.id, event.title,
      IF(guest.unsubscribed_at IS NOT NULL, 'unsubscribed', IF(guest.is_waitlisted, 'waitlist', 'registered')), guest.created_at
      FROM event_guests guest JOIN events event ON event.id = guest.event_id WHERE ${isTheirs('guest.email')}`,
  },
  {
    sql: `SELECT 'certificate', coa_id, CONCAT(artwork_title, ', ', edition_number, ' of ', edition_total), state, issued_at
      FROM certificates WHERE ${isTheirs('holder_email')}`,
  },
  {
    sql: `SELECT 'reservation', edition.id, CONCAT(artwork.title, ', ', print.edition_number, ' of ', edition.total), 'reserved',
      print.reserved_until
      FROM collectors JOIN prints print ON print.collector_id = collectors.id AND print.reserved_until > :now
      JOIN editions edition ON edition.id = print.edition_id JOIN artworks artwork ON artwork.id = edition.artwork_id
      WHERE collectors.email = :email`,
  },
  {
    sql: `SELECT 'letter', letter.id, letter.subject, recipient.state, recipient.changed_at
      FROM newsletter_subscribers subscriber JOIN letter_recipients recipient ON recipient.subscriber_id = subscriber.id
      JOIN letters letter ON letter.id = recipient.letter_id
      WHERE recipient.state NOT IN ('waiting', 'queued', 'sending', 'skipped') AND ${isTheirs('subscriber.email')}`,
  },
  {
    sql: `SELECT 'affiliate', id, name, status, created_at FROM affiliates WHERE ${isTheirs('email')}`,
    isOwners: true,
  },
];

interface EntryRow {
  kind: PersonEntryKind;
  id: string;
  title: string;
  state: string;
  at: Date;
}

interface SubscriptionRow {
  state: NewsletterState;
  sourcePage: string;
  createdAt: Date;
  confirmedAt: Date | null;
  unsubscribedAt: Date | null;
  endedBy: NewsletterEnd | null;
  consentNote: string | null;
}

/** Everything between a person and the gallery, from every module's tables, in six queries. */
@Injectable()
export class PersonRecordQueries {
  constructor(
    private readonly database: Database,
    private readonly peopleStore: PeopleStore,
    private readonly peopleRefreshService: PeopleRefreshService,
    private readonly peopleSourcesStore: PeopleSourcesStore,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `person_not_found`, also for an affiliate where staff ask */
  async get(id: string, staff: SignedInStaff): Promise<PersonRecord> {
    await this.peopleRefreshService.refresh();
    const person = isUUID(id) ? await this.peopleStore.find(id) : null;
    if (!person || !isVisibleTo(person, staff)) throw new AppError('person_not_found');
    const { email } = person;
    const [tags, sources, entries, subscription] = await Promise.all([
      this.peopleStore.findTags([id]),
      this.peopleSourcesStore.find([email]),
      this.findEntries(email, staff),
      this.findSubscription(email),
    ]);
    const known = (sources.get(email) ?? []).filter(
      ({ kind }) => kind !== 'affiliate' || staff.role === 'owner',
    );
    return {
      ...presentPersonRow(
        person,
        tags.map(({ tag }) => tag),
        staff,
      ),
      names: namesOf(known),
      subscription: subscription && presentSubscription(subscription),
      note:
        person.note === ''
          ? null
          : { text: person.note, by: person.noteBy ?? '', at: (person.notedAt ?? new Date(0)).toISOString() },
      version: person.version,
      entries,
    };
  }

  private async findEntries(email: string, { role }: SignedInStaff): Promise<PersonEntry[]> {
    const parts = ENTRIES.filter(({ isOwners }) => role === 'owner' || !isOwners).map(({ sql }) => sql);
    const [sql, values] = this.database.manager.dataSource.driver.escapeQueryWithParameters(
      `${parts.join(' UNION ALL ')} ORDER BY at DESC LIMIT ${MAX_RECORD_ENTRIES}`,
      { email, now: this.clock.now() },
    );
    const rows = await this.database.manager.query<EntryRow[]>(sql, values);
    return rows.map(({ kind, id, title, state, at }) => ({ kind, id, title, state, at: at.toISOString() }));
  }

  private async findSubscription(email: string): Promise<SubscriptionRow | null> {
    const [subscription] = await this.database.manager.query<SubscriptionRow[]>(
      `SELECT state, source_page AS sourcePage, created_at AS createdAt, confirmed_at AS confirmedAt,
        unsubscribed_at AS unsubscribedAt, ended_by AS endedBy,
        consent_note AS consentNote
       FROM newsletter_subscribers WHERE email = ? AND LOWER(email) COLLATE utf8mb4_bin = ?`,
      [email, email],
    );
    return subscription ?? null;
  }
}

const presentSubscription = (row: SubscriptionRow): NonNullable<PersonRecord['subscription']> => ({
  state: row.state,
  sourcePage: row.sourcePage,
  askedAt: row.createdAt.toISOString(),
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
  unsubscribedAt: row.unsubscribedAt?.toISOString() ?? null,
  endedBy: row.endedBy,
  consentNote: row.consentNote,
});
