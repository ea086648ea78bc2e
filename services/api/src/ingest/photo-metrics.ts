import { Injectable } from '@nestjs/common';
import { PhotoJobs } from '../events';
import { Metrics, Reading } from '../platform';

/** The queue between a camera and its guests. */
@Injectable()
export class PhotoMetrics {
  constructor(metrics: Metrics, jobs: PhotoJobs) {
    const unfinished = new Reading(() => jobs.countUnfinished());
    metrics.reading(
      {
        name: 'live_photos_unfinished',
        help: 'Photographs in work, of all instances: without any picture yet, and without the large ones.',
        labels: ['stage'],
      },
      async () => {
        const found = await unfinished.latest();
        return Object.entries(found ?? {}).map(([stage, value]) => ({ labels: { stage }, value }));
      },
    );
  }
}
