import type { AffiliateRole } from '@gallery/domain';

/** Someone applied to become an affiliate. Published in the transaction that saves the application. */
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
