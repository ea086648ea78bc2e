/** Prints were held, released or sold. Published inside the transaction that does it. */
export class PrintsChanged {
  constructor(readonly editionIds: readonly string[]) {}
}

/**
 * A print that was sold or kept by the gallery is available again, or an edition has grown. Not when a hold or reservation
 * just ends. Published inside the transaction that does it.
 */
export class PrintsRestocked {
  constructor(readonly editionId: string) {}
}

/** An artwork, its pictures or its editions were written. Published inside the transaction that does it. */
export class ArtworkChanged {
  constructor(readonly artworkId: string) {}
}

/**
 * The owner is about to remove an artwork for good. Published inside the transaction that does it: listeners with
 * data that must keep its artwork prevent the removal, and the artwork is archived instead; listeners with data that
 * ends with the artwork remove it.
 */
export class ArtworkRemovalRequested {
  isRemovalPrevented = false;

  constructor(readonly artworkId: string) {}

  preventRemoval(): void {
    this.isRemovalPrevented = true;
  }
}
