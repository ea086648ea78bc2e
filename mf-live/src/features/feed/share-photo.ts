import { showToast } from '@gallery/session';

export interface SharedPhoto {
  title: string;
  /** Path and query in the feed. */
  path: string;
  hashtag: string;
}

/** What goes along with the link of a photograph: `Frame 12 #TFGallery`. */
export const shareText = ({ title, hashtag }: Omit<SharedPhoto, 'path'>): string =>
  `${title} ${hashtag}`.trim();

/** Hands a photograph to the phone's own sharing, with the event's hashtag; where there is none, its link is copied. */
export async function sharePhoto({ title, path, hashtag }: SharedPhoto): Promise<void> {
  const url = new URL(path, window.location.href).href;
  const text = shareText({ title, hashtag });
  if ('share' in navigator) {
    try {
      await navigator.share({ title, text, url });
    } catch {
      // The guest thought better of it, or the browser refused: nothing was lost.
    }
    return;
  }
  await copyLink(`${text} ${url}`);
}

/** Browsers have no clipboard on pages served without TLS; that is a refusal like any other. */
async function copyLink(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: 'Copied!', description: 'Link Copied' });
  } catch {
    showToast({ title: 'Copy Failed', description: 'Unable to copy to clipboard', tone: 'destructive' });
  }
}
