import { Injectable } from '@nestjs/common';
import { CollectorsService } from '../../identity';
import { Mail, Settings } from '../../platform';
import type { CommissionRequestEventEntity } from './commission-request-event.entity';
import { commissionRequestEmail } from './commission-request.emails';
import type { CommissionRequestEntity } from './commission-request.entity';

/** Mails about commissions. Each joins the transaction of its event and goes out once. */
@Injectable()
export class CommissionRequestEmails {
  constructor(
    private readonly collectorsService: CollectorsService,
    private readonly email: Mail,
    private readonly settings: Settings,
  ) {}

  /** To the collector, if their address is proved to be theirs: a commission is nobody else's business. */
  async sendStatusChanged(
    commission: CommissionRequestEntity,
    event: CommissionRequestEventEntity,
  ): Promise<void> {
    const to =
      commission.collectorId === null ? null : await this.collectorsService.find(commission.collectorId);
    if (!to?.emailConfirmedAt) return;
    const link = `${this.settings.http.publicOrigin}/collector`;
    await this.email.send(commissionRequestEmail({ commission, event, to, link }), `commission:${event.id}`);
  }
}
