/** When backups were made, and when the next one is. */
import { ToolError } from '../process/report.mjs';

/** When a backup was made, in milliseconds. @param {string} name as `20261122T140305Z` */
export const momentOf = (name) =>
  Date.parse(name.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** Milliseconds until this time of day comes next. @param {string} time such as 03:30, UTC @param {Date} now */
export function untilNext(time, now) {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (hours === undefined) throw new ToolError(`BACKUP_AT must be a time such as 03:30, not "${time}".`);
  const next = new Date(now);
  next.setUTCHours(Number(hours), Number(minutes), 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  return next.getTime() - now.getTime();
}
