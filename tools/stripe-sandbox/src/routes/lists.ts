import type Stripe from 'stripe';
import type { Params } from '../wire/params';

/** A list in Stripe's format. */
export function listOf<T>(data: T[], hasMore: boolean, url: string): Stripe.ApiList<T> {
  return { object: 'list', data, has_more: hasMore, url };
}

/** Reads the `created` filter, a time or a range of times in seconds, and applies it. */
export function createdWithin<T extends { created: number }>(params: Params, all: T[]): T[] {
  if (!params.has('created')) return all;
  const { gt, gte, lt, lte } = readRange(params);
  return all.filter(
    ({ created }) =>
      (gt === undefined || created > gt) &&
      (gte === undefined || created >= gte) &&
      (lt === undefined || created < lt) &&
      (lte === undefined || created <= lte),
  );
}

interface Range {
  gt?: number;
  gte?: number;
  lt?: number;
  lte?: number;
}

function readRange(params: Params): Range {
  if (params.isText('created')) {
    const exactly = params.integer('created');
    return { gte: exactly, lte: exactly };
  }
  return (
    params.group('created', (range) => ({
      gt: range.integer('gt'),
      gte: range.integer('gte'),
      lt: range.integer('lt'),
      lte: range.integer('lte'),
    })) ?? {}
  );
}

/** One page of a list, newest first, by limit, starting_after and ending_before. */
export function pageOf<T extends { id: string }>(params: Params, all: T[], url: string): Stripe.ApiList<T> {
  const limit = params.integer('limit', { min: 1, max: 100 }) ?? 10;
  const after = params.text('starting_after');
  const before = params.text('ending_before');
  const indexOf = (id: string, name: string) => {
    const index = all.findIndex((item) => item.id === id);
    if (index < 0) throw params.invalid(name, `No such object: '${id}'`, 'resource_missing');
    return index;
  };
  if (before !== undefined) {
    const end = indexOf(before, 'ending_before');
    const start = Math.max(0, end - limit);
    return listOf(all.slice(start, end), start > 0, url);
  }
  const start = after === undefined ? 0 : indexOf(after, 'starting_after') + 1;
  return listOf(all.slice(start, start + limit), start + limit < all.length, url);
}
