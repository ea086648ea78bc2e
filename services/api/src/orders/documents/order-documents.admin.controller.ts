import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../../identity';
import { OrderDocumentsService, type OrderDocumentKind } from './order-documents.service';

const PDF = 'application/pdf';

/** The printable documents of an order. */
@ApiTags('orders')
@ForStaff()
@Controller('api/admin/orders/:orderNumber')
export class AdminOrderDocumentsController {
  constructor(private readonly orderDocumentsService: OrderDocumentsService) {}

  /** What is in the parcel, without prices. */
  @Get('packing-slip.pdf')
  @ApiProduces(PDF)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiConflictResponse({ description: 'order_not_paid' })
  packingSlip(@Param('orderNumber') orderNumber: string): Promise<StreamableFile> {
    return this.send('packing-slip', orderNumber);
  }

  /** What was charged. */
  @Get('invoice.pdf')
  @ApiProduces(PDF)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiConflictResponse({ description: 'order_not_paid' })
  invoice(@Param('orderNumber') orderNumber: string): Promise<StreamableFile> {
    return this.send('invoice', orderNumber);
  }

  private async send(kind: OrderDocumentKind, orderNumber: string): Promise<StreamableFile> {
    const bytes = await this.orderDocumentsService.render(kind, orderNumber);
    const disposition = `inline; filename="${orderNumber}-${kind}.pdf"`;
    return new StreamableFile(bytes, { type: PDF, length: bytes.length, disposition });
  }
}
