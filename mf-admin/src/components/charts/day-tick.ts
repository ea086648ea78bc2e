import { formatDay } from '@gallery/domain';

/** A day beneath its bar: `Nov 12`. @param day `2026-11-12` */
export const dayTick = (day: string): string => formatDay(day).replace(/, \d+$/, '');
