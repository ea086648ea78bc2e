import { copyLink } from '@gallery/session';

export interface SharedPhoto {
  title: string;
  /** Path and query in the feed. */
  path: string;
  /** The event's own, or the gallery's; may be empty. */
  hashtag: string;
}

/** The text shared with a photo's link: `Frame 12 #TFGallery`. */
export const shareText = ({ title, hashtag }: Omit<SharedPhoto, 'path'>): string =>
  `${title} ${hashtag}`.trim();

/** Shares a photo by the phone's share sheet with its hashtag; without a sheet, copies its link. */
export async function sharePhoto({ title, path, hashtag }: SharedPhoto): Promise<void> {
  const url = new URL(path, window.location.href).href;
  const text = shareText({ title, hashtag });
  if ('share' in navigator) {
    try {
      await navigator.share({ title, text, url });
    } catch {
      // Cancelled by the guest, or refused by the browser.
    }
    return;
  }
  await copyLink(`${text} ${url}`, 'Copied!');
}
