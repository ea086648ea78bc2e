import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { v7 as uuid } from 'uuid';
import { Database } from '../platform';
import { addressesOf, sourcesOfPerson } from './person-addresses';
import { REFRESH_BATCH_SIZE, REFRESH_INTERVAL_MS } from './people-policy';
import { PeopleSourcesStore } from './people-sources.store';
import { PeopleStore } from './people.store';
import { projectPerson } from './person-projection';

/** Updates people from the tables that they are derived from. Triggers note which addresses have changed (ADR 0110). */
@Injectable()
export class PeopleRefreshService {
  private readonly logger = new Logger(PeopleRefreshService.name);
  private isRunning = false;

  constructor(
    private readonly peopleSourcesStore: PeopleSourcesStore,
    private readonly peopleStore: PeopleStore,
    private readonly database: Database,
  ) {}

  /** Processes changes committed so far. One query if there are none. @returns whether there may be more */
  async refresh(): Promise<boolean> {
    if (!(await this.peopleSourcesStore.hasChanges())) return false;
    const taken = await this.database.transaction(() => this.refreshBatch());
    return taken === REFRESH_BATCH_SIZE;
  }

  /** Processes all changes committed so far. */
  async refreshAll(): Promise<void> {
    let hasMore = true;
    while (hasMore) hasMore = await this.refresh();
  }

  @Interval(REFRESH_INTERVAL_MS)
  async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      await this.refreshAll();
    } catch (error) {
      // The changes remain noted, and the next run tries again.
      this.logger.error(`People were not brought up to date: ${String(error)}`);
    } finally {
      this.isRunning = false;
    }
  }

  /**
   * Joins the transaction. Another instance processes other changes in the meantime. @returns how many changes it
   * processed
   */
  private async refreshBatch(): Promise<number> {
    const changes = await this.peopleSourcesStore.takeChanges();
    if (changes.length === 0) return 0;
    const emails = addressesOf(changes.map(({ email }) => email));
    if (emails.length > 0) await this.project(emails);
    await this.peopleSourcesStore.removeChanges(changes);
    return changes.length;
  }

  /** The rows are locked before their sources are read, so that the instance that reads later also writes later. */
  private async project(changed: readonly string[]): Promise<void> {
    const joined = await this.peopleStore.findJoinedAddresses(changed);
    const emails = addressesOf([
      ...changed,
      ...joined.flatMap(({ email, personEmail }) => [email, personEmail]),
    ]);
    const nobody = { name: '', names: '', kinds: [], newsletter: null, lastContactAt: new Date(0) };
    await this.peopleStore.project(
      emails.map((email) => ({ id: uuid(), email, ...nobody })),
      ['email'],
    );
    const sources = await this.peopleSourcesStore.find(emails);
    const projected = emails.map((email) => ({
      email,
      person: projectPerson(sourcesOfPerson(email, joined, sources)),
    }));
    const known = projected.flatMap(({ email, person }) =>
      person ? [{ id: uuid(), email, ...person }] : [],
    );
    if (known.length > 0)
      await this.peopleStore.project(known, ['name', 'names', 'kinds', 'newsletter', 'last_contact_at']);
    const gone = projected.filter(({ person }) => person === null).map(({ email }) => email);
    await this.peopleStore.deleteByEmails(gone);
  }
}
