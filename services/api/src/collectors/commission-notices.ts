import { Injectable } from '@nestjs/common';
import { Collectors } from '../identity';
import { Mail, Settings } from '../platform';
import type { CommissionEvent } from './commission-event.entity';
import { commissionMail } from './commission-mail';
import type { Commission } from './commission.entity';

/** Mails about commissions. Each joins the transaction of its event and goes out once. */
@Injectable()
export class CommissionNotices {
  constructor(
    private readonly collectors: Collectors,
    private readonly mail: Mail,
    private readonly settings: Settings,
  ) {}

  /** To the collector, if their address is proved to be theirs: a commission is nobody else's business. */
  async moved(commission: Commission, event: CommissionEvent): Promise<void> {
    const to = commission.collectorId === null ? null : await this.collectors.find(commission.collectorId);
    if (!to?.emailConfirmedAt) return;
    const link = `${this.settings.http.publicOrigin}/collector`;
    await this.mail.send(commissionMail({ commission, event, to, link }), `commission:${event.id}`);
  }
}
