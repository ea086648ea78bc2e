import type { ArtworkRecord, ArtworkCard } from '@gallery/contracts';
import { UNTITLED_ARTWORK, relatedArtworks, relatedSeriesByName } from '@gallery/domain';
import { ArtworkLabel, Picture, Section } from '@gallery/ui';
import { type CSSProperties, type ReactNode, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { artworksQuery, inventoryQuery } from '@gallery/api-client';
import { useGallerySettings, useWatchedArtworks } from '@gallery/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { HAS_VIEW_TRANSITIONS, useArtworkTransition } from '../../../use-artwork-transition';
import {
  ArtworkAvailabilityText,
  artworkForSaleFromCard,
  type ArtworkForSale,
} from '../artwork-availability';
import { visitSeed } from '../../../visit-seed';
import styles from './related-artworks.module.css';

/** A third of nine columns; on phones the first has the whole width and the others share the next row. */
const SIZES = '(min-width: 112rem) 22.5rem, (min-width: 64rem) 20vw, (min-width: 40rem) 29vw, ';

export interface RelatedArtworksProps {
  artwork: ArtworkRecord;
  skeleton: ReactNode;
  /** The link to all artworks; stands alone when nothing is related. */
  more: ReactNode;
}

/** A few artworks related to this one: the bare pictures in a row. */
export default function RelatedArtworks({ artwork, skeleton, more }: RelatedArtworksProps) {
  const artworks = useRelatedArtworks(artwork);
  useWatchedArtworks(artworks?.map(({ id }) => id) ?? [], { isAnnounced: false });
  if (!artworks) return skeleton;
  if (artworks.length === 0) return more;
  return (
    <Section title="Related works">
      <ul className={styles.works}>
        {artworks.map((related, position) => (
          <li key={related.id}>
            <RelatedArtworkLink artwork={related} sizes={`${SIZES}${position === 0 ? '90vw' : '44vw'}`} />
          </li>
        ))}
      </ul>
      {more}
    </Section>
  );
}

function RelatedArtworkLink({ artwork, sizes }: { artwork: RelatedArtwork; sizes: string }) {
  const transition = useArtworkTransition(artwork);
  return (
    <Link to={`/fine-art/${artwork.slug}`} className={styles.work} viewTransition={HAS_VIEW_TRANSITIONS}>
      <div className={styles.place} style={ratioStyle(artwork.photograph)}>
        <div className={styles.picture} style={transition}>
          <Picture picture={artwork.photograph} sizes={sizes} />
        </div>
      </div>
      <div className={styles.label}>
        <ArtworkLabel
          title={artwork.title || UNTITLED_ARTWORK}
          heading="h3"
          series={artwork.series}
          year={artwork.year}
          availability={<ArtworkAvailabilityText artwork={artwork} />}
        />
      </div>
    </Link>
  );
}

/** The picture's ratio, by which it fits its place. */
function ratioStyle(picture: RelatedArtwork['photograph']): CSSProperties | undefined {
  if (!picture) return undefined;
  const variables: Record<string, string> = { '--ratio': (picture.width / picture.height).toFixed(3) };
  return variables;
}

/** What the page shows of a related artwork. */
interface RelatedArtwork
  extends ArtworkForSale, Pick<ArtworkRecord, 'id' | 'slug' | 'title' | 'series' | 'year'> {
  /** The artwork without frame. */
  photograph: ArtworkCard['photograph'];
}

/**
 * Artworks related to this one: from the inventory if the catalog has loaded it, else from the list of cards.
 * @returns null while loading; none if the list cannot be loaded
 */
function useRelatedArtworks(artwork: ArtworkRecord): RelatedArtwork[] | null {
  const queryClient = useQueryClient();
  const [hasInventory] = useState(() => queryClient.getQueryData(inventoryQuery().queryKey) !== undefined);
  const { data: inventory } = useQuery({ ...inventoryQuery(), enabled: hasInventory });
  const { data: cards, isError } = useQuery({ ...artworksQuery(), enabled: !hasInventory });
  const [seed] = useState(visitSeed);
  const series = useGallerySettings(({ settings }) => settings.series);
  return useMemo(() => {
    const order = { relatedSeries: relatedSeriesByName(series), seed };
    if (inventory) return relatedArtworks(artwork, inventory, order).map(relatedArtworkFromRecord);
    if (cards) return relatedArtworks(artwork, cards, order).map(relatedArtworkFromCard);
    return isError ? [] : null;
  }, [artwork, inventory, cards, isError, series, seed]);
}

const relatedArtworkFromRecord = (record: ArtworkRecord): RelatedArtwork => ({
  ...record,
  photograph: record.artworkImages[0] ?? record.catalogueImages[0] ?? null,
});

const relatedArtworkFromCard = (card: ArtworkCard): RelatedArtwork => ({
  ...card,
  ...artworkForSaleFromCard(card),
});
