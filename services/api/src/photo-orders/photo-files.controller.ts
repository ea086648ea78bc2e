import { Controller, Get, Header, HttpCode, Param, Post, StreamableFile } from '@nestjs/common';
import { ApiNoContentResponse, ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForOwner } from '../identity';
import { Public } from '../platform';
import { PhotoFiles } from './photo-files';

/** The digital files of event photos. The link is all that a buyer needs to show. */
@ApiTags('orders')
@Controller('api')
export class PhotoFilesController {
  constructor(private readonly files: PhotoFiles) {}

  /** The full-size file behind a link. */
  @Public()
  @Get('photo-files/:token')
  @Header('cache-control', 'private, no-store')
  @ApiOkResponse({ description: 'A JPEG', content: { 'image/jpeg': {} } })
  @ApiNotFoundResponse({ description: 'photo_file_ended' })
  async file(@Param('token') token: string): Promise<StreamableFile> {
    const { bytes, size, name } = await this.files.open(token);
    return new StreamableFile(bytes, {
      type: 'image/jpeg',
      length: size,
      disposition: `attachment; filename="${name}"`,
    });
  }

  /** Mails the links of an order anew. */
  @ForOwner()
  @Post('admin/orders/:orderNumber/photo-files')
  @HttpCode(204)
  @ApiNoContentResponse()
  async sendAgain(@Param('orderNumber') orderNumber: string): Promise<void> {
    await this.files.sendAgain(orderNumber);
  }
}
