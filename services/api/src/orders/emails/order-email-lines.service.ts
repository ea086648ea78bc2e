import { frameTypeLabel, orderLineDetails } from '@gallery/domain';
import { Injectable } from '@nestjs/common';
import { PrintLedgerService } from '../../catalog';
import { emailPicture, MediaService } from '../../media';
import { Settings, type EmailWork } from '../../platform';
import { editionNumbersOf, type OrderLineEntity } from '../entities/order-line.entity';
import { OrdersStore } from '../orders.store';

/** A print and the line that it belongs to. */
interface LinePrint {
  orderLineId: string | null;
  editionNumber: number;
}

/** The lines of an order as emails show them: picture, title and edition numbers. */
@Injectable()
export class OrderEmailLinesService {
  constructor(
    private readonly ordersStore: OrdersStore,
    private readonly printLedgerService: PrintLedgerService,
    private readonly mediaService: MediaService,
    private readonly settings: Settings,
  ) {}

  async findByOrder(orderId: string): Promise<EmailWork[]> {
    const lines = await this.ordersStore.findLines(orderId);
    return this.describe(lines, await this.printLedgerService.listByOrder(orderId));
  }

  /** The same for lines and prints that are known. One query. */
  async describe(lines: readonly OrderLineEntity[], prints: readonly LinePrint[]): Promise<EmailWork[]> {
    const pictures = await this.mediaService.findPictures(lines.flatMap(({ pictureId }) => pictureId ?? []));
    return lines.map((line) => {
      // Not of event photos: the event may be for VIPs only.
      const picture = pictures.find(({ id, eventId }) => id === line.pictureId && eventId === undefined);
      return {
        ...describeLine(line),
        editionNumbers: editionNumbersOf(line, prints),
        picture: picture ? emailPicture(picture, this.settings.http.publicOrigin) : null,
      };
    });
  }
}

/** `20 × 20 in, framed 32.5 × 32.5 in, Black Frame`. */
const describeLine = ({
  title,
  size,
  frameSize,
  frameStyle,
  customFrame,
  editionTotal,
}: OrderLineEntity) => ({
  title,
  details: orderLineDetails({ size, frameSize, frameType: frameTypeLabel(frameStyle, customFrame) }),
  editionTotal,
});
