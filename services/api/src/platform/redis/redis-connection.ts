import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Redis, RedisOptions } from 'ioredis';
import { Settings } from '../config/settings';
import { ReadinessService } from '../http/health/readiness.service';

/** Whoever waits for Redis waits no longer: it carries conveniences only. */
const TIMEOUT_MS = 1_000;
const MAX_RECONNECT_DELAY_MS = 2_000;

const OPTIONS: RedisOptions = {
  connectTimeout: TIMEOUT_MS,
  commandTimeout: TIMEOUT_MS,
  // While it is unavailable nothing is saved up for it: by then it is no news.
  enableOfflineQueue: false,
  autoResubscribe: false,
  retryStrategy: (attempt) => Math.min(100 * attempt, MAX_RECONNECT_DELAY_MS),
};

/**
 * The way to Redis, where `REDIS_URL` names one. The gallery goes on without it, slower: what instances tell each other is
 * read from the database within seconds, and viewers and writes are counted per instance.
 */
@Injectable()
export class RedisConnection implements OnModuleInit, OnApplicationShutdown {
  /** For commands; null where Redis is not used. Its promises reject while Redis is unavailable. */
  commands: Redis | null = null;
  private readonly logger = new Logger(RedisConnection.name);
  private subscription: Redis | null = null;
  private readonly channels = new Map<string, (text: string) => void>();
  private isUnavailable = false;

  constructor(
    private readonly settings: Settings,
    private readonly readinessService: ReadinessService,
  ) {}

  /** Loaded where it is used. A Redis that is unavailable keeps nobody from starting. */
  async onModuleInit(): Promise<void> {
    const { redisUrl } = this.settings.live;
    if (!redisUrl) return;
    const { Redis } = await import('ioredis');
    const commands = this.logStateChanges(new Redis(redisUrl.href, OPTIONS));
    this.commands = commands;
    this.readinessService.registerCheck('redis', () => commands.status === 'ready');
    const subscription = this.logStateChanges(new Redis(redisUrl.href, OPTIONS));
    subscription.on('ready', () => void this.subscribeChannels(subscription));
    subscription.on('message', (channel: string, text: string) => this.channels.get(channel)?.(text));
    this.subscription = subscription;
  }

  /** After the requests that are still running, whose news shall go out. */
  onApplicationShutdown(): void {
    this.commands?.disconnect();
    this.subscription?.disconnect();
  }

  /** Two galleries may share one Redis. */
  key(name: string): string {
    return `gallery:${this.settings.brand.id}:${name}`;
  }

  /** Hears what anybody says on the channel from now on. Subscribe before the application listens. */
  subscribe(channel: string, listener: (text: string) => void): void {
    this.channels.set(channel, listener);
    if (this.subscription?.status === 'ready') void this.subscribeChannels(this.subscription);
  }

  /** Says something on the channel. What Redis does not carry is lost. */
  publish(channel: string, text: string): void {
    void this.commands?.publish(channel, text).catch(() => undefined);
  }

  private async subscribeChannels(subscription: Redis): Promise<void> {
    try {
      if (this.channels.size > 0) await subscription.subscribe(...this.channels.keys());
    } catch (error) {
      this.logger.warn(`Redis took no subscription: ${String(error)}`);
    }
  }

  /** Says once when it goes and once when it is back: ioredis reports every attempt. */
  private logStateChanges(redis: Redis): Redis {
    redis.on('error', (error: Error) => {
      if (!this.isUnavailable) this.logger.warn(`Redis is away: ${error.message}`);
      this.isUnavailable = true;
    });
    redis.on('ready', () => {
      if (this.isUnavailable) this.logger.warn('Redis is back');
      this.isUnavailable = false;
    });
    return redis;
  }
}
