import type { PrintInquiry, CollectorInquiry, ContactRequest } from '@gallery/contracts';
import { apiMutation } from '../http/api-options';
import { accepted, client } from '../http/client';

export const sendContactMessage = () =>
  apiMutation((request: ContactRequest) => accepted(client.POST('/api/contact', { body: request })));

/** Sends an inquiry as the signed-in collector. */
export const sendCollectorInquiry = () =>
  apiMutation((inquiry: CollectorInquiry) => client.POST('/api/collector/inquiry', { body: inquiry }));

/** Asks to lend or to sell a print that the collector owns. Fails with `certificate_not_found`. */
export const sendPrintInquiry = () =>
  apiMutation((body: PrintInquiry) => accepted(client.POST('/api/collector/print-inquiries', { body })));
