import { Body, Controller, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiNoContentResponse, ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { EventPhotoModerationService } from '../../events';
import { ForStaff } from '../../identity';
import { UpdateEventPhoto } from './dto/event-photo-upload.dto';

/** What the gallery's people decide of one photograph. */
@ApiTags('ingest')
@ForStaff()
@Controller('api/admin/event-photos/:id')
export class AdminEventPhotosController {
  constructor(private readonly eventPhotoModerationService: EventPhotoModerationService) {}

  /** Approves a photograph that waits, or brings back one that was withdrawn. */
  @Post('publication')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'photo_not_found' })
  @ApiConflictResponse({ description: 'photo_not_ready' })
  async publish(@Param('id') id: string): Promise<void> {
    await this.eventPhotoModerationService.publish(id);
  }

  /** Takes a photograph off the feed, or turns one down that waits. */
  @Post('withdrawal')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'photo_not_found' })
  @ApiConflictResponse({ description: 'photo_not_ready' })
  async withdraw(@Param('id') id: string): Promise<void> {
    await this.eventPhotoModerationService.withdraw(id);
  }

  /** Writes its caption, or says whether it may be ordered. */
  @Patch()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'photo_not_found' })
  async edit(@Param('id') id: string, @Body() changes: UpdateEventPhoto): Promise<void> {
    await this.eventPhotoModerationService.update(id, changes);
  }
}
