import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MediaFilesService, MediaService } from '@gallery/api/media';
import { SITE_SECTION_NAMES, type SiteContentService } from '@gallery/api/site-content';

/** The services that the seed of the site works through. */
interface SiteSeedServices {
  site: SiteContentService;
  media: MediaService;
  files: MediaFilesService;
}

/**
 * Gives the demo its words, pictures and films from site.json. A section that is there is left alone, so the seed can
 * be stopped and run again, and never undoes what the owner has written since.
 * @returns the sections that were new
 */
export async function seedSite(services: SiteSeedServices, folder: string): Promise<string[]> {
  const content: unknown = JSON.parse(await readFile(path.join(folder, 'site.json'), 'utf8'));
  if (!isFields(content)) throw new Error('demo/site.json is no object.');
  const added: string[] = [];
  for (const section of SITE_SECTION_NAMES) {
    if (await services.site.hasSection(section)) continue;
    await services.site.saveSection(section, await withFilesTakenIn(content[section], services, folder));
    added.push(section);
  }
  return added;
}

/**
 * The content with its files in the gallery: `{file, alt}` becomes a stored picture or drawing, each of a film's
 * `sources` a stored film. The section itself decides what the result has to look like.
 */
async function withFilesTakenIn(part: unknown, services: SiteSeedServices, folder: string): Promise<unknown> {
  if (Array.isArray(part)) {
    return Promise.all(part.map((each: unknown) => withFilesTakenIn(each, services, folder)));
  }
  if (!isFields(part)) return part;
  if (typeof part.file === 'string') return takenIn(part.file, part.alt, services, folder);
  const fields = Object.entries(part).map(async ([name, value]) => [
    name,
    name === 'sources'
      ? await filmsTakenIn(value, services, folder)
      : await withFilesTakenIn(value, services, folder),
  ]);
  return Object.fromEntries(await Promise.all(fields));
}

async function takenIn(
  file: string,
  alt: unknown,
  { media, files }: SiteSeedServices,
  folder: string,
): Promise<{ alt: unknown } & ({ src: string } | { mediaId: string })> {
  const bytes = await readFile(path.join(folder, file));
  if (file.endsWith('.svg')) return { src: await files.importSvg(bytes), alt };
  return { mediaId: await media.importImage(bytes, { alt: String(alt) }), alt };
}

async function filmsTakenIn(
  sources: unknown,
  { files }: SiteSeedServices,
  folder: string,
): Promise<unknown[]> {
  if (!Array.isArray(sources)) throw new Error('demo/site.json: the sources of a film are a list of files.');
  return Promise.all(
    sources.map(async (file) => files.importVideo(await readFile(path.join(folder, String(file))))),
  );
}

const isFields = (part: unknown): part is Record<string, unknown> =>
  typeof part === 'object' && part !== null;
