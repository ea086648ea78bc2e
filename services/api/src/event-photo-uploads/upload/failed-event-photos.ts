import { Injectable } from '@nestjs/common';
import { EventPhotosService, type StoredEventPhoto } from '../../events';

/** Photographs of events that could not be made into pictures. */
@Injectable()
export class FailedEventPhotos {
  constructor(private readonly eventPhotosService: EventPhotosService) {}

  /** How many there are, and the latest of them. */
  async findFailed(limit: number): Promise<{ count: number; first: StoredEventPhoto[] }> {
    return this.eventPhotosService.findFailed(limit);
  }
}
