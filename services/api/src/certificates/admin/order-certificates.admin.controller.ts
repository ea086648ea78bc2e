import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../../identity';
import { OrderCertificate } from './dto/order-certificate.dto';
import { CertificatesService } from '../certificates.service';

/** The certificates of an order, as the gallery sees them beside it. */
@ApiTags('certificates')
@ForStaff()
@Controller('api/admin/orders/:orderNumber/certificates')
export class AdminOrderCertificatesController {
  constructor(private readonly certificatesService: CertificatesService) {}

  /** Oldest first; none while the order is not paid. */
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: [OrderCertificate] })
  @ApiNotFoundResponse({ description: 'order_not_found' })
  list(@Param('orderNumber') orderNumber: string): Promise<OrderCertificate[]> {
    return this.certificatesService.listByOrder(orderNumber);
  }
}
