import { useGallerySettings } from '@gallery/session';
import { TextLink } from '@gallery/ui';
import { useEffect, useId, useState } from 'react';
import styles from './external-gallery.module.css';

/** How often the frame reloads. */
const RELOAD_INTERVAL_MS = 90_000;

export interface ExternalGalleryProps {
  /** The setting names the gallery of the current event only. */
  isShown: boolean;
}

/** The event's gallery on another site, if configured: in a frame that reloads regularly. */
export function ExternalGallery({ isShown }: ExternalGalleryProps) {
  const address = useGallerySettings(({ settings }) => settings.liveGallery);
  return isShown && address !== null && <ReloadingIframe address={address} />;
}

function ReloadingIframe({ address }: { address: string }) {
  const id = useId();
  const [loads, setLoads] = useState(0);
  const isRefused = useIframeBlocked();
  useEffect(() => {
    const timer = setInterval(() => setLoads((before) => before + 1), RELOAD_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <section className={styles.gallery} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        More of this evening
      </h2>
      {isRefused ? (
        <TextLink href={address} target="_blank" rel="noreferrer">
          Open the gallery
        </TextLink>
      ) : (
        <iframe
          key={loads}
          className={styles.frame}
          src={address}
          title="More of this evening"
          loading="lazy"
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      )}
    </section>
  );
}

/**
 * Only documents of live pages may embed the frame: after a client-side navigation another document is still in
 * place.
 */
function useIframeBlocked(): boolean {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const hear = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') setRefused(true);
    };
    document.addEventListener('securitypolicyviolation', hear);
    return () => document.removeEventListener('securitypolicyviolation', hear);
  }, []);
  return isRefused;
}
