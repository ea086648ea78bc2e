import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EventPicturesService } from './event-pictures/event-pictures.service';
import { MediaEntity, MediaStore } from './media.store';
import { MediaFilesService } from './media-files.service';
import { MediaService } from './media.service';
import { ImageFilesController } from './images/image-files.controller';
import { VideoFilesController } from './videos/video-files.controller';

@Module({
  imports: [TypeOrmModule.forFeature([MediaEntity])],
  controllers: [ImageFilesController, VideoFilesController],
  providers: [EventPicturesService, MediaFilesService, MediaService, MediaStore],
  exports: [EventPicturesService, MediaFilesService, MediaService],
})
export class MediaModule {}
