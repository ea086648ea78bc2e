/** Selling photographs of events: as numbered prints, and as event photos with their digital file. */
export { EventPhotoOrdersModule } from './event-photo-orders.module';
export { EVENT_PHOTO_ORDER_EMAIL_TEMPLATES } from './event-photo-order.emails';
