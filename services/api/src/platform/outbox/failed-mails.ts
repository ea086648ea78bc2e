import { Injectable } from '@nestjs/common';
import { OutboxStore } from './outbox.store';

/** A mail that could not be delivered, however often it was tried. */
export interface FailedMail {
  id: string;
  to: string;
  subject: string;
  createdAt: Date;
  lastError: string | null;
}

/** Mails that nobody will try again by themselves. */
@Injectable()
export class FailedMails {
  constructor(private readonly store: OutboxStore) {}

  /** How many there are, and the latest of them. */
  async find(limit: number): Promise<{ count: number; first: FailedMail[] }> {
    const { count, first } = await this.store.dead('mails', limit);
    return {
      count,
      first: first.map(({ id, payload, createdAt, lastError }) => ({
        id,
        to: textIn(payload, 'to'),
        subject: textIn(payload, 'subject'),
        createdAt,
        lastError,
      })),
    };
  }
}

function textIn(payload: object, name: string): string {
  const value: unknown = Object.entries(payload).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
}
