import { Injectable } from '@nestjs/common';
import { Audit, type SignedInStaff } from '../identity';
import { CertificateSigner } from '../certificates';
import { AppError, Clock, Database, digestOf, newSecret, Settings } from '../platform';
import type { SignedStatement, StatementLink } from './dto/partner-statement.dto';
import { ReadStatement } from './read-statement';
import { SellingPartnersStore } from './selling-partners.store';

type Actor = Pick<SignedInStaff, 'id' | 'role'>;

/** Where a statement is read. @param origin of the gallery's public pages */
export const statementUrl = (secret: string, origin: string): string =>
  new URL(`/partner-statement/${secret}`, origin).href;

/** The link by which a partner, who has no login, reads the statement. Only its digest is kept. */
@Injectable()
export class StatementLinks {
  constructor(
    private readonly database: Database,
    private readonly store: SellingPartnersStore,
    private readonly statements: ReadStatement,
    private readonly signer: CertificateSigner,
    private readonly audit: Audit,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Makes a new link; the one before is dead. @throws AppError `not_found` */
  async make(partnerId: string, by: Actor): Promise<StatementLink> {
    const secret = newSecret();
    const link = { statementDigest: digestOf(secret), statementLinkAt: this.clock.now() };
    await this.set(partnerId, link, { action: 'partner.statement-link-made', by });
    return { url: statementUrl(secret, this.settings.http.publicOrigin) };
  }

  /** Withdrawn already is no error. @throws AppError `not_found` */
  async withdraw(partnerId: string, by: Actor): Promise<void> {
    const none = { statementDigest: null, statementLinkAt: null };
    await this.set(partnerId, none, { action: 'partner.statement-link-withdrawn', by });
  }

  /** What the link opens. @throws AppError `not_found` for links that are dead, or never were */
  async open(secret: string, month?: string): Promise<SignedStatement> {
    const partner = await this.store.findByStatement(digestOf(secret));
    if (!partner) throw new AppError('not_found');
    const { months, ...stated } = await this.statements.read(partner, month);
    const issuedAt = this.clock.now().toISOString();
    const { text, signature, keyId } = this.signer.signFacts({
      type: 'partner-statement',
      version: 1,
      ...stated,
      issuedAt,
    });
    return { ...stated, months, issuedAt, statement: text, signature, keyId };
  }

  private set(
    partnerId: string,
    link: { statementDigest: string | null; statementLinkAt: Date | null },
    { action, by }: { action: string; by: Actor },
  ): Promise<void> {
    return this.database.transaction(async () => {
      const partner = await this.store.lock(partnerId);
      if (!partner) throw new AppError('not_found');
      await this.store.save(partnerId, link);
      await this.audit.record({
        action,
        actor: { kind: by.role, id: by.id },
        subject: { kind: 'partner', id: partnerId },
      });
    });
  }
}
