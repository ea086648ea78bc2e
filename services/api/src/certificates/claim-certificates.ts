import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CollectorEmailConfirmed } from '../identity';
import { DomainEvents } from '../platform';
import { CertificatesStore } from './certificates.store';

/** Puts certificates that were issued to an address into the account that has proved it. */
@Injectable()
export class ClaimCertificates implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly store: CertificatesStore,
  ) {}

  onModuleInit(): void {
    this.events.on(CollectorEmailConfirmed, (confirmed) => this.claim(confirmed));
  }

  private async claim({ collectorId, email }: CollectorEmailConfirmed): Promise<void> {
    // The database takes letters with and without accents for the same; addresses are not.
    const own = (await this.store.lockUnclaimed(email)).filter(
      ({ holderEmail }) => holderEmail.toLowerCase() === email,
    );
    if (own.length > 0)
      await this.store.claim(
        own.map(({ id }) => id),
        collectorId,
      );
  }
}
