import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CollectorDeleted, CollectorExported } from '../identity';
import { Clock, DomainEvents } from '../platform';
import { presentForHolder } from './certificate.presenter';
import { CertificatesStore } from './certificates.store';
import { TransfersStore } from './transfers.store';

/** What certificates keep of a collector: told on request, and taken off when their account goes. */
@Injectable()
export class PersonalData implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly store: CertificatesStore,
    private readonly transfers: TransfersStore,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(CollectorExported, (asked) => this.export(asked));
    this.events.on(CollectorDeleted, (deleted) => this.forget(deleted));
  }

  private async export({ collectorId, parts }: CollectorExported): Promise<void> {
    const certificates = await this.store.ofCollector(collectorId);
    const transfers = await this.transfers.ofCollector(collectorId);
    parts.set(
      'certificates',
      certificates.map((certificate) =>
        Object.assign(presentForHolder(certificate, [], null), {
          holderName: certificate.holderName,
          holderEmail: certificate.holderEmail,
        }),
      ),
    );
    parts.set(
      'certificateTransfers',
      transfers.map(({ id, state, recipientName, recipientEmail, createdAt, closedAt }) => ({
        id,
        state,
        recipientName,
        recipientEmail,
        createdAt,
        closedAt,
      })),
    );
  }

  /** The certificates stay valid and keep their history; it no longer says who, unless the account only lapsed. */
  private async forget({ collectorId, confirmedEmail, isWished }: CollectorDeleted): Promise<void> {
    const transfers = await this.transfers.ofCollector(collectorId);
    const toThem = confirmedEmail === null ? [] : await this.transfers.to(confirmedEmail);
    const open = [...transfers, ...toThem].filter(({ state }) => state === 'open');
    const moving = open.map(({ certificateId }) => certificateId);
    await this.store.lockHeld(collectorId, moving);
    await this.transfers.close(moving, 'cancelled', { at: this.clock.now() });
    // Whom they meant to give something that never went there is nobody's to know any more.
    const theirs = transfers.filter(
      ({ recipientCollectorId, state }) => recipientCollectorId === collectorId || state !== 'completed',
    );
    await this.transfers.forgetRecipient([...theirs, ...toThem].map(({ id }) => id));
    if (isWished) await this.store.forgetHolder(collectorId);
    else await this.store.unclaim(collectorId);
  }
}
