import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { MediaService } from '../../media';
import {
  AppError,
  Clock,
  Settings,
  type OpenFile,
  MaxLength,
  OneLine,
  OptionalField,
  Trim,
} from '../../platform';
import { OrderPicturesStore, type OrderPictureEntity } from './order-pictures.store';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, IsNotEmpty, IsOptional, IsString, Max, Min } from 'class-validator';
import { MAX_ORDER_PICTURES } from '../orders-policy';

/** A picture of an order from the studio. */
export class OrderPicture {
  @ApiProperty() id: string;
  @ApiProperty({ description: 'For the buyer only; valid for a day' }) url: string;
  @ApiProperty({ example: 'Number 3 of 9, drying' }) caption: string;
  @ApiProperty({ description: 'Send it with a change of the caption' }) version: number;
  @ApiProperty({ description: 'Pixels' }) width: number;
  @ApiProperty() height: number;
  @ApiProperty({ format: 'date-time', description: 'When it was added' }) at: string;
}

/** The text field of the form that adds a picture; its file is `picture`. */
export class CreateOrderPicture {
  @ApiProperty()
  @Trim()
  @MaxLength(200, { message: 'Please keep the caption within 200 characters.' })
  @OneLine()
  @IsNotEmpty({ message: 'Please enter a caption.' })
  @IsString({ message: 'Please enter a caption.' })
  caption: string;
}

/** Changes a picture; omitted fields stay unchanged. */
export class UpdateOrderPicture {
  @ApiPropertyOptional()
  @OptionalField()
  @Trim()
  @MaxLength(200, { message: 'Please keep the caption within 200 characters.' })
  @OneLine()
  @IsNotEmpty({ message: 'Please enter a caption.' })
  @IsString({ message: 'Please enter a caption.' })
  caption?: string;

  @ApiPropertyOptional({ description: 'Position among the pictures, from 0' })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_ORDER_PICTURES)
  place?: number;

  @ApiPropertyOptional({
    description: 'The version you read, to change the caption; an outdated one is refused',
  })
  @OptionalField()
  @IsInt()
  @Min(1)
  version?: number;
}

const HOUR_MS = 3_600_000;
/** How long a link works: as long as someone leaves the page open. */
const LINK_HOURS = 24;
/** Picture id, hour since 1970 until which it works, signature. */
const TOKEN_PATTERN = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/;

/** The picture with a link for all who may see its order. Within an hour the link is the same, for browsers' caches. */
function presentOrderPicture(
  { id, caption, version, width, height, createdAt }: OrderPictureEntity,
  { key, now }: { key: string; now: Date },
): OrderPicture {
  const payload = `${id}.${Math.floor(now.getTime() / HOUR_MS) + LINK_HOURS}`;
  const url = `/api/order-pictures/${payload}.${signature(payload, key)}`;
  return { id, url, caption, version, width, height, at: createdAt.toISOString() };
}

/** The id of the picture in a link that was signed with this key and still works; else null. */
function verifyPictureToken(token: string, { key, now }: { key: string; now: Date }): string | null {
  const [, id, hour, given] = TOKEN_PATTERN.exec(token) ?? [];
  if (id === undefined || hour === undefined || given === undefined) return null;
  const expected = signature(`${id}.${hour}`, key);
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return null;
  return now.getTime() < Number(hour) * HOUR_MS ? id : null;
}

const signature = (payload: string, key: string): string =>
  createHmac('sha256', key).update(`order-picture:${payload}`).digest('base64url');

/** No route serves the folder. */
export const orderPictureKey = (id: string): string => `order-pictures/${id}.jpg`;

/** Shows the studio's pictures of orders to anyone who may see the order. */
@Injectable()
export class OrderPicturesService {
  constructor(
    private readonly orderPicturesStore: OrderPicturesStore,
    private readonly mediaService: MediaService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** The pictures of each order. One query. */
  async findByOrders(orderIds: readonly string[]): Promise<(orderId: string) => OrderPicture[]> {
    const pictures = await this.orderPicturesStore.listByOrders(orderIds);
    const link = this.link();
    return (orderId) =>
      pictures
        .filter((picture) => picture.orderId === orderId)
        .map((picture) => presentOrderPicture(picture, link));
  }

  /** The file behind a link that the API signed. @throws AppError `not_found` */
  async open(token: string): Promise<OpenFile> {
    const id = verifyPictureToken(token, this.link());
    const isKnown = id !== null && (await this.orderPicturesStore.exists(id));
    const file = isKnown ? await this.mediaService.openPrivate(orderPictureKey(id)) : null;
    if (!file) throw new AppError('not_found');
    return file;
  }

  /** Removes all pictures of an order with their files. Joins the current transaction. */
  async removeByOrder(orderId: string): Promise<void> {
    const pictures = await this.orderPicturesStore.listByOrders([orderId]);
    await this.orderPicturesStore.remove(pictures.map(({ id }) => id));
    for (const { id } of pictures) await this.mediaService.removePrivate(orderPictureKey(id));
  }

  private link(): { key: string; now: Date } {
    return { key: this.settings.guestPasses.key, now: this.clock.now() };
  }
}
