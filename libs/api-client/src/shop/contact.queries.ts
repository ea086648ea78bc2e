import type { CollectorInquiry, ContactRequest } from '@gallery/contracts';
import { mutationOptions } from '@tanstack/react-query';
import { bodyOf, client } from '../http/client';

/** Writes to the gallery; yields whether that worked and what to show. */
export const sendContactMessage = () =>
  mutationOptions({
    mutationKey: ['contact'],
    mutationFn: (request: ContactRequest) => bodyOf(client.POST('/api/contact', { body: request })),
  });

/** Asks the gallery as a collector; in the inbox they are one of their own. */
export const sendCollectorInquiry = () =>
  mutationOptions({
    mutationKey: ['collector-inquiry'],
    mutationFn: (inquiry: CollectorInquiry) =>
      bodyOf(client.POST('/api/collector/inquiry', { body: inquiry })),
  });
