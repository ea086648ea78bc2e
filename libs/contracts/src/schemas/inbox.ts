/** The shapes of the console's inbox, by the names of their DTOs. */
import type { components } from '../openapi';

type Schemas = components['schemas'];

/** Messages as the gallery lists them: `GET /api/admin/inbox`. */
export type MessageList = Schemas['MessageList'];
/** A message in that list. */
export type MessageRow = Schemas['MessageRow'];
/** A message, whole, with all that was done about it. */
export type MessageRecord = Schemas['MessageRecord'];
/** Something that was done about a message. */
export type MessageHistoryEntry = Schemas['MessageHistoryEntry'];
/** Answers that the gallery owes. */
export type MessageCounts = Schemas['MessageCounts'];
/** Body of `POST /api/admin/inbox/{id}/answers`. */
export type CreateMessageReply = Schemas['CreateMessageReply'];
/** Body of `POST /api/admin/inbox/{id}/orders`. */
export type CreateMessageOrder = Schemas['CreateMessageOrder'];
/** Somebody of the gallery, as messages are given to them. */
export type StaffMember = Schemas['StaffMember'];
