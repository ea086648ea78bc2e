/** The gallery's own texts, pictures and films, which its owner may change. */
export { SiteModule } from './site.module';
export { Site } from './site.service';
export type { SectionName, SiteSections } from './content/sections';
