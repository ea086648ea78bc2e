import { Controller, Get, Header, HttpCode, Param, Post, StreamableFile } from '@nestjs/common';
import { ApiNoContentResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { OwnerRoute } from '../identity';
import { Public } from '../platform';
import { EventPhotoFilesService } from './event-photo-files.service';

/** The digital files of event photos. The link gives access. */
@ApiTags('orders')
@Controller('api')
export class EventPhotoFilesController {
  constructor(private readonly eventPhotoFilesService: EventPhotoFilesService) {}

  /** In full size. */
  @Public()
  @Get('event-photo-files/:token')
  @Header('cache-control', 'private, no-store')
  @ApiOkResponse({ description: 'A JPEG', content: { 'image/jpeg': {} } })
  @ApiNotFoundResponse({ description: 'photo_file_ended' })
  async file(@Param('token') token: string): Promise<StreamableFile> {
    const { bytes, size, name } = await this.eventPhotoFilesService.open(token);
    return new StreamableFile(bytes, {
      type: 'image/jpeg',
      length: size,
      disposition: `attachment; filename="${name}"`,
    });
  }

  /** Emails new links for an order. */
  @OwnerRoute()
  @Post('admin/orders/:orderNumber/event-photo-files')
  @HttpCode(204)
  @ApiNoContentResponse()
  async resend(@Param('orderNumber') orderNumber: string): Promise<void> {
    await this.eventPhotoFilesService.resend(orderNumber);
  }
}
