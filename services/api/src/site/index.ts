/** The gallery's own texts, pictures and films, which its owner may change. */
export { SiteModule } from './site.module';
export { Site } from './site.service';
export { SiteContent } from './dto/site-content.dto';
export { SECTION_NAMES, type SectionName, type SiteSections } from './content/sections';
