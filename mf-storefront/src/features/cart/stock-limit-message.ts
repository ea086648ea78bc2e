/** Why no further print of an edition goes into the cart. */
export const stockLimitMessage = (remaining: number): string =>
  remaining === 0 ? 'No prints remaining' : `Only ${remaining} remaining`;
