import { labelAvailability, type LabelEdition } from '@gallery/domain';
import type { ArtworkCard } from '@gallery/contracts';
import { AvailabilityLines } from '@gallery/ui';

/** What an artwork's availability depends on. */
export interface ArtworkForSale {
  isFeatured: boolean;
  editionOptions: readonly LabelEdition[];
}

/** The availability on a label. */
export const ArtworkAvailability = ({ artwork }: { artwork: ArtworkForSale }) => (
  <AvailabilityLines {...labelAvailability(artwork.editionOptions, artwork)} />
);

/** As text alone, for narrow labels. */
export const ArtworkAvailabilityText = ({ artwork }: { artwork: ArtworkForSale }) =>
  labelAvailability(artwork.editionOptions, artwork).first.text;

export const artworkForSaleFromCard = ({ isFeatured, availableSizes }: ArtworkCard): ArtworkForSale => ({
  isFeatured,
  editionOptions: availableSizes.map(({ size, edition, sold, held, price }) => ({
    size,
    total: edition,
    sold,
    held,
    price,
  })),
});
