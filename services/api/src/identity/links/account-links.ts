import { Injectable } from '@nestjs/common';
import { AppError, Clock, Database, digestOf, newSecret } from '../../platform';
import { AccountLink } from './account-link.entity';
import { expiryOf, type AccountLinkKind } from './link-rules';

/** The links in mails about accounts: each works once, for a while, and until a newer one of its kind. */
@Injectable()
export class AccountLinks {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** A new link in place of the account's last one of the kind. @returns its token, which belongs into a mail only */
  async make(kind: AccountLinkKind, collectorId: string, email: string): Promise<string> {
    const token = newSecret();
    const createdAt = this.clock.now();
    const expiresAt = expiryOf(kind, createdAt);
    const link = { collectorId, kind, tokenDigest: digestOf(token), email, createdAt, expiresAt };
    await this.database.manager.upsert(AccountLink, link, ['collectorId', 'kind']);
    return token;
  }

  /** @throws AppError `account_link_unknown` for one that is used, too old or none of ours */
  async find(kind: AccountLinkKind, token: string): Promise<AccountLink> {
    const tokenDigest = digestOf(token);
    const link = await this.database.manager.findOneBy(AccountLink, { kind, tokenDigest });
    if (!link || this.clock.now() >= link.expiresAt) throw new AppError('account_link_unknown');
    return link;
  }

  /** Uses the link up. Of several who try at once, one succeeds. @throws AppError `account_link_unknown` */
  async use({ collectorId, kind, tokenDigest }: AccountLink): Promise<void> {
    const { affected } = await this.database.manager.delete(AccountLink, { collectorId, kind, tokenDigest });
    if (affected !== 1) throw new AppError('account_link_unknown');
  }

  /** None of the account's links works any more. */
  async endAllOf(collectorId: string): Promise<void> {
    await this.database.manager.delete(AccountLink, { collectorId });
  }
}
