import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { EventChanged, EventPhotosChanged, KnownEvents } from '../events';
import { Database, DomainEvents } from '../platform';
import { CatchUp } from './catch-up';
import { Doorbell } from './doorbell';
import type { News } from './news';
import { Rooms } from './rooms';

/** Without news a room looks by itself so often: news of other instances are lost while Redis is away. */
const EVERY_MS = 1_500;
/** Name of the interval, for tests that shall hear by the bell alone. */
export const LOOKING = 'live-news';

/** Has every room hear of what happens in its event, here or at another instance. */
@Injectable()
export class LiveNews implements OnModuleInit {
  private running: Promise<void> | null = null;

  constructor(
    private readonly domain: DomainEvents,
    private readonly database: Database,
    private readonly doorbell: Doorbell,
    private readonly rooms: Rooms,
    private readonly known: KnownEvents,
    private readonly catchUp: CatchUp,
  ) {}

  onModuleInit(): void {
    this.domain.on(EventPhotosChanged, async ({ eventId, revision }) =>
      this.ringAfterCommit({ about: 'photos', eventId, revision }),
    );
    this.domain.on(EventChanged, async ({ eventId }) => this.ringAfterCommit({ about: 'event', eventId }));
    this.doorbell.onNews((news) => this.hear(news));
  }

  /** Looks into all events that somebody follows here. A call during a run shares it. */
  @Interval(LOOKING, EVERY_MS)
  async run(): Promise<void> {
    this.running ??= this.lookEverywhere().finally(() => (this.running = null));
    await this.running;
  }

  private async lookEverywhere(): Promise<void> {
    const rooms = this.rooms.all;
    if (rooms.length > 0) this.known.forget();
    await Promise.all(rooms.map((room) => this.catchUp.look(room)));
  }

  private ringAfterCommit(news: News): void {
    this.database.afterCommit(() => this.doorbell.ring(news));
  }

  private hear(news: News): void {
    if (news.about === 'prints') return;
    // What was read before it rang may be of before.
    this.known.forget();
    const room = this.rooms.of(news.eventId);
    if (!room) return;
    if (news.about === 'photos') void this.catchUp.bring(room, news.revision);
    else void this.catchUp.look(room);
  }
}
