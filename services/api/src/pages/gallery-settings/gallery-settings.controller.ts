import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public, CacheResponse, Clock, Settings } from '../../platform';
import { GallerySettings } from './dto/gallery-settings.dto';
import { presentGallerySettings } from './gallery-settings.presenter';

/** The public settings, for pages whose document does not contain them. */
@ApiTags('gallery')
@Controller('api/gallery')
export class GallerySettingsController {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** The settings of the gallery that its pages show. */
  @Public()
  @Get()
  @CacheResponse('gallery')
  @ApiOkResponse({ type: GallerySettings })
  async gallery(): Promise<GallerySettings> {
    return presentGallerySettings(this.settings, this.clock.now());
  }
}
