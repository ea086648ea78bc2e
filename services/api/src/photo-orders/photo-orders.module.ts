import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue';
import { EventsModule } from '../events';
import { PhotoEditionsController } from './photo-editions.controller';
import { ReadPhotoEditions } from './read-photo-editions';

/** Selling photographs of events: as numbered prints, and as event photos with their digital file (G10). */
@Module({
  imports: [CatalogueModule, EventsModule],
  controllers: [PhotoEditionsController],
  providers: [ReadPhotoEditions],
})
export class PhotoOrdersModule {}
