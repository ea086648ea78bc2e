import type { CollectorInquiry, ContactRequest } from '@gallery/contracts';
import { apiMutation } from '../http/api-options';
import { accepted, client } from '../http/client';

export const sendContactMessage = () =>
  apiMutation((request: ContactRequest) => accepted(client.POST('/api/contact', { body: request })));

/** Sends an inquiry as the signed-in collector. */
export const sendCollectorInquiry = () =>
  apiMutation((inquiry: CollectorInquiry) => client.POST('/api/collector/inquiry', { body: inquiry }));
