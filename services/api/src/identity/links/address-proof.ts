import { Injectable } from '@nestjs/common';
import { AppError, Clock, Database, DomainEvents, Mail, Settings } from '../../platform';
import { AccountRemoval } from '../account-removal';
import { Audit } from '../audit/audit';
import { CollectorStore } from '../collector.store';
import { CollectorEmailConfirmed } from '../identity.events';
import { Throttle } from '../throttle/throttle';
import type { Visitor } from '../visitor';
import { AccountLinks } from './account-links';
import { accountSender, alreadyMail, confirmMail } from './account-mail';

/** Proves that an address is an account's: by a link that is followed by who is signed in to that account. */
@Injectable()
export class AddressProof {
  constructor(
    private readonly store: CollectorStore,
    private readonly links: AccountLinks,
    private readonly throttle: Throttle,
    private readonly removal: AccountRemoval,
    private readonly mail: Mail,
    private readonly settings: Settings,
    private readonly audit: Audit,
    private readonly events: DomainEvents,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Mails the address. Where it is another account's, the link stays unsent: made all the same, so that the answer takes as
   * long.
   */
  async ask(collector: { id: string }, email: string, visitor: Visitor): Promise<void> {
    const from = accountSender(this.settings);
    await this.database.transaction(async () => {
      if (!(await this.throttle.mayMail(email, visitor))) return;
      const token = await this.links.make('confirm', collector.id, email);
      const owner = await this.store.confirmedOf(email);
      const isAnothers = owner !== null && owner.id !== collector.id;
      await this.mail.send(isAnothers ? alreadyMail(email, from) : confirmMail(email, token, from));
    });
  }

  /**
   * Follows a link. It must be opened signed in to its account: else whoever has made an account in another's name would
   * only have to wait for that person to press Confirm, and would hold the password of a proved account.
   * @throws AppError `account_link_unknown`, `account_link_needs_sign_in`
   */
  async confirm(token: string, signedInId: string | null): Promise<string> {
    return this.database.transaction(async () => {
      const link = await this.links.find('confirm', token);
      if (link.collectorId !== signedInId) throw new AppError('account_link_needs_sign_in');
      await this.links.use(link);
      await this.prove(link.collectorId, link.email);
      return link.email;
    });
  }

  /**
   * The address is the account's from here on; accounts that only claimed it go. Belongs into a transaction.
   * @throws AppError `account_link_unknown` when another account has proved it meanwhile
   */
  async prove(collectorId: string, email: string): Promise<void> {
    const others = (await this.store.lockAddress(email)).filter(({ id }) => id !== collectorId);
    if (others.some(({ emailConfirmedAt }) => emailConfirmedAt !== null))
      throw new AppError('account_link_unknown');
    for (const other of others) await this.removal.remove(other, 'address proved by another');
    await this.store.change(collectorId, { email, emailConfirmedAt: this.clock.now() });
    await this.events.publish(new CollectorEmailConfirmed(collectorId, email));
    await this.audit.record({
      action: 'email.confirmed',
      actor: { kind: 'collector', id: collectorId },
      subject: { kind: 'collector', id: collectorId },
    });
  }
}
