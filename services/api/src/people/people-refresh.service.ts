import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { In } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { normalizeEmail } from '../identity';
import { Database } from '../platform';
import { REFRESH_BATCH_SIZE, REFRESH_INTERVAL_MS } from './people-policy';
import { PersonEntity } from './people.store';
import { projectPerson, type PersonSource } from './person-projection';

interface ChangedAddress {
  id: string;
  email: string;
}

type AddressSource = PersonSource & { email: string };

/** Rows of an address by source. The collations differ, and most ignore accents: `email` is compared once more when it is read. */
const SOURCES: readonly string[] = [
  `SELECT 'collector' AS kind, email COLLATE utf8mb4_bin AS email, CONCAT(first_name, ' ', last_name) AS name,
     IF(email_confirmed_at IS NULL, 'unconfirmed', 'confirmed') AS state, created_at AS at
   FROM collectors WHERE email IN (?)`,
  `SELECT 'buyer', customer_email COLLATE utf8mb4_bin, customer_name, NULL, confirmed_at
   FROM orders WHERE customer_email IN (?) AND confirmed_at IS NOT NULL`,
  `SELECT 'inquirer', email COLLATE utf8mb4_bin, name, NULL, GREATEST(created_at, COALESCE(answered_at, created_at))
   FROM contact_messages WHERE email IN (?)`,
  `SELECT 'guest', email COLLATE utf8mb4_bin, name, NULL, created_at FROM event_guests WHERE email IN (?)`,
  `SELECT 'subscriber', email COLLATE utf8mb4_bin, '', state, COALESCE(unsubscribed_at, confirmed_at, created_at)
   FROM newsletter_subscribers WHERE email IN (?)`,
  `SELECT 'affiliate', email COLLATE utf8mb4_bin, name, NULL, created_at FROM affiliates WHERE email IN (?)`,
];

/** Brings people up to date with the tables that they are made of. Triggers note which addresses have changed (ADR 0110). */
@Injectable()
export class PeopleRefreshService {
  private readonly logger = new Logger(PeopleRefreshService.name);
  private isRunning = false;

  constructor(private readonly database: Database) {}

  /** Takes changes that were committed until now. One query where there are none. @returns whether there may be more */
  async refresh(): Promise<boolean> {
    const [any] = await this.database.manager.query<{ id: string }[]>(
      'SELECT id FROM people_changes LIMIT 1',
    );
    if (!any) return false;
    const taken = await this.database.transaction(() => this.refreshBatch());
    return taken === REFRESH_BATCH_SIZE;
  }

  /** Takes all changes that were committed until now. */
  async refreshAll(): Promise<void> {
    let hasMore = true;
    while (hasMore) hasMore = await this.refresh();
  }

  /** What these addresses are to the gallery, by address. */
  async findSources(emails: readonly string[]): Promise<Map<string, PersonSource[]>> {
    const rows = await this.database.manager.query<AddressSource[]>(
      SOURCES.join(' UNION ALL '),
      SOURCES.map(() => emails),
    );
    const sources = new Map<string, PersonSource[]>();
    for (const { email, ...source } of rows) {
      const key = normalizeEmail(email);
      sources.set(key, [...(sources.get(key) ?? []), source]);
    }
    return sources;
  }

  @Interval(REFRESH_INTERVAL_MS)
  async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      await this.refreshAll();
    } catch (error) {
      // The changes are still noted, and the next run tries again.
      this.logger.error(`People were not brought up to date: ${String(error)}`);
    } finally {
      this.isRunning = false;
    }
  }

  /** Joins the transaction. Another instance takes other changes meanwhile. @returns how many changes it took */
  private async refreshBatch(): Promise<number> {
    const { manager } = this.database;
    const changes = await manager.query<ChangedAddress[]>(
      'SELECT id, email FROM people_changes ORDER BY id LIMIT ? FOR UPDATE SKIP LOCKED',
      [REFRESH_BATCH_SIZE],
    );
    if (changes.length === 0) return 0;
    const emails = [...new Set(changes.map(({ email }) => normalizeEmail(email)))]
      // Anonymized rows have no address.
      .filter((email) => email.includes('@'))
      .toSorted();
    if (emails.length > 0) await this.project(emails);
    await manager.query('DELETE FROM people_changes WHERE id IN (?)', [changes.map(({ id }) => id)]);
    return changes.length;
  }

  /** The rows are locked before their sources are read, so that who reads later also writes later. */
  private async project(emails: readonly string[]): Promise<void> {
    const { manager } = this.database;
    const add = (
      people: Omit<PersonEntity, 'note' | 'noteBy' | 'notedAt' | 'version'>[],
      changed: string[],
    ) =>
      manager
        .createQueryBuilder()
        .insert()
        .into(PersonEntity)
        .values(people)
        .orUpdate(changed, ['email'])
        .updateEntity(false)
        .execute();
    const nobody = { name: '', names: '', kinds: [], newsletter: null, lastContactAt: new Date(0) };
    await add(
      emails.map((email) => ({ id: uuid(), email, ...nobody })),
      ['email'],
    );
    const sources = await this.findSources(emails);
    const projected = emails.map((email) => ({ email, person: projectPerson(sources.get(email) ?? []) }));
    const known = projected.flatMap(({ email, person }) =>
      person ? [{ id: uuid(), email, ...person }] : [],
    );
    if (known.length > 0) await add(known, ['name', 'names', 'kinds', 'newsletter', 'last_contact_at']);
    const gone = projected.filter(({ person }) => person === null).map(({ email }) => email);
    if (gone.length > 0) await manager.delete(PersonEntity, { email: In(gone) });
  }
}
