/** How long the link of an unsaved section's preview works. */
export const PREVIEW_LIFETIME_MS = 3_600_000;
/** The largest video; visitors load it before they have chosen anything. */
export const MAX_VIDEO_BYTES = 40 * 1024 * 1024;
export const MAX_SVG_BYTES = 512 * 1024;
