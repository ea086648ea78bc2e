import type { ArtworkRecord } from '@gallery/contracts';
import { RELATED_ARTWORK_COUNT } from '@gallery/domain';
import { ArtworkLabelSkeleton, ButtonLink, Section } from '@gallery/ui';
import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router';
import styles from './related-artworks.module.css';

/** How far below the viewport the section counts as near: one more viewport. */
const ROOT_MARGIN = '100% 0px';

// If the code cannot be loaded, the page goes on without the section.
const RelatedArtworks = lazy(() =>
  import('./related-artworks').catch(() => ({ default: () => <SeeMoreLink /> })),
);

/** Related artworks. They and their code load when the shopper comes near: the first screen does not pay for them. */
export function LazyRelatedArtworks({ artwork }: { artwork: ArtworkRecord }) {
  const container = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(container);
  const skeleton = (
    <Section title="Seen beside it">
      <RelatedArtworksSkeleton />
      <SeeMoreLink />
    </Section>
  );
  return (
    <div ref={container}>
      {isNear ? (
        <Suspense fallback={skeleton}>
          <RelatedArtworks artwork={artwork} skeleton={skeleton} more={<SeeMoreLink />} />
        </Suspense>
      ) : (
        skeleton
      )}
    </div>
  );
}

/** Takes the space of the artworks while they load, so that nothing moves. Hidden without scripts. */
function RelatedArtworksSkeleton() {
  return (
    <div className={styles.works} data-waiting>
      {Array.from({ length: RELATED_ARTWORK_COUNT }, (_, position) => (
        <div key={position}>
          <div className={styles.ground} />
          <ArtworkLabelSkeleton />
        </div>
      ))}
    </div>
  );
}

function SeeMoreLink() {
  return (
    <p className={styles.more}>
      <ButtonLink render={(parts) => <Link to="/fine-art#top" {...parts} />}>See More Artworks</ButtonLink>
    </p>
  );
}

/** Whether this element has been near the viewport. */
function useNearViewport(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
