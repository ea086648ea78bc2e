import type { SiteContent } from '@gallery/contracts';
import { Prose } from '@gallery/ui';
import styles from './biography.module.css';

export interface BiographyProps {
  about: Pick<SiteContent['about'], 'heading' | 'biography' | 'signature'>;
}

/** Who makes the pictures, signed. */
export function Biography({ about: { heading, biography, signature } }: BiographyProps) {
  return (
    <div className={styles.biography}>
      <h1 className={styles.heading}>{heading}</h1>
      <div>
        <Prose paragraphs={biography} />
        {signature && (
          <img className={styles.signature} src={signature.src} alt={signature.alt} width={148} height={52} />
        )}
      </div>
    </div>
  );
}
