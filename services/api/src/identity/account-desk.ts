import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { AppError, Database, Mail, Settings } from '../platform';
import { AccountExport } from './account-export';
import { AccountRemoval } from './account-removal';
import { Audit } from './audit/audit';
import type { Collector } from './collector.entity';
import { CollectorStore } from './collector.store';
import { AccountLinks } from './links/account-links';
import { accountSender, goodbyeMail, resetMail } from './links/account-mail';
import { Sessions } from './sessions';
import type { SignedInStaff } from './staff/signed-in-staff';

/** What the gallery's people do with a collector's account, at the collector's wish. All of it is written down. */
@Injectable()
export class AccountDesk {
  constructor(
    private readonly store: CollectorStore,
    private readonly links: AccountLinks,
    private readonly sessions: Sessions,
    private readonly exports: AccountExport,
    private readonly removal: AccountRemoval,
    private readonly mail: Mail,
    private readonly settings: Settings,
    private readonly audit: Audit,
    private readonly database: Database,
  ) {}

  /** Mails the link by which they choose a new password; the last one ends. @throws AppError `collector_not_found` */
  async sendPasswordLink(id: string, staff: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      const collector = await this.known(id);
      const token = await this.links.make('reset', collector.id, collector.email);
      await this.mail.send(resetMail(collector.email, token, accountSender(this.settings)));
      await this.note('password.link-sent', collector, staff);
    });
  }

  /** Signs them out everywhere. @throws AppError `collector_not_found` */
  async signOut(id: string, staff: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      const collector = await this.known(id);
      await this.sessions.endAllOf({ kind: 'collector', id: collector.id });
      await this.note('sessions.ended', collector, staff);
    });
  }

  /** Everything that is kept about them. @throws AppError `collector_not_found` */
  async export(id: string, staff: SignedInStaff): Promise<Record<string, unknown>> {
    const collector = await this.known(id);
    await this.note('account.exported', collector, staff);
    return this.exports.of(collector.id);
  }

  /** Removes the account as its collector could by themselves. @throws AppError `collector_not_found` */
  async remove(id: string, staff: SignedInStaff): Promise<void> {
    await this.database.transaction(async () => {
      const collector = await this.known(id);
      const isGone = await this.removal.remove(collector, 'asked the gallery', actorOf(staff));
      if (isGone && collector.emailConfirmedAt !== null) await this.mail.send(goodbyeMail(collector.email));
    });
  }

  private async known(id: string): Promise<Collector> {
    const collector = isUUID(id) ? await this.store.find(id) : null;
    if (!collector) throw new AppError('collector_not_found');
    return collector;
  }

  private async note(action: string, { id }: Collector, staff: SignedInStaff): Promise<void> {
    await this.audit.record({ action, actor: actorOf(staff), subject: { kind: 'collector', id } });
  }
}

const actorOf = ({ role, id }: SignedInStaff) => ({ kind: role, id });
