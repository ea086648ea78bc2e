import { allowedCommissionRequestTransitions, toDollars } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { CollectorsService, type CollectorAccount } from '../../identity';
import {
  AppError,
  csvFile,
  encodeCursor,
  decodeCursor,
  DEFAULT_PAGE_SIZE,
  inBatches,
  parseCursorTime,
  type CsvValue,
} from '../../platform';
import type { CommissionRequestEntity } from './commission-request.entity';
import { CommissionRequestsStore, type CommissionRequestWithEvents } from './commission-requests.store';
import type {
  CommissionRequestCollector,
  CommissionRequestDetail,
  CommissionRequestList,
  CommissionRequestListQuery,
  CommissionRequestRecord,
  CommissionRequestRow,
} from './dto/commission-request.dto';

const COLUMNS = ['Project', 'Status', 'Collector', 'E-mail', 'Budget', 'Quote ($)', 'Opened (UTC)'];

/** Commission requests, for staff. */
@Injectable()
export class CommissionRequestQueries {
  constructor(
    private readonly commissionRequestsStore: CommissionRequestsStore,
    private readonly collectorsService: CollectorsService,
  ) {}

  /** Newest first. Three queries a page. @throws AppError `validation_failed` for an invalid cursor */
  async page({
    cursor,
    limit = DEFAULT_PAGE_SIZE,
    ...filter
  }: CommissionRequestListQuery): Promise<CommissionRequestList> {
    const [found, total] = await Promise.all([
      // One row more than the limit tells whether there is another page.
      this.commissionRequestsStore.page(filter, cursor ? parseCursor(cursor) : null, limit + 1),
      this.commissionRequestsStore.count(filter),
    ]);
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    return {
      items: await this.rows(shown),
      total,
      nextCursor: found.length > limit && last ? encodeCursor(last.createdAt.getTime(), last.id) : null,
    };
  }

  /** Everything that matches, newest first. */
  csv(query: CommissionRequestListQuery): AsyncGenerator<string> {
    return csvFile(COLUMNS, this.batches(query));
  }

  /** One of them with its whole history. @throws AppError `commission_not_found` */
  async find(id: string): Promise<CommissionRequestDetail> {
    const commission = isUUID(id) ? await this.commissionRequestsStore.find(id) : null;
    if (!commission) throw new AppError('commission_not_found');
    const { events } = await this.commissionRequestsStore.withEvents(commission);
    const { collectorId, status } = commission;
    return {
      ...presentCommissionRequestRow(
        commission,
        collectorId === null ? null : await this.collectorsService.find(collectorId),
      ),
      version: commission.version,
      description: commission.description,
      wantsStudioVisit: commission.wantsStudioVisit,
      staffNote: commission.staffNote,
      inquiryId: commission.inquiryId,
      moves: [...allowedCommissionRequestTransitions(status)],
      history: events.map((event) => ({
        status: event.status,
        at: event.createdAt.toISOString(),
        note: event.note,
        actor: event.actor,
      })),
    };
  }

  private async *batches({ q, status }: CommissionRequestListQuery): AsyncGenerator<CsvValue[][]> {
    for await (const found of inBatches<CommissionRequestEntity>((last, limit) =>
      this.commissionRequestsStore.page({ q, status }, last, limit),
    ))
      yield (await this.rows(found)).map(csvValues);
  }

  private async rows(commissions: readonly CommissionRequestEntity[]): Promise<CommissionRequestRow[]> {
    const known = await this.collectorsService.findByIds(
      commissions.flatMap(({ collectorId }) => collectorId ?? []),
    );
    const collectorOf = new Map(known.map((collector) => [collector.id, collector]));
    return commissions.map((commission) =>
      presentCommissionRequestRow(commission, collectorOf.get(commission.collectorId ?? '') ?? null),
    );
  }
}

function parseCursor(cursor: string): { createdAt: Date; id: string } {
  const [createdAt = '', id = ''] = decodeCursor(cursor, 2);
  return { createdAt: parseCursorTime(createdAt), id };
}

const presentCommissionRequestRow = (
  commission: CommissionRequestEntity,
  collector: CollectorAccount | null,
) => ({
  id: commission.id,
  createdAt: commission.createdAt.toISOString(),
  status: commission.status,
  projectType: commission.projectType,
  budgetRange: commission.budgetRange,
  quote: commission.quoteCents === null ? null : toDollars(commission.quoteCents),
  collector: collector && presentCollector(collector),
});

const presentCollector = ({
  id,
  firstName,
  lastName,
  email,
}: CollectorAccount): CommissionRequestCollector => ({
  id,
  firstName,
  lastName,
  email,
});

const csvValues = (row: CommissionRequestRow): CsvValue[] => [
  row.projectType,
  row.status,
  row.collector && `${row.collector.firstName} ${row.collector.lastName}`.trim(),
  row.collector && row.collector.email,
  row.budgetRange,
  row.quote,
  row.createdAt,
];

/** What a collector sees of a commission request, without who changed it. */
export const presentCommissionRequest = ({
  commission,
  events,
}: CommissionRequestWithEvents): CommissionRequestRecord => ({
  id: commission.id,
  createdAt: commission.createdAt.toISOString(),
  status: commission.status,
  projectType: commission.projectType,
  budgetRange: commission.budgetRange,
  description: commission.description,
  wantsStudioVisit: commission.wantsStudioVisit,
  events: events.map(({ status, createdAt, note }) => ({ status, at: createdAt.toISOString(), note })),
});
