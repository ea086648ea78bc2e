import type { ArtworkRecord } from '@gallery/contracts';
import { RELATED_ARTWORK_COUNT } from '@gallery/domain';
import { ArtworkLabelSkeleton, ButtonLink, NearViewport, Section } from '@gallery/ui';
import { lazy } from 'react';
import styles from './related-artworks.module.css';

// If the code cannot be loaded, the page goes on without the section.
const RelatedArtworks = lazy(() =>
  import('./related-artworks').catch(() => ({ default: () => <SeeMoreLink /> })),
);

/** Related artworks, loaded when the shopper comes near. */
export function LazyRelatedArtworks({ artwork }: { artwork: ArtworkRecord }) {
  const skeleton = (
    <Section title="Related works">
      <RelatedArtworksSkeleton />
      <SeeMoreLink />
    </Section>
  );
  return (
    <NearViewport placeholder={skeleton}>
      <RelatedArtworks artwork={artwork} skeleton={skeleton} more={<SeeMoreLink />} />
    </NearViewport>
  );
}

/** Takes the space of the artworks while they load, so that nothing moves. Hidden without scripts. */
function RelatedArtworksSkeleton() {
  return (
    <div className={styles.works} data-waiting>
      {Array.from({ length: RELATED_ARTWORK_COUNT }, (_, position) => (
        <div key={position}>
          <div className={styles.place}>
            <div className={styles.ground} />
          </div>
          <div className={styles.label}>
            <ArtworkLabelSkeleton />
          </div>
        </div>
      ))}
    </div>
  );
}

function SeeMoreLink() {
  return (
    <p className={styles.more}>
      <ButtonLink to="/fine-art#top">See More Artworks</ButtonLink>
    </p>
  );
}
