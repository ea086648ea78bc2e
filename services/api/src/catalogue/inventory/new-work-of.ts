import type { NewArtwork, NewArtworkImage } from '../new-artwork';
import type { WorkFacts } from './inventory.store';
import type { WantedEditions } from './wanted-editions';
import { USUAL_MEDIUM } from './work-facts';
import type { WorkForm } from './work-form.dto';

/** What a form was read as. */
interface ReadForm {
  facts: Partial<WorkFacts>;
  wanted: WantedEditions;
  images: NewArtworkImage[];
  today: Date;
}

/** The work that a form describes; without sizes it gets those of the price book. */
export function newWorkOf(
  { title, series }: Pick<WorkForm, 'title' | 'series'>,
  { facts, wanted, images, today }: ReadForm,
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
    medium: USUAL_MEDIUM,
    ...facts,
    title,
    series,
    images,
    editions: editions.filter(({ enabled }) => enabled),
  };
}
