import { Injectable } from '@nestjs/common';
import {
  AppError,
  csvFile,
  cursorAfter,
  DEFAULT_ROWS,
  inBatches,
  momentIn,
  readCursor,
  Settings,
  type CsvValue,
} from '../platform';
import type { PartnerListQuery, SellingPartner, SellingPartnerList } from './dto/selling-partner.dto';
import { SumUpPartners } from './partner-sums';
import type { SellingPartnerEntity } from './selling-partner.entity';
import { presentPartner } from './selling-partner.presenter';
import { SellingPartnersStore, type PartnerFilter, type PartnerPlace } from './selling-partners.store';

const COLUMNS = [
  'Partner',
  'Partner ID',
  'E-mail',
  'Rate %',
  'Status',
  'Link',
  'Orders',
  'Commission',
  'Pending',
  'Approved',
  'Paid',
  'Reversed',
  'To be decided',
  'Partner since (UTC)',
  'Notes',
];

/** Selling partners as the owner sees them: a page, one of them, or everybody who matches as CSV. */
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

  /** Everybody who matches, newest first. */
  csv(filter: PartnerFilter): AsyncGenerator<string> {
    return csvFile(COLUMNS, this.batches(filter));
  }

  private async *batches({ q, status }: PartnerFilter): AsyncGenerator<CsvValue[][]> {
    for await (const partners of inBatches<SellingPartnerEntity>((last, limit) =>
      this.store.page({ q, status }, last, limit),
    ))
      yield (await this.present(partners)).map(csvValues);
  }

  private async present(partners: readonly SellingPartnerEntity[]): Promise<SellingPartner[]> {
    const { publicOrigin } = this.settings.http;
    const sumsOf = await this.sums.of(partners.map(({ id }) => id));
    return partners.map((partner) => presentPartner(partner, sumsOf(partner.id), publicOrigin));
  }
}

function placeAt(cursor: string): PartnerPlace {
  const [createdAt = '', id = ''] = readCursor(cursor, 2);
  return { createdAt: momentIn(createdAt), id };
}

const csvValues = (partner: SellingPartner): CsvValue[] => [
  partner.partnerName,
  partner.partnerId,
  partner.email,
  partner.commissionRate,
  partner.status,
  partner.referralUrl,
  partner.totalOrders,
  partner.totalCommission,
  partner.pending,
  partner.approved,
  partner.paid,
  partner.reversed,
  partner.review,
  partner.createdAt,
  partner.notes,
];
