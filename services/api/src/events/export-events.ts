import { Injectable } from '@nestjs/common';
import { csvFile, type CsvValue } from '../platform';
import type { StudioEvent } from './dto/studio-event.dto';
import { ReadStudioEvents } from './read-studio-events';

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

/** The console's list of events as CSV. A gallery has some hundred of them: they are read at once, as the page reads them. */
@Injectable()
export class ExportEvents {
  constructor(private readonly reading: ReadStudioEvents) {}

  /** The latest first. */
  csv(): AsyncGenerator<string> {
    return csvFile(COLUMNS, this.batches());
  }

  private async *batches(): AsyncGenerator<CsvValue[][]> {
    yield (await this.reading.all()).map(csvValues);
  }
}

const csvValues = (event: StudioEvent): CsvValue[] => [
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
