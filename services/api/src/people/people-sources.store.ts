import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '../identity';
import { Database } from '../platform';
import { REFRESH_BATCH_SIZE } from './people-policy';
import type { PersonSource } from './person-projection';

/** An address for which a row changed in one of the tables. */
interface ChangedAddress {
  id: string;
  email: string;
}

type AddressSource = PersonSource & { email: string };

/**
 * Rows of an address by source. The collations differ, and most ignore accents: `email` is compared again when it is
 * read.
 */
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

/** Every query on the tables that people are derived from, and on the notes of what changed in them (ADR 0110). */
@Injectable()
export class PeopleSourcesStore {
  constructor(private readonly database: Database) {}

  async hasChanges(): Promise<boolean> {
    const [any] = await this.database.manager.query<{ id: string }[]>(
      'SELECT id FROM people_changes LIMIT 1',
    );
    return any !== undefined;
  }

  /** The oldest, locked until the transaction ends. Another instance takes others in the meantime. */
  async takeChanges(): Promise<ChangedAddress[]> {
    return this.database.manager.query<ChangedAddress[]>(
      'SELECT id, email FROM people_changes ORDER BY id LIMIT ? FOR UPDATE SKIP LOCKED',
      [REFRESH_BATCH_SIZE],
    );
  }

  async removeChanges(changes: readonly ChangedAddress[]): Promise<void> {
    await this.database.manager.query('DELETE FROM people_changes WHERE id IN (?)', [
      changes.map(({ id }) => id),
    ]);
  }

  /** Notes changes as if a row of these addresses had changed. */
  async noteChanges(emails: readonly string[]): Promise<void> {
    await this.database.manager.query('INSERT INTO people_changes (email) VALUES ?', [
      emails.map((email) => [email]),
    ]);
  }

  /** What these addresses are to the gallery, by address. */
  async find(emails: readonly string[]): Promise<Map<string, PersonSource[]>> {
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
}
