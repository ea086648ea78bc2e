import type { Feature, Picture as PictureRecord } from '@gallery/contracts';
import { Picture } from '@gallery/ui';
import { Link } from 'react-router';
import styles from './feature-blocks.module.css';

/** Pictures are cut to one height, so that a file must be as wide as the column, or as that height asks for. */
function sizesOf({ width, height }: PictureRecord, isWide: boolean): string {
  const ratio = width / height;
  const desktop = `max(${isWide ? 43 : 21}vw, ${(25 * ratio).toFixed(1)}rem)`;
  const tablet = `max(${isWide ? 90 : 44}vw, ${(20 * ratio).toFixed(1)}rem)`;
  return `(min-width: 64rem) ${desktop}, (min-width: 40rem) ${tablet}, ${Math.max(90, 60 * ratio).toFixed(1)}vw`;
}

/** The three things that the gallery does. The last one is twice as wide as the others. */
export function FeatureBlocks({ features }: { features: readonly Feature[] }) {
  return (
    <ul className={styles.blocks}>
      {features.map(({ key, title, text, picture, href }) => (
        <li key={key} className={styles.cell} data-wide={key === 'limited-editions' || undefined}>
          <Link to={href} className={styles.block}>
            {picture && (
              <div className={styles.picture}>
                <Picture picture={picture} sizes={sizesOf(picture, key === 'limited-editions')} fit="cover" />
              </div>
            )}
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.text}>{text}</p>
          </Link>
        </li>
      ))}
    </ul>
  );
}
