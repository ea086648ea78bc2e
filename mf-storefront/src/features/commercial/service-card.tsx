import type { SiteContent } from '@gallery/contracts';
import { Picture } from '@gallery/ui';
import type { ReactNode } from 'react';
import styles from './service-card.module.css';

export interface ServiceCardProps {
  service: SiteContent['commercial']['services'][number];
  /** What one can ask for; `ServiceButtons`. */
  actions: ReactNode;
}

/** One kind of commissioned work. */
export function ServiceCard({ service: { name, text, picture }, actions }: ServiceCardProps) {
  return (
    <article className={styles.card}>
      {picture && <Picture picture={picture} sizes={SIZES} />}
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.text}>{text}</p>
      {actions}
    </article>
  );
}

/** Three abreast on desktops, two from 640 px; small, as these pictures are meant to be seen. */
const SIZES = '(min-width: 112rem) 32.5rem, (min-width: 64rem) 28vw, (min-width: 40rem) 44vw, 90vw';
