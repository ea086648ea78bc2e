import type { InventoryRecord } from '@gallery/contracts';
import { useGallerySettings } from '@gallery/session';
import { ChipRadio, ChipRow } from '@gallery/ui';
import { useDeferredValue, useState } from 'react';
import { HelpText } from '../../../components/page/page-section';
import type { ArtworkDraft } from '../draft/artwork-draft';
import { previewArtwork } from './previewed-artwork';
import { PreviewFrame } from './preview-frame';
import { PreviewPage } from './preview-page';
import styles from './artwork-preview.module.css';

/** Windows that the preview shows, in px. */
const WIDTHS = { Phone: 390, Desktop: 1440 } as const;
type Device = keyof typeof WIDTHS;
const DEVICES = ['Phone', 'Desktop'] as const satisfies Device[];

interface ArtworkPreviewProps {
  draft: ArtworkDraft;
  /** As it is saved; null for a new artwork. */
  record: InventoryRecord | null;
}

/** The public pages of the artwork as they would be if the draft were saved now. */
export function ArtworkPreview({ draft, record }: ArtworkPreviewProps) {
  const [device, setDevice] = useState<Device>('Phone');
  const [currentYear] = useState(() => new Date().getFullYear());
  const salesMode = useGallerySettings((state) => state.settings.salesMode);
  // Typing has priority.
  const typed = useDeferredValue(draft);
  const artwork = previewArtwork(typed, {
    record,
    currentYear,
    arePricesShown: salesMode === 'purchase',
  });
  return (
    <section className={styles.panel} aria-label="Preview">
      <div className={styles.head}>
        <ChipRow legend="Width">
          {DEVICES.map((name) => (
            <ChipRadio
              key={name}
              name="preview-width"
              value={name}
              checked={name === device}
              onChange={() => setDevice(name)}
            >
              {name}
            </ChipRadio>
          ))}
        </ChipRow>
        <HelpText>{previewNote(draft, artwork.photograph !== null)}</HelpText>
      </div>
      <PreviewFrame
        key={device}
        title={`${artwork.title} on a ${device.toLowerCase()}`}
        width={WIDTHS[device]}
      >
        <PreviewPage artwork={artwork} />
      </PreviewFrame>
    </section>
  );
}

function previewNote({ liveStatus }: ArtworkDraft, hasPicture: boolean): string {
  if (!hasPicture) return 'Nothing is saved yet. Add a picture to see it here.';
  if (liveStatus === 'live') return 'As shoppers will see it once saved.';
  return liveStatus === 'draft'
    ? 'A draft: not shown until published.'
    : 'Hidden: not shown until it is live.';
}
