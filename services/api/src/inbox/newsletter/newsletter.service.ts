import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { v7 as uuid } from 'uuid';
import {
  AppError,
  Clock,
  Database,
  DomainEvents,
  hashSecret,
  IsEmailAddress,
  Mailer,
  generateSecret,
  RetentionService,
  Settings,
} from '../../platform';
import {
  alreadySubscribedEmail,
  newsletterConfirmationEmail,
  newsletterWelcomeEmail,
} from './newsletter.emails';
import { confirmUntil, isConfirmable, mayReceiveEmail } from '../inbox-policy';
import {
  type NewsletterSubscriberEntity,
  type SubscriberState,
  type SubscriptionEnd,
  NewsletterSubscribersStore,
} from './newsletter-subscribers.store';
import { normalizeEmail } from '../../identity';

/** Pages with a newsletter form. */
const SOURCE_PAGES = [
  'landing',
  'fine-art',
  'commercial',
  'about',
  'contact',
  'cart',
  'artwork-detail',
  'live-event',
] as const;

/** Body of `POST /api/email-subscribe`. */
export class NewsletterSubscriptionRequest {
  @ApiProperty()
  @IsEmailAddress()
  email: string;

  @ApiProperty({ enum: SOURCE_PAGES })
  @IsIn(SOURCE_PAGES)
  sourcePage: (typeof SOURCE_PAGES)[number];
}

/** A subscription ended, inside the transaction that ends it. */
export class NewsletterEnded {
  constructor(
    readonly subscriberId: string,
    readonly by: SubscriptionEnd,
  ) {}
}

/** The person a letter is sent to, and how they unsubscribe. */
export interface LetterSubscriber {
  email: string;
  unsubscribeToken: string;
}

/** A newsletter subscription for other modules. */
export interface NewsletterStatus {
  state: SubscriberState;
  /** The time since which it has that state. */
  since: Date;
}

/** Manages who gets the newsletter: subscribers confirm by email first and unsubscribe with one click. */
@Injectable()
export class NewsletterService implements OnModuleInit {
  constructor(
    private readonly newsletterSubscribersStore: NewsletterSubscribersStore,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly retentionService: RetentionService,
    private readonly domainEvents: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.retentionService.register('newsletter-subscribers', (before, limit) =>
      this.newsletterSubscribersStore.removeExpired(before, limit),
    );
  }

  /** Asks the owner of the address by email. The caller learns nothing about the address. */
  async subscribe({ email, sourcePage }: NewsletterSubscriptionRequest): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async () => {
      const subscriber = await this.newsletterSubscribersStore.findOrAdd(
        newSubscriber(email.toLowerCase(), sourcePage, now),
      );
      if (!mayReceiveEmail(subscriber.emailedAt, now)) return;
      if (subscriber.state === 'confirmed') await this.sendAlreadySubscribed(subscriber, now);
      else await this.sendConfirmation(subscriber, sourcePage, now);
    });
  }

  /** Confirms a subscription. No error when it is already confirmed. */
  async confirm(token: string): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async () => {
      const subscriber = await this.newsletterSubscribersStore.findByConfirmDigest(hashSecret(token));
      if (subscriber?.state === 'confirmed') return;
      if (!subscriber || !isConfirmable(subscriber, now)) throw new AppError('newsletter_token_unknown');
      const unsubscribeToken = generateSecret();
      await this.newsletterSubscribersStore.update(subscriber, {
        state: 'confirmed',
        confirmedAt: now,
        unsubscribeToken,
        endedBy: null,
        consentNote: null,
      });
      await this.mailer.send(
        newsletterWelcomeEmail(subscriber.email, unsubscribeToken, this.settings.http.publicOrigin),
        `newsletter-welcome:${hashSecret(token)}`,
      );
    });
  }

  /** Unsubscribes. No error when already unsubscribed. */
  async unsubscribe(token: string): Promise<void> {
    await this.database.transaction(async () => {
      const subscriber = await this.newsletterSubscribersStore.findByUnsubscribeToken(token);
      if (!subscriber) throw new AppError('newsletter_token_unknown', { message: UNSUBSCRIBE_TOKEN_UNKNOWN });
      await this.end(subscriber, 'subscriber');
    });
  }

  /** Ends the subscription of an address that bounces, or whose owner complained. No error for one that is not subscribed. */
  async endByEmail(email: string, by: Exclude<SubscriptionEnd, 'subscriber'>): Promise<void> {
    await this.database.transaction(async () => {
      const subscriber = await this.newsletterSubscribersStore.lockByEmail(normalizeEmail(email));
      if (subscriber) await this.end(subscriber, by);
    });
  }

  /**
   * Subscribes someone who told staff that they want letters. Joins the transaction.
   * @throws AppError `newsletter_ended` if they or their mail server ended it: only they can start it again
   */
  async subscribeByStaff(email: string, { note, at }: { note: string; at: Date }): Promise<void> {
    const now = this.clock.now();
    const subscriber = await this.newsletterSubscribersStore.findOrAdd(
      newSubscriber(normalizeEmail(email), 'staff', now),
    );
    if (subscriber.state === 'ended' && subscriber.endedBy !== 'staff')
      throw new AppError('newsletter_ended');
    await this.newsletterSubscribersStore.update(subscriber, {
      state: 'confirmed',
      sourcePage: 'staff',
      confirmedAt: at,
      consentNote: note,
      unsubscribeToken: subscriber.unsubscribeToken ?? generateSecret(),
      unsubscribedAt: null,
      endedBy: null,
    });
  }

  /** The ids of subscribers with one of these addresses. */
  findConfirmedIds(emails: readonly string[]): Promise<string[]> {
    return this.newsletterSubscribersStore.findConfirmedIds(emails);
  }

  /** The person to write to; null once they are no longer subscribed. */
  async findLetterSubscriber(id: string): Promise<LetterSubscriber | null> {
    const subscriber = await this.newsletterSubscribersStore.find(id);
    if (subscriber?.state !== 'confirmed' || subscriber.unsubscribeToken === null) return null;
    return { email: subscriber.email, unsubscribeToken: subscriber.unsubscribeToken };
  }

  /** Null for an address that never subscribed. */
  async findStatus(email: string): Promise<NewsletterStatus | null> {
    const subscriber = await this.newsletterSubscribersStore.findByEmail(normalizeEmail(email));
    if (!subscriber) return null;
    const { state, createdAt, confirmedAt, unsubscribedAt } = subscriber;
    return { state, since: unsubscribedAt ?? confirmedAt ?? createdAt };
  }

  private async end(subscriber: NewsletterSubscriberEntity, by: SubscriptionEnd): Promise<void> {
    if (subscriber.state !== 'confirmed') return;
    await this.newsletterSubscribersStore.update(subscriber, {
      state: 'ended',
      unsubscribedAt: this.clock.now(),
      endedBy: by,
      emailedAt: null,
    });
    await this.domainEvents.publish(new NewsletterEnded(subscriber.id, by));
  }

  /** Every email has its own token, which replaces the former one. */
  private async sendConfirmation(
    subscriber: NewsletterSubscriberEntity,
    sourcePage: string,
    now: Date,
  ): Promise<void> {
    const token = generateSecret();
    await this.newsletterSubscribersStore.update(subscriber, {
      state: 'pending',
      sourcePage,
      emailedAt: now,
      confirmDigest: hashSecret(token),
      confirmUntil: confirmUntil(now),
      unsubscribedAt: null,
    });
    await this.mailer.send(
      newsletterConfirmationEmail(subscriber.email, token, this.settings.http.publicOrigin),
    );
  }

  private async sendAlreadySubscribed(subscriber: NewsletterSubscriberEntity, now: Date): Promise<void> {
    await this.newsletterSubscribersStore.update(subscriber, { emailedAt: now });
    const token = subscriber.unsubscribeToken ?? '';
    await this.mailer.send(alreadySubscribedEmail(subscriber.email, token, this.settings.http.publicOrigin));
  }
}

const UNSUBSCRIBE_TOKEN_UNKNOWN =
  'This link is not valid. If you still receive letters, use the link in the latest one, or write to us.';

const newSubscriber = (email: string, sourcePage: string, now: Date): NewsletterSubscriberEntity => ({
  id: uuid(),
  email,
  sourcePage,
  state: 'pending',
  createdAt: now,
  emailedAt: null,
  confirmDigest: null,
  confirmUntil: null,
  confirmedAt: null,
  unsubscribeToken: null,
  unsubscribedAt: null,
  endedBy: null,
  consentNote: null,
});
