import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { CATALOG_TOPIC, PrintChangesQueries, PrintsChanged } from '../../catalog';
import { Database, DomainEvents, ResponseCache } from '../../platform';
import { EventBus } from '../event-bus';
import { PRINT_CHANGES_GAP_MS, ROOM_SYNC_INTERVAL_MS } from '../live-policy';
import { CatalogGateway } from './catalog.gateway';

/** Name of the interval, for tests that cover only the event bus. */
export const CATALOG_SYNC_INTERVAL = 'catalog-prints';

/** Tells pages about changed prints, no matter which instance changed them. */
@Injectable()
export class CatalogUpdatesService implements OnModuleInit {
  private readonly logger = new Logger(CatalogUpdatesService.name);
  private readonly pending = new Set<string>();
  private running: Promise<void> | null = null;
  /** By edition, as of the last check; null before the first. */
  private versions: Map<string, number> | null = null;

  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly database: Database,
    private readonly responseCache: ResponseCache,
    private readonly eventBus: EventBus,
    private readonly catalogGateway: CatalogGateway,
    private readonly printChangesQueries: PrintChangesQueries,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(PrintsChanged, async ({ editionIds }) =>
      this.database.afterCommit(() => this.eventBus.publish({ about: 'prints', editionIds })),
    );
    this.eventBus.subscribe((message) => {
      if (message.about === 'prints') this.enqueue(message.editionIds);
    });
  }

  /**
   * Finds changes that came without a message: messages from other instances can get lost, or there is no Redis to
   * carry them.
   */
  @Interval(CATALOG_SYNC_INTERVAL, ROOM_SYNC_INTERVAL_MS)
  async findUnannounced(): Promise<void> {
    if (!this.catalogGateway.isWatched) {
      this.versions = null;
      return;
    }
    try {
      const before = this.versions;
      const now = await this.printChangesQueries.sumVersions();
      this.versions = now;
      if (before)
        this.enqueue(
          [...new Set([...before.keys(), ...now.keys()])].filter((id) => before.get(id) !== now.get(id)),
        );
    } catch (error) {
      this.logger.warn(`Changed prints cannot be read: ${String(error)}`);
    }
  }

  private enqueue(editionIds: readonly string[]): void {
    // Pages served by this instance must read what the other instance wrote.
    this.responseCache.invalidate(CATALOG_TOPIC);
    if (editionIds.length === 0 || !this.catalogGateway.isWatched) return;
    for (const id of editionIds) this.pending.add(id);
    this.running ??= this.announcePending().finally(() => (this.running = null));
  }

  /** The first change is sent at once; changes in the moments after it are sent together. */
  private async announcePending(): Promise<void> {
    while (this.pending.size > 0) {
      const editionIds = [...this.pending];
      this.pending.clear();
      try {
        this.catalogGateway.announce(await this.printChangesQueries.findArtworks(editionIds));
      } catch (error) {
        this.logger.warn(`Changed prints cannot be announced: ${String(error)}`);
      }
      await delay(PRINT_CHANGES_GAP_MS, undefined, { ref: false });
    }
  }
}
