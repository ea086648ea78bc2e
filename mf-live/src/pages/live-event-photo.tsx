import type { EventPhoto, EventRecord } from '@gallery/contracts';
import { useCollectorAccess, useGallerySettings } from '@gallery/session';
import { useState } from 'react';
import { PhotoView } from '../features/feed/photo-view';
import { PurchaseSheet } from '../features/purchase-sheet/purchase-sheet';

export interface LiveEventPhotoProps {
  event: EventRecord;
  photo: EventPhoto;
  isLive: boolean;
  /** Shared with the photo. */
  hashtag: string;
  onPrevious?: () => void;
  onNext?: () => void;
  onClose: () => void;
}

/** The open photo with its purchase options; closing it clears the selection. */
export default function LiveEventPhoto({ event, photo, isLive, ...view }: LiveEventPhotoProps) {
  const [isBuying, setBuying] = useState(false);
  const salesMode = useGallerySettings(({ settings }) => settings.salesMode);
  const isSigningIn = useCollectorAccess(({ isOpen }) => isOpen);
  const { id, tag, title } = event;
  const offer = salesMode === 'purchase' ? 'Purchase options' : 'INQUIRE';
  const sheet = <PurchaseSheet event={{ id, tag, title }} photo={photo} onClose={() => setBuying(false)} />;
  return (
    <PhotoView
      {...view}
      // The sign-in dialog belongs to another remote: the two focus traps would fight.
      isOpen={!isSigningIn}
      photo={photo}
      eventTitle={title}
      timeZone={event.timeZone}
      isLive={isLive}
      path={`/live-event/${id}?photo=${photo.id}`}
      purchaseLabel={photo.isAvailableForOrder ? offer : null}
      onPurchase={() => setBuying(true)}
      purchase={isBuying && sheet}
    />
  );
}
