import type { NewArtwork, NewArtworkImage } from '../artworks/new-artwork';
import type { ArtworkFields } from './inventory.store';
import type { RequestedEditions } from './requested-editions';
import { DEFAULT_MEDIUM } from './artwork-fields';
import type { CreateArtworkForm } from './dto/artwork-form.dto';

/** What a form was read as. */
interface ParsedArtworkForm {
  facts: Partial<ArtworkFields>;
  wanted: RequestedEditions;
  images: NewArtworkImage[];
  today: Date;
}

/** The work that a form describes; without sizes it gets those of the price book. */
export function toNewArtwork(
  { title, series }: Pick<CreateArtworkForm, 'title' | 'series'>,
  { facts, wanted, images, today }: ParsedArtworkForm,
): NewArtwork {
  const editions = [
    ...(wanted.sizes ?? []),
    ...(wanted.customs ?? []),
    ...(wanted.special ? [wanted.special] : []),
  ];
  return {
    orientation: 'landscape',
    tier: 'Tier 1',
    year: today.getUTCFullYear(),
    medium: DEFAULT_MEDIUM,
    ...facts,
    title,
    series,
    images,
    editions: editions.filter(({ enabled }) => enabled),
  };
}
