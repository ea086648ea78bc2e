import { Injectable } from '@nestjs/common';
import { csvFile, type CsvValue } from '../../platform';
import type { StudioEvent } from './dto/studio-event.dto';
import { AdminEventsQueries } from './admin-events.queries';

const COLUMNS = [
  'Event',
  'Title',
  'Kind',
  'Status',
  'Begins (UTC)',
  'Ends (UTC)',
  'Location',
  'Guests at most',
  'Registered',
  'Waiting',
  'Photographs',
  'VIP only',
  'Description',
];

/** The list of events as CSV. A gallery has a few hundred events, so they are read at once. */
@Injectable()
export class EventsCsvService {
  constructor(private readonly adminEventsQueries: AdminEventsQueries) {}

  /** The latest first. */
  exportCsv(): AsyncGenerator<string> {
    return csvFile(COLUMNS, this.batches());
  }

  private async *batches(): AsyncGenerator<CsvValue[][]> {
    yield (await this.adminEventsQueries.list()).map(eventCsvRow);
  }
}

const eventCsvRow = (event: StudioEvent): CsvValue[] => [
  event.id,
  event.title,
  event.eventType,
  event.status,
  event.eventDate,
  event.endDate,
  event.location,
  event.maxAttendees,
  event.registered,
  event.waitlisted,
  event.photoCount,
  event.isVipOnly ? 'yes' : 'no',
  event.description,
];
