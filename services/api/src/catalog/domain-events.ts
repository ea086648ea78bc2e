/** Prints were held, given back or sold. Published inside the transaction that does it. */
export class PrintsChanged {
  constructor(readonly editionIds: readonly string[]) {}
}

/** A work, its pictures or its editions were written. Published inside the transaction that does it. */
export class ArtworkChanged {
  constructor(readonly artworkId: string) {}
}

/**
 * The owner is about to remove a work for good. Published inside the transaction that does it: whoever has something that
 * must not lose its work keeps it, and it is archived instead; whoever has something that ends with the work removes it.
 */
export class ArtworkRemovalRequested {
  isRemovalPrevented = false;

  constructor(readonly artworkId: string) {}

  preventRemoval(): void {
    this.isRemovalPrevented = true;
  }
}
