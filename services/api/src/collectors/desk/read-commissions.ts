import { commissionMoves, dollars } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Collectors, type KnownCollector } from '../../identity';
import {
  AppError,
  csvFile,
  cursorAfter,
  DEFAULT_ROWS,
  inBatches,
  momentIn,
  readCursor,
  type CsvValue,
} from '../../platform';
import type { Commission } from '../commission.entity';
import { CommissionStore } from '../commission.store';
import { CommissionListStore } from './commission-list.store';
import type {
  CommissionCollector,
  CommissionDetail,
  CommissionList,
  CommissionListQuery,
  CommissionRow,
} from './dto/commission-desk.dto';

const COLUMNS = ['Project', 'Status', 'Collector', 'E-mail', 'Budget', 'Quote ($)', 'Opened (UTC)'];

/** Commissions as the gallery's people read them. */
@Injectable()
export class ReadCommissions {
  constructor(
    private readonly listing: CommissionListStore,
    private readonly store: CommissionStore,
    private readonly collectors: Collectors,
  ) {}

  /** Newest first. Three queries a page. @throws AppError `validation_failed` for a cursor of elsewhere */
  async page({ cursor, limit = DEFAULT_ROWS, ...filter }: CommissionListQuery): Promise<CommissionList> {
    const [found, total] = await Promise.all([
      // One more than asked for tells whether there is another page.
      this.listing.page(filter, cursor ? placeAt(cursor) : null, limit + 1),
      this.listing.count(filter),
    ]);
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    return {
      items: await this.rows(shown),
      total,
      nextCursor: found.length > limit && last ? cursorAfter(last.createdAt.getTime(), last.id) : null,
    };
  }

  /** Everything that matches, newest first. */
  csv(query: CommissionListQuery): AsyncGenerator<string> {
    return csvFile(COLUMNS, this.batches(query));
  }

  /** One of them with its whole history. @throws AppError `commission_not_found` */
  async one(id: string): Promise<CommissionDetail> {
    const commission = isUUID(id) ? await this.store.find(id) : null;
    if (!commission) throw new AppError('commission_not_found');
    const { events } = await this.store.oneWithEvents(commission);
    const { collectorId, status } = commission;
    return {
      ...presentRow(commission, collectorId === null ? null : await this.collectors.find(collectorId)),
      version: commission.version,
      description: commission.description,
      wantsStudioVisit: commission.wantsStudioVisit,
      staffNote: commission.staffNote,
      inquiryId: commission.inquiryId,
      moves: [...commissionMoves(status)],
      history: events.map((event) => ({
        status: event.status,
        at: event.createdAt.toISOString(),
        note: event.note,
        actor: event.actor,
      })),
    };
  }

  private async *batches({ q, status }: CommissionListQuery): AsyncGenerator<CsvValue[][]> {
    for await (const found of inBatches<Commission>((last, limit) =>
      this.listing.page({ q, status }, last, limit),
    ))
      yield (await this.rows(found)).map(csvValues);
  }

  private async rows(commissions: readonly Commission[]): Promise<CommissionRow[]> {
    const known = await this.collectors.findAll(commissions.flatMap(({ collectorId }) => collectorId ?? []));
    const collectorOf = new Map(known.map((collector) => [collector.id, collector]));
    return commissions.map((commission) =>
      presentRow(commission, collectorOf.get(commission.collectorId ?? '') ?? null),
    );
  }
}

function placeAt(cursor: string): { createdAt: Date; id: string } {
  const [createdAt = '', id = ''] = readCursor(cursor, 2);
  return { createdAt: momentIn(createdAt), id };
}

const presentRow = (commission: Commission, collector: KnownCollector | null) => ({
  id: commission.id,
  createdAt: commission.createdAt.toISOString(),
  status: commission.status,
  projectType: commission.projectType,
  budgetRange: commission.budgetRange,
  quote: commission.quoteCents === null ? null : dollars(commission.quoteCents),
  collector: collector && presentCollector(collector),
});

const presentCollector = ({ id, firstName, lastName, email }: KnownCollector): CommissionCollector => ({
  id,
  firstName,
  lastName,
  email,
});

const csvValues = (row: CommissionRow): CsvValue[] => [
  row.projectType,
  row.status,
  row.collector && `${row.collector.firstName} ${row.collector.lastName}`.trim(),
  row.collector && row.collector.email,
  row.budgetRange,
  row.quote,
  row.createdAt,
];
