import type { PartnerRole } from '@gallery/domain';

/** Somebody applied to sell for the gallery. Published inside the transaction that writes it down. */
export class PartnerApplied {
  constructor(
    readonly application: Readonly<{
      id: string;
      fullName: string;
      email: string;
      location: string;
      role: PartnerRole;
      notes: string;
    }>,
    readonly at: Date,
  ) {}
}
