import { Injectable } from '@nestjs/common';
import { SellingPartnersStore } from './selling-partners.store';

/** What other modules may know of selling partners. */
@Injectable()
export class KnownPartners {
  constructor(private readonly store: SellingPartnersStore) {}

  /** Codes of the links of active partners. One query. */
  activeCodes(): Promise<string[]> {
    return this.store.activeCodes();
  }
}
