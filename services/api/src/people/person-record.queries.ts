import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { normalizeEmail, type SignedInStaff } from '../identity';
import { AppError, Clock, Database } from '../platform';
import type { PersonEntry, PersonEntryKind, PersonRecord } from './dto/people.dto';
import { isAddressOf } from './person-addresses';
import { isVisibleTo, MAX_RECORD_ENTRIES, type NewsletterEnd, type NewsletterState } from './people-policy';
import { presentPersonRow } from './people-list.queries';
import { PeopleRefreshService } from './people-refresh.service';
import { PeopleSourcesStore } from './people-sources.store';
import { PeopleStore, type PersonEntity } from './people.store';
import { namesOf } from './person-projection';

/** Entries of a person's addresses by kind. Kinds that only the owner may see are left out for staff. */
const ENTRIES: readonly { sql: string; isOwners?: true }[] = [
  {
    sql: `SELECT 'account' AS kind, id, CONCAT(first_name, ' ', last_name) AS title,
      IF(email_confirmed_at IS NULL, 'unconfirmed', 'confirmed') AS state, created_at AS at
      FROM collectors WHERE email IN (:...emails)`,
  },
  {
    sql: `SELECT 'order', number,
      COALESCE((SELECT GROUP_CONCAT(DISTINCT line.title SEPARATOR ', ') FROM order_lines line WHERE line.order_id = orders.id), ''),
      status, created_at FROM orders WHERE ${isAddressOf('customer_email')}`,
  },
  {
    sql: `SELECT 'message', id, subject, state, created_at FROM contact_messages WHERE ${isAddressOf('email')}`,
  },
  {
    sql: `SELECT 'event', event.id, event.title,
      IF(guest.unsubscribed_at IS NOT NULL, 'unsubscribed', IF(guest.is_waitlisted, 'waitlist', 'registered')), guest.created_at
      FROM event_guests guest JOIN events event ON event.id = guest.event_id WHERE ${isAddressOf('guest.email')}`,
  },
  {
    sql: `SELECT 'certificate', coa_id, CONCAT(artwork_title, ', ', edition_number, ' of ', edition_total), state, issued_at
      FROM certificates WHERE ${isAddressOf('holder_email')}`,
  },
  {
    sql: `SELECT 'reservation', edition.id, CONCAT(artwork.title, ', ', print.edition_number, ' of ', edition.total), 'reserved',
      print.reserved_until
      FROM collectors JOIN prints print ON print.collector_id = collectors.id AND print.reserved_until > :now
      JOIN editions edition ON edition.id = print.edition_id JOIN artworks artwork ON artwork.id = edition.artwork_id
      WHERE collectors.email IN (:...emails)`,
  },
  {
    sql: `SELECT 'letter', letter.id, letter.subject, recipient.state, recipient.changed_at
      FROM newsletter_subscribers subscriber JOIN letter_recipients recipient ON recipient.subscriber_id = subscriber.id
      JOIN letters letter ON letter.id = recipient.letter_id
      WHERE recipient.state NOT IN ('waiting', 'queued', 'sending', 'skipped') AND ${isAddressOf('subscriber.email')}`,
  },
  {
    sql: `SELECT 'affiliate', id, name, status, created_at FROM affiliates WHERE ${isAddressOf('email')}`,
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
  email: string;
  state: NewsletterState;
  sourcePage: string;
  createdAt: Date;
  confirmedAt: Date | null;
  unsubscribedAt: Date | null;
  endedBy: NewsletterEnd | null;
  consentNote: string | null;
}

/** A person's whole history with the gallery, from every module's tables, in seven queries. */
@Injectable()
export class PersonRecordQueries {
  constructor(
    private readonly database: Database,
    private readonly peopleStore: PeopleStore,
    private readonly peopleRefreshService: PeopleRefreshService,
    private readonly peopleSourcesStore: PeopleSourcesStore,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError `person_not_found`, also for an affiliate when staff ask */
  async get(id: string, staff: SignedInStaff): Promise<PersonRecord> {
    await this.peopleRefreshService.refresh();
    const known = isUUID(id) ? await this.peopleStore.find(id) : null;
    const person = known && known.joinedTo !== null ? await this.peopleStore.find(known.joinedTo) : known;
    if (!person || !isVisibleTo(person, staff)) throw new AppError('person_not_found');
    const joined = await this.peopleStore.findJoined([person.id]);
    const emails = [person, ...joined].map(({ email }) => email);
    const [tags, sources, entries, subscriptions] = await Promise.all([
      this.peopleStore.findTags([person, ...joined].map((address) => address.id)),
      this.peopleSourcesStore.find(emails),
      this.findEntries(emails, staff),
      this.findSubscriptions(emails),
    ]);
    const told = emails
      .flatMap((email) => sources.get(email) ?? [])
      .filter(({ kind }) => kind !== 'affiliate' || staff.role === 'owner');
    return {
      ...presentPersonRow(person, joined, tags, staff),
      names: namesOf(told),
      addresses: joined.map((address) => ({
        id: address.id,
        email: address.email,
        subscription: presentSubscription(subscriptions.get(address.email)),
        note: presentNote(address),
      })),
      subscription: presentSubscription(subscriptions.get(person.email)),
      note: presentNote(person),
      version: person.version,
      entries,
    };
  }

  private async findEntries(emails: string[], { role }: SignedInStaff): Promise<PersonEntry[]> {
    const parts = ENTRIES.filter(({ isOwners }) => role === 'owner' || !isOwners).map(({ sql }) => sql);
    const [sql, values] = this.database.manager.dataSource.driver.escapeQueryWithParameters(
      `${parts.join(' UNION ALL ')} ORDER BY at DESC LIMIT ${MAX_RECORD_ENTRIES}`,
      { emails, now: this.clock.now() },
    );
    const rows = await this.database.manager.query<EntryRow[]>(sql, values);
    return rows.map(({ kind, id, title, state, at }) => ({ kind, id, title, state, at: at.toISOString() }));
  }

  private async findSubscriptions(emails: string[]): Promise<Map<string, SubscriptionRow>> {
    const subscriptions = await this.database.manager.query<SubscriptionRow[]>(
      `SELECT email, state, source_page AS sourcePage, created_at AS createdAt, confirmed_at AS confirmedAt,
        unsubscribed_at AS unsubscribedAt, ended_by AS endedBy,
        consent_note AS consentNote
       FROM newsletter_subscribers WHERE email IN (?) AND LOWER(email) COLLATE utf8mb4_bin IN (?)`,
      [emails, emails],
    );
    return new Map(subscriptions.map((row) => [normalizeEmail(row.email), row]));
  }
}

const presentNote = ({ note, noteBy, notedAt }: PersonEntity): PersonRecord['note'] =>
  note === '' ? null : { text: note, by: noteBy ?? '', at: (notedAt ?? new Date(0)).toISOString() };

const presentSubscription = (row: SubscriptionRow | undefined): PersonRecord['subscription'] =>
  row === undefined
    ? null
    : {
        state: row.state,
        sourcePage: row.sourcePage,
        askedAt: row.createdAt.toISOString(),
        confirmedAt: row.confirmedAt?.toISOString() ?? null,
        unsubscribedAt: row.unsubscribedAt?.toISOString() ?? null,
        endedBy: row.endedBy,
        consentNote: row.consentNote,
      };
