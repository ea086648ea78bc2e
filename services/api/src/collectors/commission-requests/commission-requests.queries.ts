import { allowedCommissionRequestTransitions, toDollars } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { CollectorsService, type CollectorAccount } from '../../identity';
import {
  AppError,
  type AttentionPart,
  decodeTimeCursor,
  listCsv,
  listPage,
  Settings,
  type CsvColumns,
  type KeysetList,
} from '../../platform';
import { CommissionDepositsService } from './commission-deposits.service';
import {
  type CommissionRequestEntity,
  CommissionRequestsStore,
  type CommissionRequestWithEvents,
} from './commission-requests.store';
import type {
  CommissionDeposit,
  CommissionRequestCollector,
  CommissionRequestDetail,
  CommissionRequestList,
  CommissionRequestListQuery,
  CommissionRequestRecord,
  CommissionRequestRow,
} from './dto/commission-request.dto';

const COLUMNS: CsvColumns<CommissionRequestRow> = [
  ['Project', (row) => row.projectType],
  ['Status', (row) => row.status],
  ['Collector', (row) => row.collector && `${row.collector.firstName} ${row.collector.lastName}`.trim()],
  ['Email', (row) => row.collector && row.collector.email],
  ['Budget', (row) => row.budgetRange],
  ['Quote ($)', (row) => row.quote, 'money'],
  ['Opened', (row) => row.createdAt, 'time'],
];

/** Commission requests, for staff. */
@Injectable()
export class CommissionRequestQueries {
  constructor(
    private readonly commissionRequestsStore: CommissionRequestsStore,
    private readonly collectorsService: CollectorsService,
    private readonly commissionDepositsService: CommissionDepositsService,
    private readonly settings: Settings,
  ) {}

  /** Newest first. Three queries per page. @throws AppError `validation_failed` for an invalid cursor */
  page(query: CommissionRequestListQuery): Promise<CommissionRequestList> {
    return listPage(this.keysetList(query), query, (commissions) => this.rows(commissions));
  }

  /** Everything that matches, newest first. */
  csv(query: CommissionRequestListQuery): AsyncGenerator<string> {
    return listCsv(
      COLUMNS,
      this.keysetList(query),
      (commissions) => this.rows(commissions),
      this.settings.brand.timeZone,
    );
  }

  /** Requests that wait for an answer from the gallery. */
  attention(): AttentionPart {
    return this.commissionRequestsStore.attention();
  }

  /** One of them with its whole history. @throws AppError `commission_not_found` */
  async find(id: string): Promise<CommissionRequestDetail> {
    const commission = isUUID(id) ? await this.commissionRequestsStore.find(id) : null;
    if (!commission) throw new AppError('commission_not_found');
    const { events } = await this.commissionRequestsStore.withEvents(commission);
    const { collectorId, status } = commission;
    const [deposit = null] = await this.commissionDepositsService.findFor([commission], {
      forCollector: false,
    });
    return {
      ...presentCommissionRequestRow(
        commission,
        collectorId === null ? null : await this.collectorsService.find(collectorId),
      ),
      version: commission.version,
      description: commission.description,
      wantsStudioVisit: commission.wantsStudioVisit,
      staffNote: commission.staffNote,
      deposit,
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

  private keysetList(filter: CommissionRequestListQuery): KeysetList<CommissionRequestEntity> {
    return {
      read: (cursor, limit) => this.commissionRequestsStore.page(filter, decodeTimeCursor(cursor), limit),
      count: () => this.commissionRequestsStore.count(filter),
      cursorOf: ({ createdAt, id }) => [createdAt, id],
    };
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

/** What a collector sees of a commission request, without who changed it. */
export const presentCommissionRequest = (
  { commission, events }: CommissionRequestWithEvents,
  deposit: CommissionDeposit | null = null,
): CommissionRequestRecord => ({
  id: commission.id,
  createdAt: commission.createdAt.toISOString(),
  status: commission.status,
  projectType: commission.projectType,
  budgetRange: commission.budgetRange,
  description: commission.description,
  wantsStudioVisit: commission.wantsStudioVisit,
  deposit,
  events: events.map(({ status, createdAt, note }) => ({ status, at: createdAt.toISOString(), note })),
});
