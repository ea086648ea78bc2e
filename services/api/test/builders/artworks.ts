import { CatalogService, type CreatedArtwork, type NewArtwork } from '../../src/catalog';
import type { TestApi } from '../app/start-api';

/** A picture that is described but has no files, for works whose pictures nobody loads. */
export async function describePicture(api: TestApi, digit = '0'): Promise<string> {
  const id = digit.repeat(32);
  await api.database.manager.query(
    `INSERT IGNORE INTO media (id, sha256, mime, bytes, alt, width, height, dominant_color, placeholder, widths, state)
     VALUES (?, ?, 'image/jpeg', 1, 'A picture', 2000, 1333, '#203040', 'data:image/webp;base64,AA==', '[400,800,1200,1600,2000]', 'ready')`,
    [id, id.repeat(2)],
  );
  return id;
}

/** Brings a work into the catalogue: a landscape of Tier 1 with one picture, unless said otherwise. */
export async function createWork(api: TestApi, work: Partial<NewArtwork> = {}): Promise<CreatedArtwork> {
  const mediaId = await describePicture(api);
  return api.get(CatalogService).createArtwork({
    title: 'Night Bloom',
    series: 'FLORALS',
    year: 2024,
    medium: 'Archival pigment print',
    orientation: 'landscape',
    tier: 'Tier 1',
    images: [{ kind: 'artwork', mediaId, alt: 'A bloom' }],
    ...work,
  });
}

/** The id of a work's edition of this size. */
export function editionOf(work: CreatedArtwork, size: string): string {
  const edition = work.editions.find((each) => each.size === size);
  if (!edition) throw new Error(`${work.slug} has no ${size}.`);
  return edition.id;
}
