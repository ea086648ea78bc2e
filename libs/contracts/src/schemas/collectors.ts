/** The shapes of what the gallery keeps of collectors, as the console reads and writes them, by the names of their DTOs. */
import type { components } from '../openapi';

type Schemas = components['schemas'];

/** Collectors as the gallery lists them: `GET /api/admin/collectors`. */
export type CollectorList = Schemas['CollectorList'];
/** A collector in that list. */
export type CollectorRow = Schemas['CollectorRow'];
/** A collector with all that the gallery has to do with them. */
export type CollectorDetail = Schemas['CollectorDetail'];
/** A note of the gallery's people about a collector. */
export type CollectorNoteView = Schemas['CollectorNoteView'];
/** Body of `PUT /api/admin/collectors/{id}/notes/{noteId}`. */
export type UpdateCollectorNote = Schemas['UpdateCollectorNote'];
/** Commissions as the gallery lists them: `GET /api/admin/commissions`. */
export type CommissionRequestList = Schemas['CommissionRequestList'];
/** A commission in that list. */
export type CommissionRequestRow = Schemas['CommissionRequestRow'];
/** A commission as the gallery's people see it. */
export type CommissionRequestDetail = Schemas['CommissionRequestDetail'];
/** Body of `POST /api/admin/commissions`. */
export type CreateCommissionRequest = Schemas['CreateCommissionRequest'];
/** Body of `PUT /api/admin/commissions/{id}`. */
export type UpdateCommissionRequest = Schemas['UpdateCommissionRequest'];
/** Body of `POST /api/admin/commissions/{id}/status`. */
export type UpdateCommissionRequestStatus = Schemas['UpdateCommissionRequestStatus'];
/** Private previews as the gallery lists them: `GET /api/admin/private-previews`. */
export type PrivatePreviewList = Schemas['PrivatePreviewList'];
/** A private preview in that list. */
export type PrivatePreviewRow = Schemas['PrivatePreviewRow'];
/** A private preview as the gallery sees it. */
export type PrivatePreviewRecord = Schemas['PrivatePreviewRecord'];
/** A collector whom a preview or a note concerns. */
export type PreviewCollector = Schemas['PreviewCollector'];
/** Body of `POST /api/admin/private-previews`. */
export type CreatePrivatePreview = Schemas['CreatePrivatePreview'];
/** Body of `PUT /api/admin/private-previews/{id}`. */
export type UpdatePrivatePreview = Schemas['UpdatePrivatePreview'];
/** Artist notes as the gallery lists them: `GET /api/admin/artist-notes`. */
export type ArtistNoteList = Schemas['ArtistNoteList'];
/** An artist note as the gallery sees it. */
export type ArtistNoteRecord = Schemas['ArtistNoteRecord'];
/** Body of `POST /api/admin/artist-notes`. */
export type CreateArtistNote = Schemas['CreateArtistNote'];
/** Body of `PUT /api/admin/artist-notes/{id}`. */
export type UpdateArtistNote = Schemas['UpdateArtistNote'];
