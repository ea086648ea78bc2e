import type { KnownEvent } from './known-events';

/** Lines are folded after so many bytes (RFC 5545, section 3.1). */
const LINE_BYTES = 75;

/** An event as a calendar file (RFC 5545), with an alarm an hour before. The same event is the same entry when taken in again. */
export function calendarFile(event: KnownEvent, origin: string): string {
  const { id, title, description, location, startsAt, endsAt, updatedAt, status } = event;
  const address = `${origin}/live-event/${id}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gallery//Live events//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(origin).hostname}`,
    `DTSTAMP:${stamp(updatedAt)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(`${description}\n\n${address}`.trim())}`,
    `LOCATION:${escaped(location)}`,
    `URL:${address}`,
    `STATUS:${status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** `20261122T190000Z` */
const stamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** A line break in a title must not begin a line of its own, nor a comma a list. Other control characters have no place. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** Never breaks a character in two. */
function folded(line: string): string {
  const parts = [''];
  let bytes = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (bytes + size > LINE_BYTES) {
      parts.push('');
      // The blank that marks a continued line counts.
      bytes = 1;
    }
    parts[parts.length - 1] += sign;
    bytes += size;
  }
  return parts.join('\r\n ');
}
