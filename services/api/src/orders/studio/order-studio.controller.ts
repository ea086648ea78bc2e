import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Patch,
  Post,
  Req,
  StreamableFile,
} from '@nestjs/common';
import {
  ApiBody,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { CurrentStaff, ForStaff, type SignedInStaff } from '../../identity';
import { AcceptsMultipart, fieldErrors, Public, readForm, throwIfInvalid } from '../../platform';
import { OrderRecord } from '../admin/dto/order-record.dto';
import { OrderRecordService } from '../admin/order-record.service';
import { MAX_ORDER_PICTURE_BYTES } from '../orders-policy';
import { OrderStudioService } from './order-studio.service';
import { OrderPicturesService, CreateOrderPicture, UpdateOrderPicture } from './order-pictures.service';

/** Studio pictures and framing of an order, for staff. Every route returns the updated order. */
@ApiTags('orders')
@ForStaff()
@ApiNotFoundResponse({ description: 'order_not_found, not_found' })
@Controller('api/admin/orders/:orderNumber')
export class AdminOrderStudioController {
  constructor(
    private readonly orderStudioService: OrderStudioService,
    private readonly orderRecordService: OrderRecordService,
  ) {}

  /** Adds the form’s file `picture` with its `caption` to an order, and emails the buyer. */
  @Post('pictures')
  @AcceptsMultipart()
  @ApiBody({
    schema: {
      type: 'object',
      properties: { caption: { type: 'string' }, picture: { type: 'string', format: 'binary' } },
    },
  })
  @ApiCreatedResponse({ type: OrderRecord })
  async add(
    @Param('orderNumber') orderNumber: string,
    @Req() request: FastifyRequest,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<OrderRecord> {
    const { fields, files } = await readForm(request, { files: 1, fileBytes: MAX_ORDER_PICTURE_BYTES });
    const form = plainToInstance(CreateOrderPicture, fields);
    const errors = fieldErrors(validateSync(form, { whitelist: true, stopAtFirstError: true }));
    const picture = files.get('picture')?.bytes;
    throwIfInvalid(picture ? errors : { ...errors, picture: 'Please choose a picture.' });
    if (picture) await this.orderStudioService.addPicture(orderNumber, form.caption, picture, staff);
    return this.orderRecordService.findByNumber(orderNumber);
  }

  /** Changes the caption or position of a picture. */
  @Patch('pictures/:id')
  @ApiOkResponse({ type: OrderRecord })
  @ApiConflictResponse({ description: 'changed_meanwhile' })
  async update(
    @Param('orderNumber') orderNumber: string,
    @Param('id') id: string,
    @Body() change: UpdateOrderPicture,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<OrderRecord> {
    await this.orderStudioService.updatePicture(orderNumber, id, change, staff);
    return this.orderRecordService.findByNumber(orderNumber);
  }

  /** Removes a picture and its file. */
  @Delete('pictures/:id')
  @ApiOkResponse({ type: OrderRecord })
  async remove(
    @Param('orderNumber') orderNumber: string,
    @Param('id') id: string,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<OrderRecord> {
    await this.orderStudioService.removePicture(orderNumber, id, staff);
    return this.orderRecordService.findByNumber(orderNumber);
  }

  /** Marks an order’s prints as framed. The buyer sees it in the order’s timeline. */
  @Post('framing')
  @HttpCode(200)
  @ApiOkResponse({ type: OrderRecord })
  async markFramed(
    @Param('orderNumber') orderNumber: string,
    @CurrentStaff() staff: SignedInStaff,
  ): Promise<OrderRecord> {
    await this.orderStudioService.markFramed(orderNumber, staff);
    return this.orderRecordService.findByNumber(orderNumber);
  }
}

/** Studio pictures of orders, by the links in the orders. */
@ApiTags('orders')
@Controller('api/order-pictures')
export class OrderPicturesController {
  constructor(private readonly orderPicturesService: OrderPicturesService) {}

  /** A studio picture, authorized by the signature in its link. */
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
