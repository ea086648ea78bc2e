/** Artworks in the admin, and their import from a file. */
import type { components } from '../openapi';

type Schemas = components['schemas'];

/** The fields of the artwork form; those of `ArtworkFormParts` are JSON. */
export type ArtworkFormFields = Schemas['UpdateArtworkForm'];
export type ArtworkFormParts = Schemas['ArtworkFormParts'];
export type PrintSizePart = Schemas['PrintSizePart'];
export type InventoryRecord = Schemas['InventoryRecord'];
export type InventoryRow = Schemas['InventoryRow'];
export type InventoryEdition = Schemas['InventoryEdition'];
export type InventoryPage = Schemas['InventoryPage'];
export type ImportDryRun = Schemas['ImportDryRun'];
export type ImportRow = Schemas['ImportRow'];
export type ImportProgress = Schemas['ImportProgress'];
export type RejectedImportRow = Schemas['RejectedImportRow'];
