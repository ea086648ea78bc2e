import { useGallerySettings, usePageTitle } from '@gallery/session';
import { Page, PageHeading } from '@gallery/ui';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { AccessForm } from '../features/gate/access-form';
import styles from './live-event-gate.page.module.css';

/** Delay between the toast and the feed. */
const REDIRECT_DELAY_MS = 1_000;

/** The gate's text for any other event. */
const DEFAULT_GATE = {
  title: 'Live Event',
  text: 'Join the event while it is photographed. Your name and e-mail open its gallery.',
};

/** The gate of an event, where its QR code leads. */
export function Component() {
  const { brand, gateTags } = useGallerySettings(({ settings }) => settings);
  const { eventTag = brand.id } = useParams();
  const [isGranted, setGranted] = useState(false);
  const navigate = useNavigate();
  const { title, text } = gateTags.find(({ tag }) => tag === eventTag.toLowerCase()) ?? DEFAULT_GATE;
  usePageTitle(title);

  useEffect(() => {
    if (!isGranted) return;
    const timer = setTimeout(
      () => void navigate(`/live-event/${encodeURIComponent(eventTag)}`),
      REDIRECT_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [isGranted, eventTag, navigate]);

  return (
    <Page isPadded>
      <PageHeading hasRule>{title}</PageHeading>
      <div className={styles.gate}>
        <div>
          <p className={styles.sentence}>{text}</p>
          <dl className={styles.notes}>
            <dt>Live Photography Session</dt>
            <dd>Photographs appear in the gallery of the event as they are made.</dd>
            <dt>Limited Access Event</dt>
            <dd>Your pass is for this event, and ends a day after it.</dd>
          </dl>
        </div>
        <AccessForm eventTag={eventTag} onGranted={() => setGranted(true)} />
      </div>
    </Page>
  );
}
