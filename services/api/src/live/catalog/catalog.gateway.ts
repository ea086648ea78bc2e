import { SOCKET_PATHS, MAX_WATCHED_ARTWORKS } from '@gallery/contracts';
import { UseFilters } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import {
  ConnectedSocket,
  MessageBody,
  SubscribeMessage,
  WebSocketGateway,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
} from '@nestjs/websockets';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn, IsUUID } from 'class-validator';
import type { ChangedArtwork } from '../../catalog';
import {
  HEARTBEAT_INTERVAL_MS,
  SocketExceptionFilter,
  SocketRoom,
  type SocketConnection,
  type Heartbeat,
  type RequestRefused,
} from '../../platform';

/** Watches all public artworks, instead of what the page watched before. Answered by `watching`. */
export class WatchCatalog {
  @ApiProperty({ enum: ['watch_catalog'] }) @IsIn(['watch_catalog']) type: 'watch_catalog';
}

/**
 * Watches these artworks and event photos, instead of what the page watched before. Answered by `watching`. Anyone who
 * knows the id of a hidden artwork has seen it in a private preview.
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

/** From now on the page is told of every change; it reads once more what it may have missed before. */
export class WatchStarted {
  @ApiProperty({ enum: ['watching'] }) type: 'watching';
}

/**
 * Prints of these artworks and event photos were held, sold or returned. The artwork's own address tells what is
 * available now.
 */
export class ArtworkPrintsChanged {
  @ApiProperty({ enum: ['prints_changed'] }) type: 'prints_changed';
  @ApiProperty({ type: [String], format: 'uuid' }) artworkIds: string[];
}

/** What the catalog gateway sends. */
export type CatalogMessage = WatchStarted | ArtworkPrintsChanged | Heartbeat | RequestRefused;

/** The sockets of pages that show artworks: they are told when prints are held, sold or returned. */
@WebSocketGateway({ path: SOCKET_PATHS.catalog })
@UseFilters(SocketExceptionFilter)
export class CatalogGateway
  implements OnGatewayConnection<SocketConnection>, OnGatewayDisconnect<SocketConnection>
{
  private readonly everyone = new SocketRoom<CatalogMessage>();
  /** Pages that watch all public artworks. */
  private readonly catalogRoom = new SocketRoom<CatalogMessage>();
  private readonly artworkRooms = new Map<string, SocketRoom<CatalogMessage>>();
  private readonly watched = new WeakMap<SocketConnection, readonly string[]>();

  /** Whether any page watches anything at this instance. */
  get isWatched(): boolean {
    return this.catalogRoom.size > 0 || this.artworkRooms.size > 0;
  }

  handleConnection(connection: SocketConnection): void {
    this.everyone.add(connection);
  }

  handleDisconnect(connection: SocketConnection): void {
    this.everyone.remove(connection);
    this.stopWatching(connection);
  }

  @SubscribeMessage('watch_catalog')
  watchCatalog(
    @ConnectedSocket() connection: SocketConnection,
    @MessageBody() _request: WatchCatalog,
  ): WatchStarted {
    this.stopWatching(connection);
    this.catalogRoom.add(connection);
    return { type: 'watching' };
  }

  @SubscribeMessage('watch_artworks')
  watchArtworks(
    @ConnectedSocket() connection: SocketConnection,
    @MessageBody() { artworkIds }: WatchArtworks,
  ): WatchStarted {
    this.stopWatching(connection);
    this.watched.set(connection, artworkIds);
    for (const artworkId of artworkIds) this.openRoom(artworkId).add(connection);
    return { type: 'watching' };
  }

  /** Tells each page once, no matter how many of its artworks changed. */
  announce(changed: readonly ChangedArtwork[]): void {
    const publicIds = changed.filter(({ isLive }) => isLive).map(({ artworkId }) => artworkId);
    if (publicIds.length > 0) this.catalogRoom.broadcast({ type: 'prints_changed', artworkIds: publicIds });
    for (const { artworkId } of changed)
      this.artworkRooms.get(artworkId)?.broadcast({ type: 'prints_changed', artworkIds: [artworkId] });
  }

  @Interval(HEARTBEAT_INTERVAL_MS)
  sendHeartbeats(): void {
    this.everyone.broadcast({ type: 'heartbeat' });
  }

  private openRoom(artworkId: string): SocketRoom<CatalogMessage> {
    const room = this.artworkRooms.get(artworkId) ?? new SocketRoom<CatalogMessage>();
    this.artworkRooms.set(artworkId, room);
    return room;
  }

  private stopWatching(connection: SocketConnection): void {
    this.catalogRoom.remove(connection);
    for (const artworkId of this.watched.get(connection) ?? []) {
      const room = this.artworkRooms.get(artworkId);
      room?.remove(connection);
      if (room?.size === 0) this.artworkRooms.delete(artworkId);
    }
    this.watched.delete(connection);
  }
}
