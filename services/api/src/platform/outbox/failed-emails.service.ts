import { Injectable } from '@nestjs/common';
import { OutboxStore } from './outbox.store';

/** A mail that could not be delivered, however often it was tried. */
export interface FailedEmail {
  id: string;
  to: string;
  subject: string;
  createdAt: Date;
  lastError: string | null;
}

/** Mails that nobody will try again by themselves. */
@Injectable()
export class FailedEmailsService {
  constructor(private readonly outboxStore: OutboxStore) {}

  /** How many there are, and the latest of them. */
  async find(limit: number): Promise<{ count: number; first: FailedEmail[] }> {
    const { count, first } = await this.outboxStore.findDead('mails', limit);
    return {
      count,
      first: first.map(({ id, payload, createdAt, lastError }) => ({
        id,
        to: payloadText(payload, 'to'),
        subject: payloadText(payload, 'subject'),
        createdAt,
        lastError,
      })),
    };
  }
}

function payloadText(payload: object, name: string): string {
  const value: unknown = Object.entries(payload).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
}
