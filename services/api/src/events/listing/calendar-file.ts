import type { CachedEvent } from '../event-cache.service';

/** Lines are folded after so many bytes (RFC 5545, section 3.1). */
const MAX_LINE_BYTES = 75;

/** An event as a calendar file (RFC 5545), with an alarm an hour before. The same event is the same entry when taken in again. */
export function buildCalendarFile(event: CachedEvent, origin: string): string {
  const { id, title, description, location, startsAt, endsAt, updatedAt, status } = event;
  const address = `${origin}/live-event/${id}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gallery//Live events//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(origin).hostname}`,
    `DTSTAMP:${formatTimestamp(updatedAt)}`,
    `DTSTART:${formatTimestamp(startsAt)}`,
    `DTEND:${formatTimestamp(endsAt)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(`${description}\n\n${address}`.trim())}`,
    `LOCATION:${escapeText(location)}`,
    `URL:${address}`,
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

/** A line break in a title must not begin a line of its own, nor a comma a list. Other control characters have no place. */
const escapeText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** Never breaks a character in two. */
function foldLine(line: string): string {
  const parts = [''];
  let bytes = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (bytes + size > MAX_LINE_BYTES) {
      parts.push('');
      // The blank that marks a continued line counts.
      bytes = 1;
    }
    parts[parts.length - 1] += sign;
    bytes += size;
  }
  return parts.join('\r\n ');
}
