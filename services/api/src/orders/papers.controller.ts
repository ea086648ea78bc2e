import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../identity';
import { PrintOrderPapers, type OrderPaper } from './print-order-papers';

const PDF = 'application/pdf';

/** The sheets that go with an order. */
@ApiTags('orders')
@ForStaff()
@Controller('api/admin/orders/:orderNumber')
export class OrderPapersController {
  constructor(private readonly printing: PrintOrderPapers) {}

  /** What lies in the parcel: works and numbers, no prices. */
  @Get('packing-slip.pdf')
  @Header('cache-control', 'no-store')
  @ApiProduces(PDF)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiConflictResponse({ description: 'order_not_paid' })
  packingSlip(@Param('orderNumber') orderNumber: string): Promise<StreamableFile> {
    return this.send('packing-slip', orderNumber);
  }

  /** What was charged: subtotal, sales tax as it was charged, card fee. */
  @Get('invoice.pdf')
  @Header('cache-control', 'no-store')
  @ApiProduces(PDF)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiConflictResponse({ description: 'order_not_paid' })
  invoice(@Param('orderNumber') orderNumber: string): Promise<StreamableFile> {
    return this.send('invoice', orderNumber);
  }

  private async send(paper: OrderPaper, orderNumber: string): Promise<StreamableFile> {
    const bytes = await this.printing.print(paper, orderNumber);
    const disposition = `inline; filename="${orderNumber}-${paper}.pdf"`;
    return new StreamableFile(bytes, { type: PDF, length: bytes.length, disposition });
  }
}
