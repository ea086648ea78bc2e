import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsNotEmpty, IsString, Min } from 'class-validator';
import { MaxLength, Trim } from '../../../platform';

/** Body of `POST /api/admin/collectors/{id}/notes`. Decorators judge from the last to the first. */
export class CreateCollectorNote {
  @ApiProperty()
  @Trim()
  @MaxLength(5_000, { message: 'Please keep the note within 5,000 characters.' })
  @IsNotEmpty({ message: 'Please enter a note.' })
  @IsString({ message: 'Please enter a note.' })
  text: string;
}

/** Body of `PUT /api/admin/collectors/{id}/notes/{noteId}`. */
export class UpdateCollectorNote extends CreateCollectorNote {
  @ApiProperty({ description: 'The one that was seen' }) @IsInt() @Min(1) version: number;
}

/** A note of the gallery's people about a collector. */
export class CollectorNoteView {
  @ApiProperty() id: string;
  @ApiProperty() version: number;
  @ApiProperty() text: string;
  @ApiProperty({ description: 'First name of who wrote it' }) by: string;
  @ApiProperty({ description: 'Whether the caller wrote it, and may change it' }) isOwn: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) editedAt: string | null;
}
