import type { CachedEvent } from '../event-cache.service';

/** RFC 5545, section 3.1. */
const MAX_LINE_BYTES = 75;

/** Who organizes these events, as calendars show it. */
interface CalendarOrganizer {
  /** The origin of the gallery's pages. */
  origin: string;
  name: string;
  email: string;
}

/** An event as a calendar file (RFC 5545), with an alarm an hour before. Importing it again updates the same entry. */
export function buildCalendarFile(event: CachedEvent, { origin, name, email }: CalendarOrganizer): string {
  const { id, title, description, location, startsAt, endsAt, updatedAt, status, version } = event;
  const url = `${origin}/live-event/${id}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gallery//Live events//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(origin).hostname}`,
    `DTSTAMP:${formatTimestamp(updatedAt)}`,
    `SEQUENCE:${version}`,
    `ORGANIZER;CN=${quoteParameter(name)}:mailto:${encodeURI(email)}`,
    `DTSTART:${formatTimestamp(startsAt)}`,
    `DTEND:${formatTimestamp(endsAt)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(`${description}\n\n${url}`.trim())}`,
    `LOCATION:${escapeText(location)}`,
    `URL:${url}`,
    `STATUS:${status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

/** `20261122T190000Z` */
const formatTimestamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Quotes a parameter value; parameters have no escape characters. */
const quoteParameter = (text: string): string => `"${text.replace(/["\p{Cc}]/gu, '')}"`;

/**
 * A line break in a title must not start a property, and a comma must not start a list. Other control characters are
 * not allowed.
 */
const escapeText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** Never splits a character. */
function foldLine(line: string): string {
  const parts = [''];
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > MAX_LINE_BYTES) {
      parts.push('');
      // The space that marks a continued line counts as well.
      bytes = 1;
    }
    parts[parts.length - 1] += character;
    bytes += size;
  }
  return parts.join('\r\n ');
}
