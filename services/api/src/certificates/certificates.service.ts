import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { OrderConfirmed, OrderRefunded, randomGroups } from '../orders';
import { Clock, DomainEvents } from '../platform';
import type { Certificate, CertificateState } from './certificate.entity';
import type { CertificateEvent } from './certificate-event.entity';
import { CertificatesStore } from './certificates.store';

/** Certificates of authenticity: one per sold print, issued and revoked together with what causes it. */
@Injectable()
export class CertificatesService implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly store: CertificatesStore,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(OrderConfirmed, (confirmed) => this.issue(confirmed));
    this.events.on(OrderRefunded, ({ orderId, actor }) => this.revokeOf(orderId, actor));
  }

  /** In the transaction that sells the prints: no paid order without its certificates. */
  private async issue({ order, prints }: OrderConfirmed): Promise<void> {
    const certificates = prints.map(({ number, line }): Certificate => ({
      id: uuid(),
      // 60 random bits: a taken id is not to be expected, and would undo the confirmation, which is then tried again.
      coaId: `COA-${randomGroups(3)}`,
      editionId: line.editionId,
      number,
      orderId: order.id,
      orderLineId: line.id,
      artworkId: line.artworkId,
      artworkTitle: line.title,
      size: line.size,
      frameSize: line.frameSize,
      frameStyle: line.frameStyle,
      editionTotal: line.editionTotal,
      holderName: order.customerName,
      holderEmail: order.customerEmail,
      saleDate: order.updatedAt,
      state: 'issued',
    }));
    await this.store.insert(
      certificates,
      certificates.map((certificate) => this.event(certificate, 'issued', 'shop')),
    );
  }

  /** The history keeps them; the print itself waits for the owner's decision (G21). */
  private async revokeOf(orderId: string, actor: string): Promise<void> {
    const certificates = await this.store.lockInForce(orderId);
    if (certificates.length === 0) return;
    await this.store.revoke(certificates.map(({ id }) => id));
    await this.store.addEvents(certificates.map((certificate) => this.event(certificate, 'revoked', actor)));
  }

  private event({ id, holderName }: Certificate, kind: CertificateState, actor: string): CertificateEvent {
    return {
      id: uuid(),
      certificateId: id,
      kind,
      holderName,
      actor,
      note: null,
      createdAt: this.clock.now(),
    };
  }
}
