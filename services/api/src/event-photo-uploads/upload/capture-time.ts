/** The time noted by the camera, as text: its clock has no time zone. */
export interface CameraTime {
  /** `2026:11:22 20:14:03` */
  clock: string;
  /** Digits after the second. */
  fraction: string;
  /** `-06:00`; null unless a zone was set on the camera. */
  zone: string | null;
}

const CLOCK = /^(\d{4}):(\d\d):(\d\d) (\d\d):(\d\d):(\d\d)/;
const ZONE = /^([+-])(\d\d):?(\d\d)$/;
const MINUTE_MS = 60_000;

/**
 * The time of capture in UTC: the camera's clock plus the event's offset. If the camera has a zone, it is subtracted
 * first, so that the offset is only the error of its clock. Null when the clock was never set or is invalid.
 */
export function captureTime(camera: CameraTime | null, offsetMs: number): Date | null {
  const [, year, month, day, hour, minute, second] = CLOCK.exec(camera?.clock ?? '') ?? [];
  if (camera === null || year === undefined || Number(year) < 2000) return null;
  const milliseconds = `${camera.fraction}000`.slice(0, 3);
  const clock = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${milliseconds}Z`);
  const at = new Date(clock - zoneMs(camera.zone) + offsetMs);
  return Number.isNaN(at.getTime()) ? null : at;
}

function zoneMs(zone: string | null): number {
  const [, sign, hours, minutes] = ZONE.exec(zone ?? '') ?? [];
  const size = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * MINUTE_MS;
  return sign === '-' ? -size : size;
}

/** Reads the camera's time from the first bytes of a file; null when there is none. */
export async function readCameraTime(head: Buffer): Promise<CameraTime | null> {
  const { parse } = await import('exifr');
  const pick = ['DateTimeOriginal', 'SubSecTimeOriginal', 'OffsetTimeOriginal'];
  const found: unknown = await parse(head, { pick, reviveValues: false }).catch(() => null);
  const clock = textOf(found, 'DateTimeOriginal');
  if (clock === null) return null;
  const fraction = textOf(found, 'SubSecTimeOriginal') ?? '';
  return {
    clock,
    fraction: /^\d*/.exec(fraction.trim())?.[0] ?? '',
    zone: textOf(found, 'OffsetTimeOriginal'),
  };
}

function textOf(notes: unknown, name: string): string | null {
  if (typeof notes !== 'object' || notes === null) return null;
  const value: unknown = Object.entries(notes).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : null;
}
