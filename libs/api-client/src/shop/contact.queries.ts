import type { CollectorInquiry, ContactRequest } from '@gallery/contracts';
import { apiMutation } from '../http/api-options';
import { client } from '../http/client';

/** Writes to the gallery; yields whether that worked and what to show. */
export const sendContactMessage = () =>
  apiMutation((request: ContactRequest) => client.POST('/api/contact', { body: request }));

/** Asks the gallery as a collector; in the inbox they are one of their own. */
export const sendCollectorInquiry = () =>
  apiMutation((inquiry: CollectorInquiry) => client.POST('/api/collector/inquiry', { body: inquiry }));
