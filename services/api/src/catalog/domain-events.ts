/** Prints were held, released or sold. Published inside the transaction that does it. */
export class PrintsChanged {
  constructor(readonly editionIds: readonly string[]) {}
}

/**
 * A print that was sold or kept by the gallery is available again, or an edition has grown. Not published when a hold
 * or reservation simply ends. Published inside the transaction that does it.
 */
export class PrintsRestocked {
  constructor(readonly editionId: string) {}
}

/** An artwork, its pictures or its editions were written. Published inside the transaction that does it. */
export class ArtworkChanged {
  constructor(readonly artworkId: string) {}
}

/**
 * The owner is about to remove an artwork for good. Published inside the transaction that does it: listeners whose data
 * needs the artwork prevent the removal, and the artwork is archived instead; listeners whose data ends with the
 * artwork delete that data.
 */
export class ArtworkRemovalRequested {
  isRemovalPrevented = false;

  constructor(readonly artworkId: string) {}

  preventRemoval(): void {
    this.isRemovalPrevented = true;
  }
}
