import { MAX_WATCHED_ARTWORKS } from '@gallery/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsUUID } from 'class-validator';
import type { Heartbeat, RequestRefused } from '../../../platform';

/** Watches all public artworks, in place of what the page watched before. Answered by `watching`. */
export class WatchCatalog {
  @ApiProperty({ enum: ['watch_catalog'] }) @IsIn(['watch_catalog']) type: 'watch_catalog';
}

/**
 * Watches these artworks and event photos, in place of what the page watched before. Answered by `watching`. Whoever knows the id of a
 * hidden artwork has seen it in a private preview.
 */
export class WatchArtworks {
  @ApiProperty({ enum: ['watch_artworks'] }) @IsIn(['watch_artworks']) type: 'watch_artworks';

  @ApiProperty({ type: [String], format: 'uuid', minItems: 1, maxItems: MAX_WATCHED_ARTWORKS })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_WATCHED_ARTWORKS)
  @IsUUID(undefined, { each: true })
  artworkIds: string[];
}

/** From now on the page hears of every change; it reads once more what it may have missed before. */
export class WatchStarted {
  @ApiProperty({ enum: ['watching'] }) type: 'watching';
}

/** Prints of these artworks and event photos were held, sold or returned. What is available now is at the artwork's own address. */
export class ArtworkPrintsChanged {
  @ApiProperty({ enum: ['prints_changed'] }) type: 'prints_changed';
  @ApiProperty({ type: [String], format: 'uuid' }) artworkIds: string[];
}

/** What the catalog gateway sends. */
export type CatalogMessage = WatchStarted | ArtworkPrintsChanged | Heartbeat | RequestRefused;
