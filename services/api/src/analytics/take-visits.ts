import { isConsolePage } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { Clock, networkOf, Settings } from '../platform';
import { FindPlace } from './find-place';
import { FloodGate } from './flood-gate';
import { RecordVisits } from './record-visits';
import type { VisitRecord } from './visit-record';

/** Longer ones are not what browsers send. */
const LONGEST_USER_AGENT = 512;

/** Takes records in, as far as their sender is one who is counted; asks nobody and waits for nothing. */
@Injectable()
export class TakeVisits {
  private readonly gate: FloodGate;

  constructor(
    private readonly recording: RecordVisits,
    private readonly places: FindPlace,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {
    const { rateLimit, visits } = settings;
    this.gate = new FloodGate(visits.recordsPerWindow, rateLimit.windowSeconds * 1_000);
  }

  take(records: readonly VisitRecord[], { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): void {
    const counted = records.filter((record) => record.kind === 'event' || !isConsolePage(record.page));
    const userAgent = headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? '';
    if (counted.length === 0 || !this.settings.tracking.isOn || !isCounted(headers, userAgent)) return;
    const at = this.clock.now();
    const network = networkOf(ip);
    const admitted = this.gate.admit(network, counted.length, at.getTime());
    this.recording.lose('flood', counted.length - admitted);
    if (admitted === 0) return;
    const place = this.places.of(ip, headers);
    for (const record of counted.slice(0, admitted))
      this.recording.add({ at, record, network, userAgent, place });
  }
}

/**
 * Global Privacy Control is respected, other sites cannot have their visitors counted as ours, and what names no browser is a
 * program, as are those that say so.
 */
const isCounted = (headers: FastifyRequest['headers'], userAgent: string): boolean =>
  headers['sec-gpc'] !== '1' &&
  headers['sec-fetch-site'] !== 'cross-site' &&
  userAgent !== '' &&
  !isbot(userAgent);
