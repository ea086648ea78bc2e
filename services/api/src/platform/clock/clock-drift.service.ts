import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from './clock';

/** NTP keeps machines within milliseconds. From here on someone should look. */
const WARN_DRIFT_MS = 2_000;
/**
 * Beyond this an instance must not decide what has ended. Leases between instances last 15 seconds and more, and Stripe takes
 * sessions that end in no less than 30 minutes, of which a checkout leaves one minute to spare.
 */
const MAX_DRIFT_MS = 10_000;

/** Thrown when an instance starts on a machine whose clock is wrong. */
export class ClockDriftError extends Error {
  constructor(driftMs: number) {
    super(`${driftSentence(driftMs)} Synchronize it (NTP), then start again.`);
    this.name = 'ClockDriftError';
  }
}

/** Compares this machine's clock with the database's, which all instances share. */
@Injectable()
export class ClockDriftService implements OnModuleInit {
  private readonly logger = new Logger(ClockDriftService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws ClockDriftError */
  async onModuleInit(): Promise<void> {
    // The first query also waited for its connection.
    await this.measure();
    const driftMs = await this.measure();
    if (isTooLarge(driftMs)) throw new ClockDriftError(driftMs);
    if (Math.abs(driftMs) > WARN_DRIFT_MS) this.logger.warn(driftSentence(driftMs));
  }

  /** Why this instance must not decide what has ended; null when it may. Fails when the database is away. */
  async findReason(): Promise<string | null> {
    const driftMs = await this.measure();
    return isTooLarge(driftMs) ? driftSentence(driftMs) : null;
  }

  /**
   * How far this clock is ahead of the database's, in milliseconds; negative when it is behind. A small drift is made up
   * for. The query's duration is allowed for: the database may have read its clock at any
   * moment of it.
   */
  private async measure(): Promise<number> {
    const asked = this.clock.machineTime().getTime();
    const askedAt = performance.now();
    const [row] = await this.dataSource.query<{ now: string }[]>(
      "SELECT DATE_FORMAT(UTC_TIMESTAMP(6), '%Y-%m-%dT%H:%i:%s.%fZ') AS now",
    );
    const tookMs = performance.now() - askedAt;
    const told = this.clock.databaseTime(new Date(row?.now ?? Number.NaN)).getTime();
    const leastMs = asked - told;
    const mostMs = leastMs + tookMs;
    const driftMs = Math.min(Math.max(0, leastMs), mostMs);
    if (Math.abs(driftMs) <= MAX_DRIFT_MS) this.clock.follow(leastMs, mostMs);
    return driftMs;
  }
}

const isTooLarge = (driftMs: number): boolean => Math.abs(driftMs) > MAX_DRIFT_MS;

const driftSentence = (driftMs: number): string =>
  `The clock of this machine is ${Math.round(Math.abs(driftMs) / 1_000)} s ${driftMs > 0 ? 'ahead of' : 'behind'} the database's.`;
