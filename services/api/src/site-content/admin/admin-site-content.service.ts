import { Injectable } from '@nestjs/common';
import type { SignedInStaff } from '../../identity';
import { MediaService } from '../../media';
import { AppError } from '../../platform';
import { SettingSectionsService } from '../../settings';
import { SITE_SECTION_NAMES, type SiteSectionName } from '../sections/site-sections';
import type {
  UpdateSiteSection,
  SiteContentSections,
  SiteSectionVersions,
} from './dto/admin-site-content.dto';
import { SiteContentService } from '../site-content.service';

/** Where the versions of a section are counted and kept. */
const settingsSectionName = (section: SiteSectionName): string => `site.${section}`;

/** The owner reads and writes the site's own texts. */
@Injectable()
export class AdminSiteContentService {
  constructor(
    private readonly siteContentService: SiteContentService,
    private readonly mediaService: MediaService,
    private readonly settingSectionsService: SettingSectionsService,
  ) {}

  /** What visitors read, as it is kept. */
  async list(): Promise<SiteContentSections> {
    const contents = await this.siteContentService.getSections();
    const standings = await this.settingSectionsService.getRevisions(
      SITE_SECTION_NAMES.map(settingsSectionName),
    );
    return {
      sections: SITE_SECTION_NAMES.map((section) => ({
        section,
        version: 0,
        changedAt: null,
        changedBy: null,
        ...standings.get(settingsSectionName(section)),
        content: contents[section],
      })),
      pictures: await this.mediaService.findPictures(pictureIds(contents)),
    };
  }

  /**
   * Writes a section. Visitors of every instance read it within seconds.
   * @throws AppError `validation_failed` by field, `changed_meanwhile` with all sections in `details.record`
   */
  async updateSection(
    section: SiteSectionName,
    { version, content }: UpdateSiteSection,
    staff: SignedInStaff,
  ): Promise<SiteContentSections> {
    this.siteContentService.validateSection(section, content);
    const installed = (await this.siteContentService.getSections())[section];
    const isKept = await this.settingSectionsService.save(
      settingsSectionName(section),
      { version, content },
      staff,
      {
        installed,
        work: () => this.siteContentService.saveSection(section, content),
      },
    );
    const record = await this.list();
    if (!isKept) throw new AppError('changed_meanwhile', { details: { record } });
    return record;
  }

  /** What a section was from one change to the next, latest first. What the program cannot show any more is left out. */
  async listVersions(section: SiteSectionName): Promise<SiteSectionVersions> {
    const kept = await this.settingSectionsService.listVersions(settingsSectionName(section));
    const versions = kept.flatMap(({ content, ...standing }) => {
      const readable = content && this.siteContentService.readVersion(section, content);
      return readable ? [{ ...standing, content: readable }] : [];
    });
    return {
      versions,
      pictures: await this.mediaService.findPictures(versions.flatMap(({ content }) => pictureIds(content))),
    };
  }
}

/** Every id of a picture in the contents, however deep. */
function pictureIds(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) =>
    name === 'mediaId' && typeof value === 'string' ? [value] : pictureIds(value),
  );
}
