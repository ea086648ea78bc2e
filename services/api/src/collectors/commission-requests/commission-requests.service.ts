import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { CollectorsService, type CollectorAccount } from '../../identity';
import { CommissionInquiriesService, type CommissionInquiry } from '../../inbox';
import { nameOf } from '../../orders';
import { AppError, Clock, Database } from '../../platform';
import {
  CommissionRequestHistoryService,
  type CommissionRequestStatusChange,
} from './commission-request-history.service';
import type { CommissionRequestEntity } from './commission-request.entity';
import { CommissionRequestsStore, type CommissionRequestWithEvents } from './commission-requests.store';
import type { CreateCommissionRequest } from './dto/commission-request.dto';

/** The gallery writes a commission down, of an inquiry or of what was spoken. */
@Injectable()
export class CommissionRequestsService {
  constructor(
    private readonly affiliateCommissionsStore: CommissionRequestsStore,
    private readonly commissionRequestHistoryService: CommissionRequestHistoryService,
    private readonly collectorsService: CollectorsService,
    private readonly commissionInquiriesService: CommissionInquiriesService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens a commission as pending and tells its collector. An inquiry that has become one already leads to that one.
   * @throws AppError `validation_failed` with what is wrong by field
   */
  async create(
    body: CreateCommissionRequest,
    actor: CommissionRequestStatusChange['actor'],
  ): Promise<CommissionRequestWithEvents & { isNew: boolean }> {
    return this.database.transaction(async () => {
      const inquiry = body.inquiryId === undefined ? null : await this.lockInquiry(body.inquiryId);
      const known = inquiry && (await this.affiliateCommissionsStore.findByInquiry(inquiry.id));
      if (known) return { ...(await this.affiliateCommissionsStore.withEvents(known)), isNew: false };
      const commission = this.build(body, await this.resolveCollector(body, inquiry), inquiry);
      await this.affiliateCommissionsStore.insert(commission);
      if (inquiry)
        await this.commissionInquiriesService.markAsCommissioned(inquiry.id, commission.id, nameOf(actor));
      const event = await this.commissionRequestHistoryService.recordStatus(commission, {
        actor,
        note: null,
      });
      return { commission, events: [event], isNew: true };
    });
  }

  private build(
    { projectType, budgetRange, description, wantsStudioVisit }: CreateCommissionRequest,
    collector: CollectorAccount,
    inquiry: CommissionInquiry | null,
  ): CommissionRequestEntity {
    const words = description ?? inquiry?.message;
    if (words === undefined) throw fieldError('description', 'Please enter a description.');
    const now = this.clock.now();
    return {
      id: uuid(),
      collectorId: collector.id,
      inquiryId: inquiry?.id ?? null,
      status: 'pending',
      projectType,
      budgetRange,
      description: words,
      wantsStudioVisit,
      quoteCents: null,
      staffNote: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
  }

  private async lockInquiry(id: string): Promise<CommissionInquiry> {
    const inquiry = await this.commissionInquiriesService.lock(id);
    if (inquiry) return inquiry;
    throw fieldError('inquiryId', 'This is no inquiry about a commission.');
  }

  /** Whoever is named must be the one who asked, if somebody asked. */
  private async resolveCollector(
    { collectorId, email }: CreateCommissionRequest,
    inquiry: CommissionInquiry | null,
  ): Promise<CollectorAccount> {
    const named = email === undefined ? null : await this.collectorsService.findByConfirmedEmail(email);
    if (email !== undefined && !named) throw fieldError('email', 'No collector has confirmed this address.');
    const ids = [collectorId, named?.id, inquiry?.collectorId].filter((id) => typeof id === 'string');
    const [id] = ids;
    if (id === undefined) throw fieldError('collectorId', 'Please name the collector by id or e-mail.');
    if (ids.some((other) => other !== id)) {
      throw fieldError(
        'collectorId',
        'The collector, the e-mail and the inquiry are not of the same person.',
      );
    }
    const collector = named ?? (await this.collectorsService.find(id));
    if (!collector) throw fieldError('collectorId', 'This collector could not be found.');
    return collector;
  }
}

const fieldError = (field: string, sentence: string): AppError =>
  new AppError('validation_failed', { fields: { [field]: sentence } });
