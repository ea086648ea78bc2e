import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SignedInStaff } from '../../identity';
import { MediaService, MediaFilesService } from '../../media';
import { AppError, readForm } from '../../platform';
import { SettingSectionsService } from '../../settings';
import { SITE_SECTION_NAMES, type SiteSectionName } from '../sections/site-sections';
import type {
  UpdateSiteSection,
  SiteContentSections,
  SiteSectionVersions,
  SiteSvg,
  SiteVideo,
} from '../dto/site-content.dto';
import { SiteContentService } from '../site-content.service';

/** The largest video; visitors load it before they have chosen anything. */
const MAX_VIDEO_BYTES = 40 * 1024 * 1024;
const MAX_SVG_BYTES = 512 * 1024;

/** The settings section that holds its versions. */
const settingsSectionName = (section: SiteSectionName): string => `site.${section}`;

/** The owner reads and changes the site content. */
@Injectable()
export class AdminSiteContentService {
  constructor(
    private readonly siteContentService: SiteContentService,
    private readonly mediaService: MediaService,
    private readonly settingSectionsService: SettingSectionsService,
  ) {}

  /** Every section as stored, and its revision. */
  async list(): Promise<SiteContentSections> {
    const contents = await this.siteContentService.getSections();
    const revisions = await this.settingSectionsService.getRevisions(
      SITE_SECTION_NAMES.map(settingsSectionName),
    );
    return {
      sections: SITE_SECTION_NAMES.map((section) => ({
        section,
        version: 0,
        changedAt: null,
        changedBy: null,
        ...revisions.get(settingsSectionName(section)),
        content: contents[section],
      })),
      pictures: await this.mediaService.findPictures(pictureIds(contents)),
    };
  }

  /**
   * Every instance shows the change within seconds.
   * @throws AppError `validation_failed` by field, `changed_meanwhile` with all sections in `details.record`
   */
  async updateSection(
    section: SiteSectionName,
    { version, content }: UpdateSiteSection,
    staff: SignedInStaff,
  ): Promise<SiteContentSections> {
    this.siteContentService.validateSection(section, content);
    const installed = (await this.siteContentService.getSections())[section];
    const isSaved = await this.settingSectionsService.save(
      settingsSectionName(section),
      { version, content },
      staff,
      {
        installed,
        work: () => this.siteContentService.saveSection(section, content),
      },
    );
    const record = await this.list();
    if (!isSaved) throw new AppError('changed_meanwhile', { details: { record } });
    return record;
  }

  /** Latest first. Versions that the current code cannot read are left out. */
  async listVersions(section: SiteSectionName): Promise<SiteSectionVersions> {
    const stored = await this.settingSectionsService.listVersions(settingsSectionName(section));
    const versions = stored.flatMap(({ content, ...revision }) => {
      const readable = content && this.siteContentService.readVersion(section, content);
      return readable ? [{ ...revision, content: readable }] : [];
    });
    return {
      versions,
      pictures: await this.mediaService.findPictures(versions.flatMap(({ content }) => pictureIds(content))),
    };
  }
}

/** The ids of all pictures in the content, at any depth. */
function pictureIds(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, value]: [string, unknown]) =>
    name === 'mediaId' && typeof value === 'string' ? [value] : pictureIds(value),
  );
}

/** Stores videos and SVGs for the site content, before the form that refers to them is saved. */
@Injectable()
export class SiteFilesService {
  constructor(private readonly mediaFilesService: MediaFilesService) {}

  /** @throws AppError `validation_failed` at the field `film`, `payload_too_large`, `malformed_body` */
  async importVideo(request: FastifyRequest): Promise<SiteVideo> {
    const bytes = await readFile(request, { field: 'film', fileBytes: MAX_VIDEO_BYTES });
    return withFieldError('film', 'The file is not a WebM or MP4 video.', () =>
      this.mediaFilesService.importVideo(bytes),
    );
  }

  /** @throws AppError `validation_failed` at the field `drawing`, `payload_too_large`, `malformed_body` */
  async importSvg(request: FastifyRequest): Promise<SiteSvg> {
    const bytes = await readFile(request, { field: 'drawing', fileBytes: MAX_SVG_BYTES });
    return withFieldError('drawing', 'The file is not an SVG image.', async () => ({
      src: await this.mediaFilesService.importSvg(bytes),
    }));
  }
}

async function readFile(
  request: FastifyRequest,
  { field, fileBytes }: { field: string; fileBytes: number },
): Promise<Buffer> {
  const { files } = await readForm(request, { files: 1, fileBytes });
  const file = files.get(field);
  if (!file) throw fieldError(field, 'Please choose a file.');
  return file.bytes;
}

async function withFieldError<T>(field: string, message: string, store: () => Promise<T>): Promise<T> {
  try {
    return await store();
  } catch (error) {
    if (error instanceof AppError && error.code === 'unsupported_media_type')
      throw fieldError(field, message);
    throw error;
  }
}

const fieldError = (field: string, message: string): AppError =>
  new AppError('validation_failed', { message, fields: { [field]: message } });
