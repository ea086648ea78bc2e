/** Selling photographs of events: as numbered prints, and as event photos with their digital file. */
export { PhotoOrdersModule } from './photo-orders.module';
export { PHOTO_ORDER_MAILS } from './photo-order-mail';
