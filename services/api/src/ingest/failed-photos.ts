import { Injectable } from '@nestjs/common';
import { PhotoRecords, type KnownPhoto } from '../events';

/** Photographs of events that could not be made into pictures. */
@Injectable()
export class FailedPhotos {
  constructor(private readonly photos: PhotoRecords) {}

  /** How many there are, and the latest of them. */
  async find(limit: number): Promise<{ count: number; first: KnownPhoto[] }> {
    return this.photos.failed(limit);
  }
}
