import { Controller, Delete, Get, Header, Put, Req, StreamableFile } from '@nestjs/common';
import {
  ApiNotFoundResponse,
  ApiBody,
  ApiOkResponse,
  ApiProduces,
  ApiProperty,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentCollector, ForCollectors, type SignedInCollector } from '../../identity';
import { AcceptsMultipart, fieldError, readForm } from '../../platform';
import { MAX_PROFILE_PICTURE_BYTES } from '../collectors-policy';
import { ProfilePictureService } from './profile-picture.service';

/** URL of the current profile picture. */
export class ProfilePicture {
  @ApiProperty({ type: String, nullable: true }) profileImageUrl: string | null;
}

/** The signed-in collector's profile picture. */
@ApiTags('collectors')
@ForCollectors()
@Controller('api/collectors/me/picture')
export class ProfilePictureController {
  constructor(private readonly profilePictureService: ProfilePictureService) {}

  /** The profile picture, for its collector only. Its URL changes with the picture. */
  @Get()
  @Header('cache-control', 'private, max-age=31536000, immutable')
  @Header('x-content-type-options', 'nosniff')
  @ApiProduces('image/jpeg')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiNotFoundResponse({ description: 'not_found' })
  async file(@CurrentCollector() collector: SignedInCollector): Promise<StreamableFile> {
    const { bytes, size } = await this.profilePictureService.open(collector);
    return new StreamableFile(bytes, { type: 'image/jpeg', length: size });
  }

  /** Replaces the profile picture with the form’s file `picture`. */
  @Put()
  @AcceptsMultipart()
  @ApiBody({
    schema: { type: 'object', properties: { picture: { type: 'string', format: 'binary' } } },
  })
  @ApiOkResponse({ type: ProfilePicture })
  async replace(
    @CurrentCollector() { id }: SignedInCollector,
    @Req() request: FastifyRequest,
  ): Promise<ProfilePicture> {
    const { files } = await readForm(request, { files: 1, fileBytes: MAX_PROFILE_PICTURE_BYTES });
    const picture = files.get('picture');
    if (!picture) throw fieldError('picture', 'Please choose a picture.');
    return this.profilePictureService.set(id, picture.bytes);
  }

  /** Removes the profile picture. */
  @Delete()
  @ApiOkResponse({ type: ProfilePicture })
  remove(@CurrentCollector() { id }: SignedInCollector): Promise<ProfilePicture> {
    return this.profilePictureService.set(id, null);
  }
}
