import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString } from 'class-validator';
import { MaxLength, Trim } from '../../../platform';

/** Body of `POST /api/collector/pre-sale-notification`. */
export class CreatePresaleNotification {
  @ApiProperty() @Trim() @IsString() @IsNotEmpty() @MaxLength(64) artworkId: string;
}

/** The confirmation that the page shows. */
export class PresaleNotification {
  @ApiProperty() success: boolean;
  @ApiProperty({ example: 'Notification Requested' }) message: string;
}

/** The result of publishing an artwork. */
export class ArtworkPublication {
  @ApiProperty({ description: 'Whether it was hidden until now' }) isNew: boolean;
  @ApiProperty({ description: 'Collectors of the pre-sale list who are told now, in the order they asked' })
  told: number;
}
