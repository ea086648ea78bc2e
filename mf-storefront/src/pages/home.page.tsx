import { inventoryQuery } from '@gallery/api-client';
import { shuffleBySeed } from '@gallery/domain';
import { useGallerySettings } from '@gallery/session';
import { ButtonLink, Page } from '@gallery/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { FeaturedWorks } from '../features/catalogue/featured-works';
import { visitSeed } from '../features/catalogue/visit-seed';
import { usePageHead } from '../page-head';
import styles from './home.page.module.css';

const SHOWN = 3;

/** The way in: who we are, three works, and the door to the collection. */
export function Component() {
  const { brand } = useGallerySettings((state) => state.settings);
  const { data } = useQuery(inventoryQuery());
  const [seed] = useState(visitSeed);
  const featured = (data ?? []).filter((artwork) => artwork.isFeatured);
  const works = shuffleBySeed(featured.length >= SHOWN ? featured : (data ?? []), seed).slice(0, SHOWN);
  usePageHead('', brand.name);

  return (
    <Page>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1 className={styles.title}>{brand.name}</h1>
          <p className={styles.sentence}>
            Limited-edition photographs, printed, signed and numbered in our studio in {brand.city}.
          </p>
          <ButtonLink variant="filled" render={(parts) => <Link to="/fine-art" {...parts} />}>
            Fine Art
          </ButtonLink>
        </header>
        <FeaturedWorks artworks={works} />
      </div>
    </Page>
  );
}
