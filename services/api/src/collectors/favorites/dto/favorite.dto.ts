import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { ArtworkCard } from '../../../catalog';

/** Body of `POST /api/favorites`. */
export class CreateFavorite {
  @ApiProperty({ format: 'uuid' })
  @IsUUID(undefined, { message: 'Please choose an artwork.' })
  artworkId: string;
}

/** A favorite with the card of its artwork. */
export class FavoriteRecord {
  @ApiProperty() id: string;
  @ApiProperty() artworkId: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: ArtworkCard }) artwork: ArtworkCard;
}
