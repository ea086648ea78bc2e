import type { AffiliateRole } from '@gallery/domain';

/** Somebody applied to sell for the gallery. Published inside the transaction that writes it down. */
export class AffiliateApplicationSubmitted {
  constructor(
    readonly application: Readonly<{
      id: string;
      fullName: string;
      email: string;
      location: string;
      role: AffiliateRole;
      notes: string;
    }>,
    readonly at: Date,
  ) {}
}
