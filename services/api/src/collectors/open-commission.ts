import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { Collectors, type KnownCollector } from '../identity';
import { InquiryBook, type KnownInquiry } from '../inbox';
import { nameOf } from '../orders';
import { AppError, Clock, Database } from '../platform';
import { CommissionHistory, type CommissionDeed } from './commission-history';
import type { Commission } from './commission.entity';
import { CommissionStore, type CommissionWithEvents } from './commission.store';
import type { NewCommission } from './dto/commission.dto';

/** The gallery writes a commission down, of an inquiry or of what was spoken. */
@Injectable()
export class OpenCommission {
  constructor(
    private readonly store: CommissionStore,
    private readonly history: CommissionHistory,
    private readonly collectors: Collectors,
    private readonly inquiries: InquiryBook,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens a commission as pending and tells its collector. An inquiry that has become one already leads to that one.
   * @throws AppError `validation_failed` with what is wrong by field
   */
  async open(
    body: NewCommission,
    actor: CommissionDeed['actor'],
  ): Promise<CommissionWithEvents & { isNew: boolean }> {
    return this.database.transaction(async () => {
      const inquiry = body.inquiryId === undefined ? null : await this.inquiryOf(body.inquiryId);
      const known = inquiry && (await this.store.ofInquiry(inquiry.id));
      if (known) return { ...(await this.store.oneWithEvents(known)), isNew: false };
      const commission = this.draft(body, await this.collectorOf(body, inquiry), inquiry);
      await this.store.add(commission);
      if (inquiry) await this.inquiries.becameCommission(inquiry.id, commission.id, nameOf(actor));
      const event = await this.history.note(commission, { actor, note: null });
      return { commission, events: [event], isNew: true };
    });
  }

  private draft(
    { projectType, budgetRange, description, wantsStudioVisit }: NewCommission,
    collector: KnownCollector,
    inquiry: KnownInquiry | null,
  ): Commission {
    const words = description ?? inquiry?.message;
    if (words === undefined) throw fault('description', 'Please enter a description.');
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

  private async inquiryOf(id: string): Promise<KnownInquiry> {
    const inquiry = await this.inquiries.lock(id);
    if (inquiry) return inquiry;
    throw fault('inquiryId', 'This is no inquiry about a commission.');
  }

  /** Whoever is named must be the one who asked, if somebody asked. */
  private async collectorOf(
    { collectorId, email }: NewCommission,
    inquiry: KnownInquiry | null,
  ): Promise<KnownCollector> {
    const named = email === undefined ? null : await this.collectors.ofConfirmedEmail(email);
    if (email !== undefined && !named) throw fault('email', 'No collector has confirmed this address.');
    const ids = [collectorId, named?.id, inquiry?.collectorId].filter((id) => typeof id === 'string');
    const [id] = ids;
    if (id === undefined) throw fault('collectorId', 'Please name the collector by id or e-mail.');
    if (ids.some((other) => other !== id)) {
      throw fault('collectorId', 'The collector, the e-mail and the inquiry are not of the same person.');
    }
    const collector = named ?? (await this.collectors.find(id));
    if (!collector) throw fault('collectorId', 'This collector could not be found.');
    return collector;
  }
}

const fault = (field: string, sentence: string): AppError =>
  new AppError('validation_failed', { fields: { [field]: sentence } });
