import { Injectable } from '@nestjs/common';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { AppError, Clock, Database, hashSecret, generateSecret } from '../../platform';
import { accountLinkExpiry, type AccountLinkKind } from '../identity-policy';

/**
 * A link in an email that works once. An account has at most one link of each kind: a newer one replaces the older one.
 */
@Entity('account_links')
export class AccountLinkEntity {
  @PrimaryColumn('char', { length: 36 }) collectorId: string;
  @PrimaryColumn('varchar', { length: 12 }) kind: AccountLinkKind;
  /** The token itself is only in the email. */
  @Column('char', { length: 64 }) tokenDigest: string;
  /** The address that following the link confirms. Lower case. */
  @Column('varchar', { length: 254 }) email: string;
  @Column('datetime', { precision: 3 }) createdAt: Date;
  @Column('datetime', { precision: 3 }) expiresAt: Date;
}

/** The links in account emails: each works once, for a limited time, and until a newer one of its kind. */
@Injectable()
export class AccountLinksService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Replaces the account's link of this kind. @returns its token, which belongs only in an email */
  async create(kind: AccountLinkKind, collectorId: string, email: string): Promise<string> {
    const token = generateSecret();
    const createdAt = this.clock.now();
    const expiresAt = accountLinkExpiry(kind, createdAt);
    const link = { collectorId, kind, tokenDigest: hashSecret(token), email, createdAt, expiresAt };
    await this.database.manager.upsert(AccountLinkEntity, link, ['collectorId', 'kind']);
    return token;
  }

  /** @throws AppError `account_link_unknown` for a link that is used, expired or unknown */
  async find(kind: AccountLinkKind, token: string): Promise<AccountLinkEntity> {
    const tokenDigest = hashSecret(token);
    const link = await this.database.manager.findOneBy(AccountLinkEntity, { kind, tokenDigest });
    if (!link || this.clock.now() >= link.expiresAt) throw new AppError('account_link_unknown');
    return link;
  }

  /** Consumes the link. Of several concurrent calls, only one succeeds. @throws AppError `account_link_unknown` */
  async consume({ collectorId, kind, tokenDigest }: AccountLinkEntity): Promise<void> {
    const { affected } = await this.database.manager.delete(AccountLinkEntity, {
      collectorId,
      kind,
      tokenDigest,
    });
    if (affected !== 1) throw new AppError('account_link_unknown');
  }

  /** Removes links that expired before `before`. @returns how many */
  async removeExpired(before: Date, limit: number): Promise<number> {
    const { affectedRows } = await this.database.manager.query<{ affectedRows: number }>(
      'DELETE FROM account_links WHERE expires_at < ? LIMIT ?',
      [before, limit],
    );
    return affectedRows;
  }

  /** Revokes the account's links. */
  async revokeAll(collectorId: string): Promise<void> {
    await this.database.manager.delete(AccountLinkEntity, { collectorId });
  }
}
