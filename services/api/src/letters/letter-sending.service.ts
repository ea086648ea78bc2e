import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { NewsletterEnded, NewsletterService, type LetterSubscriber } from '../inbox';
import { SubscribersQueries } from '../people';
import { Clock, Database, DomainEvents, Mailer, OutboxService, RecordChanged } from '../platform';
import { LetterRenderingService } from './letter-rendering.service';
import {
  CUT_OFF_AFTER_MS,
  GIVEN_UP_AFTER_MS,
  LETTER_BATCH_INTERVAL_MS,
  LETTER_BATCH_SIZE,
  readDeliveryFailure,
  type RecipientState,
} from './letters-policy';
import { LettersStore, type LetterEntity } from './letters.store';

/** What the outbox keeps for a letter to one person: no address and no text. */
interface LetterPayload {
  letterId: string;
  subscriberId: string;
}

const STATE_AFTER_END: Record<NewsletterEnded['by'], RecipientState> = {
  subscriber: 'unsubscribed',
  bounce: 'bounced',
  complaint: 'complained',
  staff: 'unsubscribed',
};

/**
 * Sends letters at a limited rate: recipients are recorded when a letter starts, one batch at a time enters the outbox,
 * and each email is handed to the mail server once. Unlike other emails, one that a crash interrupts is not sent again,
 * because it is unknown whether the server took it (ADR 0111).
 */
@Injectable()
export class LetterSendingService implements OnModuleInit {
  private readonly logger = new Logger(LetterSendingService.name);
  private isRunning = false;

  constructor(
    private readonly lettersStore: LettersStore,
    private readonly letterRenderingService: LetterRenderingService,
    private readonly subscribersQueries: SubscribersQueries,
    private readonly newsletterService: NewsletterService,
    private readonly outboxService: OutboxService,
    private readonly mailer: Mailer,
    private readonly domainEvents: DomainEvents,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.outboxService.registerHandler<LetterPayload>('letter', (payload) => this.deliver(payload));
    this.domainEvents.on(NewsletterEnded, (ended) => this.countEnd(ended));
  }

  @Interval(LETTER_BATCH_INTERVAL_MS)
  async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      await this.sendBatch();
    } catch (error) {
      // The letter keeps its state, and the next run tries again.
      this.logger.error(`A letter did not go out: ${String(error)}`);
    } finally {
      this.isRunning = false;
    }
  }

  /** The lock on the letter makes instances take turns, and `nextBatchAt` keeps them to one common rate. */
  private async sendBatch(): Promise<void> {
    await this.database.transaction(async () => {
      const now = this.clock.now();
      const letter = await this.lettersStore.lockNext(now);
      if (!letter || (letter.nextBatchAt !== null && letter.nextBatchAt > now)) return;
      if (letter.state === 'scheduled') await this.start(letter, now);
      const onTheWay = await this.settleLost(letter, now);
      // While the mail server is down, the remaining emails wait here, where they can be stopped.
      const batch = await this.lettersStore.findWaiting(letter.id, LETTER_BATCH_SIZE - onTheWay);
      for (const { letterId, subscriberId } of batch) await this.enqueue(letter, { letterId, subscriberId });
      await this.lettersStore.update(
        letter.id,
        batch.length + onTheWay === 0
          ? { state: 'sent', endedAt: now }
          : { nextBatchAt: new Date(now.getTime() + LETTER_BATCH_INTERVAL_MS) },
      );
      await this.announce(letter.id);
    });
  }

  /** @returns how many are still on their way, after giving up on those that will never report back */
  private async settleLost({ id }: LetterEntity, now: Date): Promise<number> {
    const ago = (ms: number): Date => new Date(now.getTime() - ms);
    await this.lettersStore.moveOn(id, 'queued', 'refused', ago(GIVEN_UP_AFTER_MS));
    await this.lettersStore.moveOn(id, 'sending', 'unknown', ago(CUT_OFF_AFTER_MS));
    return this.lettersStore.countOnTheWay(id);
  }

  /** Recipients are those who are subscribed at this moment. */
  private async start({ id, recipients }: LetterEntity, now: Date): Promise<void> {
    const emails = await this.subscribersQueries.findEmails(recipients);
    const subscriberIds = await this.newsletterService.findConfirmedIds(emails);
    await this.lettersStore.addRecipients(id, subscriberIds, now);
    await this.lettersStore.update(id, { state: 'sending', startedAt: now });
  }

  private async enqueue(letter: LetterEntity, payload: LetterPayload): Promise<void> {
    const subscriber = await this.newsletterService.findLetterSubscriber(payload.subscriberId);
    const state = subscriber ? 'queued' : 'skipped';
    await this.lettersStore.updateRecipient(payload, state, this.clock.now());
    if (!subscriber) return;
    await this.outboxService.enqueue({
      kind: 'letter',
      payload,
      filing: { recipient: subscriber.email, subject: letter.subject, about: `letter:${letter.id}` },
    });
  }

  /**
   * Hands the letter over once. Errors that mean it was certainly not taken go back to the outbox, which tries again.
   */
  private async deliver(payload: LetterPayload): Promise<void> {
    const taken = await this.database.transaction(() => this.take(payload));
    if (!taken) return;
    const { letter, subscriber } = taken;
    const message = await this.letterRenderingService.render(letter, subscriber);
    try {
      await this.mailer.deliver({ ...message, messageId: this.mailer.createMessageId() });
    } catch (error) {
      await this.recordFailure(payload, subscriber, error);
      return;
    }
    await this.recordState(payload, 'sent');
  }

  /**
   * Claims the recipient in a transaction that ends before the mail server is contacted; null when there is nothing to
   * send.
   */
  private async take(
    payload: LetterPayload,
  ): Promise<{ letter: LetterEntity; subscriber: LetterSubscriber } | null> {
    const recipient = await this.lettersStore.lockRecipient(payload);
    // A process ended while it was talking to the mail server.
    if (recipient?.state === 'sending') await this.recordState(payload, 'unknown');
    if (recipient?.state !== 'queued') return null;
    const letter = await this.lettersStore.find(payload.letterId);
    const subscriber = await this.newsletterService.findLetterSubscriber(payload.subscriberId);
    if (!letter || letter.state === 'stopped') {
      await this.recordState(payload, 'waiting');
      return null;
    }
    await this.recordState(payload, subscriber ? 'sending' : 'skipped');
    return subscriber && { letter, subscriber };
  }

  private async recordFailure(
    payload: LetterPayload,
    { email }: LetterSubscriber,
    error: unknown,
  ): Promise<void> {
    const failure = readDeliveryFailure(error);
    if (failure === 'again') {
      await this.recordState(payload, 'queued');
      throw error;
    }
    await this.recordState(payload, failure === 'unknown' ? 'unknown' : 'refused');
    this.logger.warn(`A letter was not taken by the mail server: ${failure}.`);
    if (failure === 'bad-address') await this.newsletterService.endByEmail(email, 'bounce');
  }

  /** Counts it for the latest letter that they were sent. */
  private async countEnd({ subscriberId, by }: NewsletterEnded): Promise<void> {
    const latest = await this.lettersStore.lockLatestSent(subscriberId);
    if (!latest) return;
    await this.lettersStore.updateRecipient(latest, STATE_AFTER_END[by], latest.changedAt);
    await this.announce(latest.letterId);
  }

  private async recordState(payload: LetterPayload, state: RecipientState): Promise<void> {
    await this.lettersStore.updateRecipient(payload, state, this.clock.now());
  }

  private async announce(id: string): Promise<void> {
    await this.domainEvents.publish(new RecordChanged({ kind: 'letter', id }));
  }
}
