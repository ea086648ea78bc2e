import { Body, Controller, Post, Req, Get, Header, Param, HttpCode, StreamableFile } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiTags,
  ApiUnauthorizedResponse,
  ApiOkResponse,
  ApiProduces,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiBadGatewayResponse,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  CurrentCollector,
  CurrentStaff,
  ForCollectors,
  ForStaff,
  OwnerRoute,
  type SignedInCollector,
  type SignedInStaff,
} from '../identity';
import { PrintSaleLink } from '../payment-requests';
import { CheckoutRateLimit, Public } from '../platform';
import {
  CreateEventPhotoOrder,
  CreatedEventPhotoOrder,
  StartedEdition,
  EventPhotoEditions,
  SellEventPhoto,
} from './dto/event-photo-orders.dto';
import { EventPhotoOrdersService, EventPhotoSalesService } from './event-photo-orders.service';
import { EventPhotoPurchaseOptionsService } from './event-photo-purchase-options.service';
import { EventPhotoFilesService } from './event-photo-files.service';

/** Collectors' orders of event photos. */
@ApiTags('orders')
@ForCollectors()
@Controller('api/orders')
export class EventPhotoOrdersController {
  constructor(private readonly eventPhotoOrdersService: EventPhotoOrdersService) {}

  /** Orders an event photo, with a pass to the event. */
  @CheckoutRateLimit()
  @Post()
  @ApiCreatedResponse({ type: CreatedEventPhotoOrder })
  @ApiUnauthorizedResponse({ description: 'signed_out, pass_required' })
  @ApiConflictResponse({ description: 'inquiry_only, quote_changed, photo_not_for_sale' })
  @ApiBadGatewayResponse({ description: 'checkout_unavailable' })
  async create(
    @Req() request: FastifyRequest,
    @CurrentCollector() collector: SignedInCollector,
    @Body() body: CreateEventPhotoOrder,
  ): Promise<CreatedEventPhotoOrder> {
    return this.eventPhotoOrdersService.create(request, body, collector);
  }
}

/** What can be bought of event photos, for the purchase sheet and the projector. */
@ApiTags('events')
@Controller('api/events/:eventId')
export class EventPhotoEditionsController {
  constructor(private readonly eventPhotoPurchaseOptionsService: EventPhotoPurchaseOptionsService) {}

  /** The sizes of a photo, with the prints left of each. */
  @Public()
  @Get('photos/:photoId/editions')
  @Header('cache-control', 'private, no-store')
  @ApiOkResponse({ type: EventPhotoEditions })
  @ApiNotFoundResponse({ description: 'event_not_found, photo_not_found' })
  @ApiUnauthorizedResponse({ description: 'pass_required' })
  async editions(
    @Req() request: FastifyRequest,
    @Param('eventId') eventId: string,
    @Param('photoId') photoId: string,
  ): Promise<EventPhotoEditions> {
    return this.eventPhotoPurchaseOptionsService.findForPhoto(request, eventId, photoId);
  }

  /** The sizes of all photos that have begun to sell. */
  @Public()
  @Get('editions')
  @Header('cache-control', 'private, no-store')
  @ApiOkResponse({ type: [StartedEdition] })
  @ApiUnauthorizedResponse({ description: 'pass_required' })
  @ApiNotFoundResponse({ description: 'event_not_found' })
  async started(
    @Req() request: FastifyRequest,
    @Param('eventId') eventId: string,
  ): Promise<StartedEdition[]> {
    return this.eventPhotoPurchaseOptionsService.findStarted(request, eventId);
  }
}

/** Staff sell a photo in person to a guest, who pays on their own phone. */
@ApiTags('orders')
@ForStaff()
@Controller('api/admin/event-photos/:id')
export class AdminEventPhotoSalesController {
  constructor(
    private readonly eventPhotoPurchaseOptionsService: EventPhotoPurchaseOptionsService,
    private readonly eventPhotoSalesService: EventPhotoSalesService,
  ) {}

  /** The sizes of a photo, with the prints left of each, for staff. */
  @Get('editions')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: EventPhotoEditions })
  @ApiConflictResponse({ description: 'photo_not_for_sale' })
  async editions(@Param('id') id: string): Promise<EventPhotoEditions> {
    return this.eventPhotoPurchaseOptionsService.findForStaff(id);
  }

  /** Holds the next number for a guest and returns a payment link. */
  @Post('sales')
  @ApiCreatedResponse({ type: PrintSaleLink })
  @ApiNotFoundResponse({ description: 'edition_not_found' })
  @ApiConflictResponse({ description: 'inquiry_only, photo_not_for_sale, prints_unavailable' })
  @ApiUnprocessableEntityResponse({ description: 'frame_not_offered' })
  @ApiBadGatewayResponse({ description: 'checkout_unavailable' })
  async sell(
    @Param('id') id: string,
    @Body() body: SellEventPhoto,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<PrintSaleLink> {
    return this.eventPhotoSalesService.sell(id, body, staff);
  }
}

/** The digital files of event photos. The link grants access. */
@ApiTags('orders')
@Controller('api')
export class EventPhotoFilesController {
  constructor(private readonly eventPhotoFilesService: EventPhotoFilesService) {}

  /** The digital file of an event photo, at full size. */
  @Public()
  @Get('event-photo-files/:token')
  @Header('cache-control', 'private, no-store')
  @ApiProduces('image/jpeg')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiNotFoundResponse({ description: 'photo_file_ended' })
  async file(@Param('token') token: string): Promise<StreamableFile> {
    const { bytes, size, name } = await this.eventPhotoFilesService.open(token);
    return new StreamableFile(bytes, {
      type: 'image/jpeg',
      length: size,
      disposition: `attachment; filename="${name}"`,
    });
  }

  /** Emails new links to the digital files of an order. */
  @OwnerRoute()
  @Post('admin/orders/:orderNumber/event-photo-files')
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ description: 'order_not_found' })
  async resend(@Param('orderNumber') orderNumber: string): Promise<void> {
    await this.eventPhotoFilesService.resend(orderNumber);
  }
}
