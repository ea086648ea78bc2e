import { useEffect, useState } from 'react';
import styles from './gallery-frame.module.css';

/** Pages of others do not tell when they change (L46). */
const RELOAD_MS = 90_000;

export interface GalleryFrameProps {
  /** Address of a gallery elsewhere. */
  address: string;
  title: string;
}

/** Somebody else's gallery of the event, loaded anew every 90 seconds (L46). */
export function GalleryFrame({ address, title }: GalleryFrameProps) {
  const [load, setLoad] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setLoad((now) => now + 1), RELOAD_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <iframe
      key={load}
      className={styles.frame}
      src={address}
      title={title}
      sandbox="allow-scripts allow-same-origin"
      referrerPolicy="no-referrer"
      loading="lazy"
    />
  );
}
