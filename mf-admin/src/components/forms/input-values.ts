/** A sum in dollars as someone types it, `12,500` or `$23.01`; undefined for anything else. */
export function parseDollars(typed: string): number | undefined {
  const text = typed.replaceAll(/[\s,$]/g, '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}

/** A time as a `datetime-local` box takes it, in this computer's zone, to the minute. */
export function toDatetimeLocal(at: string): string {
  const time = new Date(at);
  const day = [time.getFullYear(), time.getMonth() + 1, time.getDate()].map(twoDigits).join('-');
  return `${day}T${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;
}

const twoDigits = (figure: number): string => String(figure).padStart(2, '0');
