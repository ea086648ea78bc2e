import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCollector, ForCollectors, type SignedInCollector } from '../../identity';
import { CollectorOrder } from './dto/collector-order.dto';
import { CollectorOrdersService } from './collector-orders.service';

/** A collector's own orders. */
@ApiTags('orders')
@ForCollectors()
@Controller('api/orders')
export class CollectorOrdersController {
  constructor(private readonly collectorOrdersService: CollectorOrdersService) {}

  /** Newest first. */
  @Get()
  @ApiOkResponse({ type: [CollectorOrder] })
  async list(@CurrentCollector() collector: SignedInCollector): Promise<CollectorOrder[]> {
    return this.collectorOrdersService.findByCollector(collector.id);
  }
}
