import type { Feature } from '@gallery/contracts';
import { Picture } from '@gallery/ui';
import { Link } from 'react-router';
import styles from './feature-blocks.module.css';

/** Furniture of one height, so that its file must be as wide as that height asks for. */
const NARROW_SIZES = '(min-width: 64rem) 37.5rem, (min-width: 40rem) 46vw, 90vw';
const WIDE_SIZES = '(min-width: 112rem) 49.5rem, (min-width: 64rem) 43vw, 90vw';

/** The three things that the gallery does (S34). The last one is twice as wide as the others. */
export function FeatureBlocks({ features }: { features: readonly Feature[] }) {
  return (
    <ul className={styles.blocks}>
      {features.map(({ key, title, text, picture, href }) => (
        <li key={key} className={styles.cell} data-wide={key === 'limited-editions' || undefined}>
          <Link to={href} className={styles.block}>
            {picture && (
              <div className={styles.picture}>
                <Picture
                  picture={picture}
                  sizes={key === 'limited-editions' ? WIDE_SIZES : NARROW_SIZES}
                  fit="cover"
                />
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
