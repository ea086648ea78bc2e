import type { ArtworkRecord } from '@gallery/contracts';
import { TextLink } from '@gallery/ui';
import { FavoriteButton } from '../favorites/favorite-button';
import { useFavorites } from '../favorites/use-favorites';
import styles from './artwork-ways.module.css';
import type { EditionOption } from './edition-options';

export interface ArtworkWaysProps {
  artwork: Pick<ArtworkRecord, 'id' | 'slug' | 'title'>;
  /** The selected edition. */
  edition: EditionOption | null;
  /** The chosen frame style. */
  frame: string | null;
}

/** What else a shopper can do with an artwork: save it, see it on their wall, read its ledger. */
export function ArtworkWays({ artwork: { id, slug, title }, edition, frame }: ArtworkWaysProps) {
  const favorites = useFavorites();
  return (
    <div className={styles.ways}>
      <FavoriteButton
        look="text"
        title={title}
        isSaved={favorites.isSaved(id)}
        onClick={() => favorites.toggle(id)}
      />
      <TextLink to={visualizerPath(slug, edition, frame)}>See it on your wall</TextLink>
      <TextLink to={`/ledger#${slug}`}>Ledger</TextLink>
    </div>
  );
}

/** The visualizer with this artwork, in the chosen size and frame. */
function visualizerPath(slug: string, edition: EditionOption | null, frame: string | null): string {
  const chosen = { ...(edition && { size: edition.size }), ...(frame !== null && { frame }) };
  return `/visualizer?${new URLSearchParams({ work: slug, ...chosen })}`;
}
