/** Messages to the gallery: forms, inbox, newsletter and sent emails. */
import type { components } from '../openapi';

type Schemas = components['schemas'];

export type ContactRequest = Schemas['ContactRequest'];
export type CollectorInquiry = Schemas['CollectorInquiry'];
export type NewsletterSubscriptionRequest = Schemas['NewsletterSubscriptionRequest'];
export type NewsletterResponse = Schemas['NewsletterResponse'];
export type MessageList = Schemas['MessageList'];
export type MessageRow = Schemas['MessageRow'];
export type MessageRecord = Schemas['MessageRecord'];
export type MessageHistoryEntry = Schemas['MessageHistoryEntry'];
export type CreateMessageReply = Schemas['CreateMessageReply'];
export type CreateMessageOrder = Schemas['CreateMessageOrder'];
export type StaffMember = Schemas['StaffMember'];
export type EmailRow = Schemas['EmailRow'];
