import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { ArtworkLabel } from './artwork-label';
import { Picture } from './picture';
import type { PictureSource } from './picture-source';
import styles from './state-artwork.module.css';

export interface StateArtworkProps {
  artwork: {
    slug: string;
    title: string;
    series: string;
    year: number;
    medium: string;
    photograph: PictureSource | null;
  };
}

/** An artwork of 480 px with its label beside an empty page or an error: there is always something to see. */
export function StateArtwork({ artwork }: StateArtworkProps) {
  const { slug, title, series, year, medium, photograph } = artwork;
  if (!photograph) return null;
  return (
    <Link to={`/fine-art/${slug}`} className={styles.artwork}>
      <div className={styles.picture} style={ratioStyle(photograph)}>
        <Picture picture={photograph} sizes="(min-width: 48rem) 30rem, 90vw" priority alt="" />
      </div>
      <ArtworkLabel title={title} heading="p" series={series} year={year} medium={medium} />
    </Link>
  );
}

/** A tall picture is no higher than a wide one is wide. */
function ratioStyle({ width, height }: PictureSource): CSSProperties {
  const variables: Record<string, string> = { '--ratio': (width / height).toFixed(3) };
  return variables;
}
