import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EventPictures } from './event-pictures';
import { MediaEntity } from './media.entity';
import { MediaFiles } from './media-files';
import { MediaService } from './media.service';
import { MediaStore } from './media.store';
import { UploadsController } from './uploads.controller';
import { VideosController } from './videos.controller';

@Module({
  imports: [TypeOrmModule.forFeature([MediaEntity])],
  controllers: [UploadsController, VideosController],
  providers: [EventPictures, MediaFiles, MediaService, MediaStore],
  exports: [EventPictures, MediaFiles, MediaService],
})
export class MediaModule {}
