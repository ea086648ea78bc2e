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

  /** Names of all partners by the codes of their links. One query. */
  async namesByCode(): Promise<Map<string, string>> {
    return new Map(await this.store.codesWithNames());
  }
}
