import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { AppError, Clock, Database, digestOf, Mail, newSecret, Settings } from '../platform';
import type { SubscriptionRequest } from './dto/subscription-request.dto';
import { alreadyMail, confirmationMail, welcomeMail } from './newsletter-mail';
import { confirmUntil, isConfirmable, mayBeMailed } from './newsletter-rules';
import type { NewsletterSubscriber } from './newsletter-subscriber.entity';
import { NewsletterStore } from './newsletter.store';

/** Who wants the gallery's letters: asked back by mail, ended by one click. */
@Injectable()
export class NewsletterService {
  constructor(
    private readonly store: NewsletterStore,
    private readonly mail: Mail,
    private readonly settings: Settings,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Asks the address's owner by mail. Whoever calls learns nothing about the address; a mail tells its owner. */
  async subscribe({ email, sourcePage }: SubscriptionRequest): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async () => {
      const subscriber = await this.store.claim(newcomer(email.toLowerCase(), sourcePage, now));
      if (!mayBeMailed(subscriber.mailedAt, now)) return;
      if (subscriber.state === 'confirmed') await this.remind(subscriber, now);
      else await this.ask(subscriber, sourcePage, now);
    });
  }

  /** Begins the letters. A second press of the button changes nothing and succeeds. */
  async confirm(token: string): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async () => {
      const subscriber = await this.store.ofConfirmDigest(digestOf(token));
      if (subscriber?.state === 'confirmed') return;
      if (!subscriber || !isConfirmable(subscriber, now)) throw new AppError('newsletter_token_unknown');
      const unsubscribeToken = newSecret();
      await this.store.change(subscriber, { state: 'confirmed', confirmedAt: now, unsubscribeToken });
      await this.mail.send(
        welcomeMail(subscriber.email, unsubscribeToken, this.settings.http.publicOrigin),
        `newsletter-welcome:${digestOf(token)}`,
      );
    });
  }

  /** Ends the letters; ended already is no error. */
  async unsubscribe(token: string): Promise<void> {
    await this.database.transaction(async () => {
      const subscriber = await this.store.ofUnsubscribeToken(token);
      if (!subscriber) throw new AppError('newsletter_token_unknown', { message: UNKNOWN_TO_UNSUBSCRIBE });
      if (subscriber.state !== 'confirmed') return;
      await this.store.change(subscriber, { state: 'ended', endedAt: this.clock.now(), mailedAt: null });
    });
  }

  /** Every mail has a token of its own; the one before it is worth nothing any more. */
  private async ask(subscriber: NewsletterSubscriber, sourcePage: string, now: Date): Promise<void> {
    const token = newSecret();
    await this.store.change(subscriber, {
      state: 'pending',
      sourcePage,
      mailedAt: now,
      confirmDigest: digestOf(token),
      confirmUntil: confirmUntil(now),
      endedAt: null,
    });
    await this.mail.send(confirmationMail(subscriber.email, token, this.settings.http.publicOrigin));
  }

  private async remind(subscriber: NewsletterSubscriber, now: Date): Promise<void> {
    await this.store.change(subscriber, { mailedAt: now });
    const token = subscriber.unsubscribeToken ?? '';
    await this.mail.send(alreadyMail(subscriber.email, token, this.settings.http.publicOrigin));
  }
}

const UNKNOWN_TO_UNSUBSCRIBE =
  'This link is not known here. If letters still reach you, use the link in the latest one, or write to us.';

const newcomer = (email: string, sourcePage: string, now: Date): NewsletterSubscriber => ({
  id: uuid(),
  email,
  sourcePage,
  state: 'pending',
  createdAt: now,
  mailedAt: null,
  confirmDigest: null,
  confirmUntil: null,
  confirmedAt: null,
  unsubscribeToken: null,
  endedAt: null,
});
