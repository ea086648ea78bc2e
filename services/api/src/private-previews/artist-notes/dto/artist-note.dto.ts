import { COLLECTOR_LEVELS, type CollectorLevel } from '@gallery/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsNotEmpty, IsOptional, IsString, IsUUID, Matches, Min } from 'class-validator';
import { Picture } from '../../../media';
import { ListQuery, MaxLength, OneLine, Trim } from '../../../platform';
import { PreviewCollector } from '../../previews/dto/private-preview.dto';

/** The audience: one collector, or a level and all levels above it. */
export class AudienceFields {
  @ApiPropertyOptional({ description: 'Id of one collector, instead of a level' })
  @IsOptional()
  @IsUUID()
  collectorId?: string;

  @ApiPropertyOptional({ enum: COLLECTOR_LEVELS, description: 'This level and all above it' })
  @IsOptional()
  @IsIn(COLLECTOR_LEVELS)
  level?: CollectorLevel;
}

/** A note, for collectors. */
export class ArtistNoteView {
  @ApiProperty() id: string;
  @ApiProperty() title: string;
  @ApiProperty() text: string;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: Picture, nullable: true }) picture: Picture | null;
}

/** Body of `POST /api/admin/artist-notes`. Decorators validate from the last to the first. */
export class CreateArtistNote extends AudienceFields {
  @ApiProperty()
  @Trim()
  @MaxLength(200, { message: 'Please keep the title within 200 characters.' })
  @IsNotEmpty({ message: 'Please enter a title.' })
  @IsString({ message: 'Please enter a title.' })
  title: string;

  @ApiProperty()
  @Trim()
  @MaxLength(5000, { message: 'Please keep the note within 5,000 characters.' })
  @IsNotEmpty({ message: 'Please enter a note.' })
  @IsString({ message: 'Please enter a note.' })
  text: string;

  @ApiPropertyOptional({ description: 'Id of a stored picture' })
  @IsOptional()
  @Matches(/^[0-9a-f]{32}$/)
  mediaId?: string;

  @ApiPropertyOptional({ description: 'Alternative text' })
  @IsOptional()
  @Trim()
  @IsString()
  @OneLine()
  @MaxLength(500)
  pictureAlt?: string;
}

/** Body of `PUT /api/admin/artist-notes/{id}`. */
export class UpdateArtistNote extends CreateArtistNote {
  @ApiProperty({ description: 'The version you read' }) @IsInt() @Min(1) version: number;
}

/** A note, for staff. */
export class ArtistNoteRecord extends ArtistNoteView {
  @ApiProperty({ description: 'Send it with a change' }) version: number;
  @ApiProperty({ enum: COLLECTOR_LEVELS, nullable: true, description: 'This level and all above it' })
  level: CollectorLevel | null;
  @ApiProperty({
    type: PreviewCollector,
    nullable: true,
    description: 'Its only recipient; null for a level',
  })
  collector: PreviewCollector | null;
  @ApiProperty({ type: String, nullable: true }) mediaId: string | null;
  @ApiProperty({ description: 'Alternative text' }) pictureAlt: string;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) editedAt: string | null;
}

/** Query of `GET /api/admin/artist-notes`. */
export class ArtistNoteListQuery extends ListQuery {}

/** A page of artist notes, newest first. */
export class ArtistNoteList {
  @ApiProperty({ type: [ArtistNoteRecord] }) items: ArtistNoteRecord[];
  @ApiProperty({ description: 'Total across all pages' }) total: number;
  @ApiProperty({ type: String, nullable: true }) nextCursor: string | null;
}
