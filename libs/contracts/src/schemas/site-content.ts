/** The gallery as its pages show it, and the editable site content. */
import type { components } from '../openapi';

type Schemas = components['schemas'];

export type GallerySettings = Schemas['GallerySettings'];
export type SiteContent = Schemas['SiteContent'];
export type Film = Schemas['Film'];
export type Feature = Schemas['Feature'];
export type SiteContentSections = Schemas['SiteContentSections'];
export type UpdateSiteSection = Schemas['UpdateSiteSection'];
export type SiteVideo = Schemas['SiteVideo'];
export type SiteSvg = Schemas['SiteSvg'];
