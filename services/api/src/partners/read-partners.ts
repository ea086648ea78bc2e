import { Injectable } from '@nestjs/common';
import { AppError, cursorAfter, DEFAULT_ROWS, readCursor, Settings } from '../platform';
import type { PartnerListQuery, SellingPartner, SellingPartnerList } from './dto/selling-partner.dto';
import { SumUpPartners } from './partner-sums';
import type { SellingPartnerEntity } from './selling-partner.entity';
import { presentPartner } from './selling-partner.presenter';
import { SellingPartnersStore, type PartnerPlace } from './selling-partners.store';

/** Selling partners as the owner sees them: a page, or one of them. */
@Injectable()
export class ReadPartners {
  constructor(
    private readonly store: SellingPartnersStore,
    private readonly sums: SumUpPartners,
    private readonly settings: Settings,
  ) {}

  /** @throws AppError `validation_failed` for a cursor of elsewhere */
  async page({ cursor, limit = DEFAULT_ROWS, ...filter }: PartnerListQuery): Promise<SellingPartnerList> {
    // One more than asked for tells whether there is another page.
    const [found, total, active] = await Promise.all([
      this.store.page(filter, cursor ? placeAt(cursor) : null, limit + 1),
      this.store.count(filter),
      this.store.count({ status: 'active' }),
    ]);
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    const hasMore = found.length > limit && last !== undefined;
    return {
      items: await this.present(shown),
      total,
      active,
      nextCursor: hasMore ? cursorAfter(last.createdAt.getTime(), last.id) : null,
    };
  }

  /** @throws AppError `not_found` */
  async one(id: string): Promise<SellingPartner> {
    const partner = await this.store.find(id);
    const [presented] = partner ? await this.present([partner]) : [];
    if (!presented) throw new AppError('not_found');
    return presented;
  }

  private async present(partners: readonly SellingPartnerEntity[]): Promise<SellingPartner[]> {
    const { publicOrigin } = this.settings.http;
    const sumsOf = await this.sums.of(partners.map(({ id }) => id));
    return partners.map((partner) => presentPartner(partner, sumsOf(partner.id), publicOrigin));
  }
}

function placeAt(cursor: string): PartnerPlace {
  const [createdAt = '', id = ''] = readCursor(cursor, 2);
  // Whatever is no time reads as the beginning of time, after which no partner comes.
  return { createdAt: new Date(Number(createdAt) || 0), id };
}
