import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiTags,
  ApiProperty,
  ApiConflictResponse,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { IsUUID } from 'class-validator';
import { CurrentCollector, ForCollectors, type SignedInCollector } from '../../identity';
import { FavoritesService, type FavoriteWithArtwork } from './favorites.service';
import { ArtworkCard } from '../../catalog';

/** Body of `POST /api/favorites`. */
class CreateFavorite {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'Please choose an artwork.' })
  artworkId: string;
}

/** A favorite with the card of its artwork. */
class FavoriteRecord {
  @ApiProperty() id: string;
  @ApiProperty() artworkId: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: ArtworkCard }) artwork: ArtworkCard;
}

/** A collector's saved artworks. */
@ApiTags('favorites')
@ForCollectors()
@Controller('api/favorites')
export class FavoritesController {
  constructor(private readonly favoritesService: FavoritesService) {}

  /** Lists the collector’s favorites, newest first. Artworks that are not public are left out. */
  @Get()
  @ApiOkResponse({ type: [FavoriteRecord] })
  async list(@CurrentCollector() { id }: SignedInCollector): Promise<FavoriteRecord[]> {
    return (await this.favoritesService.list(id)).map(presentFavorite);
  }

  /** Adds a favorite. Returns 200 if it was already saved. */
  @Post()
  @ApiCreatedResponse({ type: FavoriteRecord })
  @ApiOkResponse({ type: FavoriteRecord, description: 'Saved already' })
  @ApiNotFoundResponse({ description: 'artwork_not_found' })
  @ApiConflictResponse({ description: 'too_many_favorites' })
  async add(
    @CurrentCollector() { id }: SignedInCollector,
    @Body() { artworkId }: CreateFavorite,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FavoriteRecord> {
    const added = await this.favoritesService.add(id, artworkId);
    reply.status(added.isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return presentFavorite(added);
  }

  /** Removes a favorite. Repeating it has no effect. */
  @Delete(':artworkId')
  @HttpCode(204)
  @ApiNoContentResponse()
  async remove(
    @CurrentCollector() { id }: SignedInCollector,
    @Param('artworkId') artworkId: string,
  ): Promise<void> {
    await this.favoritesService.remove(id, artworkId);
  }
}

/** A favorite, for its collector. */
const presentFavorite = ({ favorite, artwork }: FavoriteWithArtwork): FavoriteRecord => ({
  id: favorite.id,
  artworkId: favorite.artworkId,
  createdAt: favorite.createdAt.toISOString(),
  artwork,
});
