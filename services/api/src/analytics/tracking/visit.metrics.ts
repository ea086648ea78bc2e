import { Injectable } from '@nestjs/common';
import type { Counter } from 'prom-client';
import { Metrics } from '../../platform';
import type { LossReason } from './visit-queue';

/** Visits that were not counted, so that a quiet day is not taken for one without visitors. */
@Injectable()
export class VisitMetrics {
  private readonly dropped: Counter<string>;

  constructor(metrics: Metrics) {
    this.dropped = metrics.counter({
      name: 'visits_dropped_total',
      help: 'Records of visits that are not counted: too many from one address, too many waiting, no database.',
      labels: ['reason'],
    });
  }

  countLost(reason: LossReason, records: number): void {
    this.dropped.inc({ reason }, records);
  }
}
