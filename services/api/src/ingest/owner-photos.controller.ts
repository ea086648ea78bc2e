import { Body, Controller, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiNoContentResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { PublishPhotos } from '../events';
import { ForStaff } from '../identity';
import { PhotoEdit } from './dto/owner-photo.dto';

/** What the gallery's people decide of one photograph. */
@ApiTags('ingest')
@ForStaff()
@Controller('api/admin/event-photos/:id')
export class OwnerPhotosController {
  constructor(private readonly publishing: PublishPhotos) {}

  /** Approves a photograph that waits, or brings back one that was withdrawn. */
  @Post('publication')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'photo_not_found' })
  @ApiConflictResponse({ description: 'photo_not_ready' })
  async publish(@Param('id') id: string): Promise<void> {
    await this.publishing.publish(id);
  }

  /** Takes a photograph off the feed, or turns one down that waits. */
  @Post('withdrawal')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'photo_not_found' })
  @ApiConflictResponse({ description: 'photo_not_ready' })
  async withdraw(@Param('id') id: string): Promise<void> {
    await this.publishing.withdraw(id);
  }

  /** Writes its caption, or says whether it may be ordered. */
  @Patch()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'photo_not_found' })
  async edit(@Param('id') id: string, @Body() changes: PhotoEdit): Promise<void> {
    await this.publishing.edit(id, changes);
  }
}
