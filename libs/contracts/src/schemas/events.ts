/** Live events, their photos and guests. */
import type { components } from '../openapi';

type Schemas = components['schemas'];

export type EventRecord = Schemas['EventRecord'];
export type EventPhoto = Schemas['EventPhoto'];
export type EventPhotoEditionOption = Schemas['EventPhotoEditionOption'];
export type EventPhotoEditions = Schemas['EventPhotoEditions'];
export type StartedEdition = Schemas['StartedEdition'];
export type CreateEventPhotoOrder = Schemas['CreateEventPhotoOrder'];
/** The file of an event photo in its paid order; its link expires. */
export type DigitalFile = Schemas['DigitalFile'];
export type GateAdmissionInput = Schemas['GateAdmissionInput'];
export type FeedAdmissionInput = Schemas['FeedAdmissionInput'];
export type GuestPass = Schemas['GuestPass'];
/** A photo as the older reader of the feed takes it. */
export type LiveUpload = Schemas['LiveUpload'];
export type CreateEventReminder = Schemas['CreateEventReminder'];
export type StudioEvent = Schemas['StudioEvent'];
export type AdminEventPhoto = Schemas['AdminEventPhoto'];
/** Fields that are absent stay as they are. */
export type UpdateEventPhoto = Schemas['UpdateEventPhoto'];
export type PhotoUploadReceipt = Schemas['PhotoUploadReceipt'];
