import type { ContactSubject } from '@gallery/domain';

/** What a shopper may ask of a service. */
export const SERVICE_REQUESTS = ['quote', 'booking'] as const;

export type ServiceRequest = (typeof SERVICE_REQUESTS)[number];

const SUBJECT: ContactSubject = 'Commission Inquiry';

/** The contact form for commissioned work, with the service in its message. */
export function commissionFormPath(asked?: { service: string; request: ServiceRequest }): string {
  return `/contact?${new URLSearchParams({ subject: SUBJECT, ...asked }).toString()}#contact-form`;
}
