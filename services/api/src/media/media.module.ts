import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaEntity } from './media.entity';
import { MediaService } from './media.service';
import { MediaStore } from './media.store';
import { UploadsController } from './uploads.controller';

@Module({
  imports: [TypeOrmModule.forFeature([MediaEntity])],
  controllers: [UploadsController],
  providers: [MediaService, MediaStore],
  exports: [MediaService],
})
export class MediaModule {}
