/** Sales of event photos: as numbered prints, and as digital files. */
export { EventPhotoOrdersModule } from './event-photo-orders.module';
export { EVENT_PHOTO_ORDER_EMAIL_TEMPLATES, EVENT_FOLLOW_UP_TEMPLATES } from './event-photo-orders.emails';
