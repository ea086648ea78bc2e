import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CollectorEmailConfirmed } from '../identity';
import { DomainEvents } from '../platform';
import { CertificatesStore } from './certificates.store';

/** Puts certificates that were issued to an address into the account that has proved it. */
@Injectable()
export class CertificateClaimsListener implements OnModuleInit {
  constructor(
    private readonly domainEvents: DomainEvents,
    private readonly certificatesStore: CertificatesStore,
  ) {}

  onModuleInit(): void {
    this.domainEvents.on(CollectorEmailConfirmed, (confirmed) => this.claim(confirmed));
  }

  private async claim({ collectorId, email }: CollectorEmailConfirmed): Promise<void> {
    // The database takes letters with and without accents for the same; addresses are not.
    const own = (await this.certificatesStore.lockUnclaimed(email)).filter(
      ({ holderEmail }) => holderEmail.toLowerCase() === email,
    );
    if (own.length > 0)
      await this.certificatesStore.claim(
        own.map(({ id }) => id),
        collectorId,
      );
  }
}
