/** Prints were held, given back or sold. Published inside the transaction that does it. */
export class PrintsChanged {
  constructor(readonly editionIds: readonly string[]) {}
}

/** A work, its pictures or its editions were written. Published inside the transaction that does it. */
export class ArtworkChanged {
  constructor(readonly artworkId: string) {}
}
