import { Injectable } from '@nestjs/common';
import type { SignedInStaff } from '../identity';
import { MediaService } from '../media';
import { AppError } from '../platform';
import { KeepSection } from '../settings';
import { SECTION_NAMES, type SectionName } from './content/sections';
import type { SiteTextsChange, SiteTextsRecord, SiteTextsVersions } from './dto/site-texts.dto';
import { Site } from './site.service';

/** Where the versions of a section are counted and kept. */
const versionsOf = (section: SectionName): string => `site.${section}`;

/** The owner reads and writes the site's own texts. */
@Injectable()
export class KeepSite {
  constructor(
    private readonly site: Site,
    private readonly media: MediaService,
    private readonly keeping: KeepSection,
  ) {}

  /** What visitors read, as it is kept. */
  async read(): Promise<SiteTextsRecord> {
    const contents = await this.site.kept();
    const standings = await this.keeping.standings(SECTION_NAMES.map(versionsOf));
    return {
      sections: SECTION_NAMES.map((section) => ({
        section,
        version: 0,
        changedAt: null,
        changedBy: null,
        ...standings.get(versionsOf(section)),
        content: contents[section],
      })),
      pictures: await this.media.pictures(pictureIds(contents)),
    };
  }

  /**
   * Writes a section. Visitors of every instance read it within seconds.
   * @throws AppError `validation_failed` by field, `changed_meanwhile` with all sections in `details.record`
   */
  async change(
    section: SectionName,
    { version, content }: SiteTextsChange,
    staff: SignedInStaff,
  ): Promise<SiteTextsRecord> {
    this.site.refuseFaulty(section, content);
    const installed = (await this.site.kept())[section];
    const isKept = await this.keeping.set(versionsOf(section), { version, content }, staff, {
      installed,
      work: () => this.site.saveSection(section, content),
    });
    const record = await this.read();
    if (!isKept) throw new AppError('changed_meanwhile', { details: { record } });
    return record;
  }

  /** What a section was from one change to the next, latest first. What the program cannot show any more is left out. */
  async versions(section: SectionName): Promise<SiteTextsVersions> {
    const kept = await this.keeping.versions(versionsOf(section));
    const versions = kept.flatMap(({ content, ...standing }) => {
      const readable = content && this.site.readableAs(section, content);
      return readable ? [{ ...standing, content: readable }] : [];
    });
    return {
      versions,
      pictures: await this.media.pictures(versions.flatMap(({ content }) => pictureIds(content))),
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
