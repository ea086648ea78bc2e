import { Injectable } from '@nestjs/common';
import { AffiliatesStore } from './affiliates.store';

/** What other modules may know of selling partners. */
@Injectable()
export class AffiliateDirectoryService {
  constructor(private readonly affiliatesStore: AffiliatesStore) {}

  /** Codes of the links of active partners. One query. */
  findActiveCodes(): Promise<string[]> {
    return this.affiliatesStore.findActiveCodes();
  }

  /** Names of all partners by the codes of their links. One query. */
  async findNamesByCode(): Promise<Map<string, string>> {
    return new Map(await this.affiliatesStore.findCodesWithNames());
  }
}
