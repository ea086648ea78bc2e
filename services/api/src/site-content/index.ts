/** The texts, pictures and videos of the public pages, which the owner can change. */
export { SiteContentModule } from './site-content.module';
export { SiteContentService } from './site-content.service';
export { SiteContent } from './dto/site-content.dto';
export { SITE_SECTION_NAMES, type SiteSectionName, type SiteSections } from './sections/site-sections';
