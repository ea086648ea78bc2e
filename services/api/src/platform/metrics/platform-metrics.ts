import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock';
import { Settings } from '../config/settings';
import { poolStanding } from '../database/pool-standing';
import { Readiness } from '../http/readiness';
import { OutboxStore, type OutboxStanding } from '../outbox/outbox.store';
import { Metrics, type Sample } from './metrics';
import { Reading } from './reading';

/** What every gallery stands on: connections, promises to the outside world, the parts it needs, room on the disk. */
@Injectable()
export class PlatformMetrics {
  constructor(
    private readonly metrics: Metrics,
    private readonly source: DataSource,
    private readonly outbox: OutboxStore,
    private readonly readiness: Readiness,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {
    this.describePool();
    this.describeOutbox();
    this.describeParts();
    this.describeDisk();
  }

  private describePool(): void {
    this.metrics.reading(
      {
        name: 'database_connections',
        help: 'Connections of this process: used, free, and requests that wait for one.',
        labels: ['state'],
      },
      () => {
        const standing = poolStanding(this.source);
        return standing === null ? [] : samplesBy('state', standing);
      },
    );
    this.metrics.reading(
      { name: 'database_pool_size', help: 'Connections that this process may have.' },
      () => [{ value: this.settings.database.poolSize }],
    );
  }

  private describeOutbox(): void {
    const standing = new Reading(() => this.outbox.standing(this.clock.now()));
    const of = async (samples: (found: OutboxStanding) => Sample[]): Promise<Sample[]> => {
      const found = await standing.latest();
      return found ? samples(found) : [];
    };
    this.metrics.reading(
      {
        name: 'outbox_messages',
        help: 'Mails and other promises: due and not tried yet, tried in vain and waiting, given up.',
        labels: ['state'],
      },
      () => of(({ due, retrying, dead }) => samplesBy('state', { due, retrying, dead })),
    );
    this.metrics.reading(
      { name: 'outbox_oldest_seconds', help: 'How long the oldest message has been waiting that is due.' },
      () => of(({ oldestSeconds }) => [{ value: oldestSeconds }]),
    );
  }

  private describeParts(): void {
    const parts = new Reading(() => this.readiness.parts());
    this.metrics.reading(
      {
        name: 'part_up',
        help: 'Whether a part answers this process: 1 or 0, as at /api/health/ready.',
        labels: ['part'],
      },
      async () => {
        const states = Object.entries((await parts.latest()) ?? {});
        return states.map(([part, state]) => ({ labels: { part }, value: state === 'ok' ? 1 : 0 }));
      },
    );
  }

  private describeDisk(): void {
    const disk = new Reading(() => statfs(this.settings.dataDir));
    this.metrics.reading(
      {
        name: 'disk_bytes',
        help: 'Room on the disk of DATA_DIR: all of it, and what is free.',
        labels: ['state'],
      },
      async () => {
        const found = await disk.latest();
        if (!found) return [];
        const { bsize, blocks, bavail } = found;
        return samplesBy('state', { all: bsize * blocks, free: bsize * bavail });
      },
    );
  }
}

const samplesBy = (label: string, values: Readonly<Record<string, number>>): Sample[] =>
  Object.entries(values).map(([name, value]) => ({ labels: { [label]: name }, value }));
