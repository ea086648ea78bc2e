import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogueModule } from '../catalogue';
import { MediaModule } from '../media';
import { PaymentsModule } from '../payments';
import { CheckoutController } from './checkout.controller';
import { Order } from './order.entity';
import { OrderBook } from './order-book';
import { OrderEvent } from './order-event.entity';
import { OrderLine } from './order-line.entity';
import { OrderNotices } from './order-notices';
import { OrdersStore } from './orders.store';
import { PlaceOrder } from './place-order';
import { ReadReceipt } from './read-receipt';
import { SettleOrder } from './settle-order';

/** From a cart to an order, and from Stripe's word to sold prints. */
@Module({
  imports: [
    TypeOrmModule.forFeature([Order, OrderLine, OrderEvent]),
    MediaModule,
    CatalogueModule,
    PaymentsModule,
  ],
  controllers: [CheckoutController],
  providers: [OrdersStore, PlaceOrder, SettleOrder, OrderNotices, OrderBook, ReadReceipt],
  exports: [OrderBook],
})
export class OrdersModule {}
