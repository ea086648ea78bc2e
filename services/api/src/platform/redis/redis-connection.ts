import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Redis, RedisOptions } from 'ioredis';
import { Settings } from '../config/settings';
import { ReadinessService } from '../http/health/readiness.service';

/** Redis is optional, so no call waits longer for it. */
const TIMEOUT_MS = 1_000;
const MAX_RECONNECT_DELAY_MS = 2_000;

const OPTIONS: RedisOptions = {
  connectTimeout: TIMEOUT_MS,
  commandTimeout: TIMEOUT_MS,
  // Nothing is queued while it is unavailable: messages would be outdated.
  enableOfflineQueue: false,
  autoResubscribe: false,
  retryStrategy: (attempt) => Math.min(100 * attempt, MAX_RECONNECT_DELAY_MS),
};

/**
 * The connection to Redis, where `REDIS_URL` names one. The gallery works without it: instances then learn of changes
 * from the database within seconds, and viewers and writes are counted per instance.
 */
@Injectable()
export class RedisConnection implements OnModuleInit, OnApplicationShutdown {
  /** For commands; null where Redis is not used. Its promises reject while Redis is unavailable. */
  commands: Redis | null = null;
  private readonly logger = new Logger(RedisConnection.name);
  private subscription: Redis | null = null;
  private readonly channels = new Map<string, (text: string) => void>();
  private isUnavailable = false;
  private readonly reconnectListeners: (() => void)[] = [];

  constructor(
    private readonly settings: Settings,
    private readonly readinessService: ReadinessService,
  ) {}

  /** Loaded only where it is used. An unavailable Redis does not keep the process from starting. */
  async onModuleInit(): Promise<void> {
    const { redisUrl, redisSentinels } = this.settings.live;
    if (!redisUrl) return;
    const { Redis } = await import('ioredis');
    const options = {
      ...OPTIONS,
      ...(redisSentinels.length > 0 && sentinelOptions(redisUrl, redisSentinels)),
    };
    const commands = this.logStateChanges(new Redis(redisUrl.href, options));
    this.commands = commands;
    this.readinessService.registerCheck('redis', () => commands.status === 'ready');
    const subscription = this.logStateChanges(new Redis(redisUrl.href, options));
    let isFirst = true;
    subscription.on('ready', () => {
      void this.subscribeChannels(subscription).then(() => {
        if (!isFirst) for (const listener of this.reconnectListeners) listener();
        isFirst = false;
      });
    });
    subscription.on('message', (channel: string, text: string) => this.channels.get(channel)?.(text));
    this.subscription = subscription;
  }

  /** After the running requests, whose messages are still sent. */
  onApplicationShutdown(): void {
    this.commands?.disconnect();
    this.subscription?.disconnect();
  }

  /** Two galleries may share one Redis. */
  key(name: string): string {
    return `gallery:${this.settings.brand.id}:${name}`;
  }

  /** Receives every message on the channel from now on. Subscribe before the application listens. */
  subscribe(channel: string, listener: (text: string) => void): void {
    this.channels.set(channel, listener);
    if (this.subscription?.status === 'ready') void this.subscribeChannels(this.subscription);
  }

  /** Publishes a message. It is lost while Redis is unavailable. */
  publish(channel: string, text: string): void {
    void this.commands?.publish(channel, text).catch(() => undefined);
  }

  /** Calls the listener whenever messages may have been lost: the subscription was interrupted and is back. */
  onReconnect(listener: () => void): void {
    this.reconnectListeners.push(listener);
  }

  private async subscribeChannels(subscription: Redis): Promise<void> {
    try {
      if (this.channels.size > 0) await subscription.subscribe(...this.channels.keys());
    } catch (error) {
      this.logger.warn(`Redis subscription failed: ${String(error)}`);
    }
  }

  /** Logs once when it goes and once when it is back: ioredis reports every attempt. */
  private logStateChanges(redis: Redis): Redis {
    redis.on('error', (error: Error) => {
      if (!this.isUnavailable) this.logger.warn(`Redis is unavailable: ${error.message}`);
      this.isUnavailable = true;
    });
    redis.on('ready', () => {
      if (this.isUnavailable) this.logger.warn('Redis is available again');
      this.isUnavailable = false;
    });
    return redis;
  }
}

/** By default ioredis connects without TLS to the server that Sentinel names, whatever the URL says. */
function sentinelOptions(group: URL, sentinels: Settings['live']['redisSentinels']): RedisOptions {
  const isEncrypted = group.protocol === 'rediss:';
  return {
    name: group.hostname,
    sentinels: [...sentinels],
    enableTLSForSentinelMode: isEncrypted,
    ...(isEncrypted && { sentinelTLS: {} }),
  };
}
