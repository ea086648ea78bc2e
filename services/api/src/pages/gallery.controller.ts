import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public, ReadyBytes, Settings } from '../platform';
import { GallerySettings } from './gallery-settings.dto';
import { presentGallery } from './gallery-settings.presenter';

/** The gallery's public settings, for pages whose document does not carry them. */
@ApiTags('gallery')
@Controller('api/gallery')
export class GalleryController {
  constructor(private readonly settings: Settings) {}

  @Public()
  @Get()
  @ReadyBytes('gallery')
  @ApiOkResponse({ type: GallerySettings })
  async gallery(): Promise<GallerySettings> {
    return presentGallery(this.settings);
  }
}
