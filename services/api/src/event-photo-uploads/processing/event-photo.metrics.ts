import { Injectable } from '@nestjs/common';
import { EventPhotoJobsService } from '../../events';
import { Metrics, PolledValue } from '../../platform';

/** The queue between a camera and its guests. */
@Injectable()
export class EventPhotoMetrics {
  constructor(metrics: Metrics, jobs: EventPhotoJobsService) {
    const unfinished = new PolledValue(() => jobs.countUnfinished());
    metrics.observedGauge(
      {
        name: 'live_photos_unfinished',
        help: 'Photographs in work, of all instances: without any picture yet, and without the large ones.',
        labels: ['stage'],
      },
      async () => {
        const found = await unfinished.get();
        return Object.entries(found ?? {}).map(([stage, value]) => ({ labels: { stage }, value }));
      },
    );
  }
}
