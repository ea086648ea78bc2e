import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform';
import { OrderPicturesService } from './order-pictures.service';

/** The studio's pictures of orders, by the links that orders carry. */
@ApiTags('orders')
@Controller('api/order-pictures')
export class OrderPicturesController {
  constructor(private readonly orderPicturesService: OrderPicturesService) {}

  /** The signature is the permission. */
  @Public()
  @Get(':token')
  @Header('cache-control', 'private, max-age=86400')
  @Header('x-content-type-options', 'nosniff')
  @Header('referrer-policy', 'no-referrer')
  @ApiProduces('image/jpeg')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiNotFoundResponse({ description: 'not_found, also once the link has expired' })
  async file(@Param('token') token: string): Promise<StreamableFile> {
    const { bytes, size } = await this.orderPicturesService.open(token);
    return new StreamableFile(bytes, { type: 'image/jpeg', length: size });
  }
}
