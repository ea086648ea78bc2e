import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString, Matches } from 'class-validator';
import { Picture } from '../../media';
import { MaxLength, Trim } from '../../platform';
import { AudienceFields } from './audience.dto';

/** A note as collectors read it (C46). */
export class ArtistNoteView {
  @ApiProperty() id: string;
  @ApiProperty() title: string;
  @ApiProperty() text: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: Picture, nullable: true }) picture: Picture | null;
}

/** Body of `POST /api/admin/artist-notes`. */
export class NewArtistNote extends AudienceFields {
  @ApiProperty() @Trim() @IsString() @IsNotEmpty() @MaxLength(200) title: string;
  @ApiProperty() @Trim() @IsString() @IsNotEmpty() @MaxLength(5000) text: string;

  @ApiPropertyOptional({ description: 'Id of a stored picture' })
  @IsOptional()
  @Matches(/^[0-9a-f]{32}$/)
  mediaId?: string;

  @ApiPropertyOptional({ description: 'What the picture shows' })
  @IsOptional()
  @Trim()
  @IsString()
  @MaxLength(500)
  pictureAlt?: string;
}
