/** The shapes of what the gallery keeps of collectors, as the console reads and writes them, by the names of their DTOs. */
import type { components } from './openapi';

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
export type ChangedCollectorNote = Schemas['ChangedCollectorNote'];
/** Commissions as the gallery lists them: `GET /api/admin/commissions`. */
export type CommissionList = Schemas['CommissionList'];
/** A commission in that list. */
export type CommissionRow = Schemas['CommissionRow'];
/** A commission as the gallery's people see it. */
export type CommissionDetail = Schemas['CommissionDetail'];
/** Body of `POST /api/admin/commissions`. */
export type NewCommission = Schemas['NewCommission'];
/** Body of `PUT /api/admin/commissions/{id}`. */
export type ChangedCommission = Schemas['ChangedCommission'];
/** Body of `POST /api/admin/commissions/{id}/status`. */
export type CommissionMove = Schemas['CommissionMove'];
/** Private previews as the gallery lists them: `GET /api/admin/private-previews`. */
export type PreviewList = Schemas['PreviewList'];
/** A private preview in that list. */
export type PreviewRow = Schemas['PreviewRow'];
/** A private preview as the gallery sees it. */
export type PrivatePreviewRecord = Schemas['PrivatePreviewRecord'];
/** A collector whom a preview or a note concerns. */
export type PreviewCollector = Schemas['PreviewCollector'];
/** Body of `POST /api/admin/private-previews`. */
export type NewPrivatePreview = Schemas['NewPrivatePreview'];
/** Body of `PUT /api/admin/private-previews/{id}`. */
export type ChangedPrivatePreview = Schemas['ChangedPrivatePreview'];
/** Artist notes as the gallery lists them: `GET /api/admin/artist-notes`. */
export type ArtistNoteList = Schemas['ArtistNoteList'];
/** An artist note as the gallery sees it. */
export type ArtistNoteRecord = Schemas['ArtistNoteRecord'];
/** Body of `POST /api/admin/artist-notes`. */
export type NewArtistNote = Schemas['NewArtistNote'];
/** Body of `PUT /api/admin/artist-notes/{id}`. */
export type ChangedArtistNote = Schemas['ChangedArtistNote'];
