/** Why no further print of an edition can be added. */
export const stockLimitMessage = (remaining: number): string =>
  remaining === 0 ? 'No prints remaining' : `Only ${remaining} remaining`;
