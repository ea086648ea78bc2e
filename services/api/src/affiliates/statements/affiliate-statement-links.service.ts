import type { AuditAction } from '@gallery/contracts';
import { Injectable } from '@nestjs/common';
import { AuditLogService, type SignedInStaff } from '../../identity';
import { CertificateSigningService } from '../../certificates';
import { AppError, Clock, Database, hashSecret, generateSecret, Settings } from '../../platform';
import type { SignedAffiliateStatement, StatementLink } from './dto/affiliate-statement.dto';
import { AffiliateStatementsService } from './affiliate-statements.service';
import { AffiliatesStore } from '../affiliates.store';

type Actor = Pick<SignedInStaff, 'id' | 'role'>;

/** The URL of a statement. @param origin of the public pages */
export const statementUrl = (secret: string, origin: string): string =>
  new URL(`/partner-statement/${secret}`, origin).href;

/** Links that let affiliates, who have no account, read their statements. Only digests are stored. */
@Injectable()
export class AffiliateStatementLinksService {
  constructor(
    private readonly database: Database,
    private readonly affiliatesStore: AffiliatesStore,
    private readonly affiliateStatementsService: AffiliateStatementsService,
    private readonly certificateSigningService: CertificateSigningService,
    private readonly auditLogService: AuditLogService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Creates a new link, which replaces the former one. @throws AppError `not_found` */
  async create(affiliateId: string, by: Actor): Promise<StatementLink> {
    const secret = generateSecret();
    const link = { statementDigest: hashSecret(secret), statementLinkAt: this.clock.now() };
    await this.saveLink(affiliateId, link, { action: 'partner.statement-link-made', by });
    return { url: statementUrl(secret, this.settings.http.publicOrigin) };
  }

  /** Revokes the link. No error when there is none. @throws AppError `not_found` */
  async revoke(affiliateId: string, by: Actor): Promise<void> {
    const none = { statementDigest: null, statementLinkAt: null };
    await this.saveLink(affiliateId, none, { action: 'partner.statement-link-withdrawn', by });
  }

  /** Whether the link opens a statement. */
  async isKnown(secret: string): Promise<boolean> {
    return (await this.affiliatesStore.findByStatementDigest(hashSecret(secret))) !== null;
  }

  /** The signed statement of a link. @throws AppError `not_found` for revoked and unknown links */
  async getSigned(secret: string, month?: string): Promise<SignedAffiliateStatement> {
    const affiliate = await this.affiliatesStore.findByStatementDigest(hashSecret(secret));
    if (!affiliate) throw new AppError('not_found');
    const { months, ...content } = await this.affiliateStatementsService.build(affiliate, month);
    const issuedAt = this.clock.now().toISOString();
    const { text, signature, keyId } = this.certificateSigningService.signFacts({
      type: 'partner-statement',
      version: 1,
      ...content,
      issuedAt,
    });
    return { ...content, months, issuedAt, statement: text, signature, keyId };
  }

  private saveLink(
    affiliateId: string,
    link: { statementDigest: string | null; statementLinkAt: Date | null },
    { action, by }: { action: AuditAction; by: Actor },
  ): Promise<void> {
    return this.database.transaction(async () => {
      const affiliate = await this.affiliatesStore.lock(affiliateId);
      if (!affiliate) throw new AppError('not_found');
      await this.affiliatesStore.update(affiliateId, link);
      await this.auditLogService.record({
        action,
        actor: { kind: by.role, id: by.id },
        subject: { kind: 'partner', id: affiliateId },
      });
    });
  }
}
