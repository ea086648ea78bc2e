import type { BulkInsert } from './bulk-insert';
import { FIRST_NAMES, LAST_NAMES, RARE_NAME } from './scale-names';
import type { SeededRandom } from '@gallery/domain';

/** A seeded collector. */
export interface ScaleCollector {
  id: string;
  name: string;
  email: string;
  createdAt: Date;
}

/** Nobody can sign in with it: no password has this hash. */
const NO_PASSWORD =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
const LEVELS = ['Standard', 'Premium', 'VIP'] as const;

/** Accounts whose addresses are confirmed, with favorites among the works. */
export async function seedCollectors(
  bulk: BulkInsert,
  random: SeededRandom,
  { count, from, to, artworkIds }: { count: number; from: Date; to: Date; artworkIds: readonly string[] },
): Promise<ScaleCollector[]> {
  const collectors: ScaleCollector[] = [];
  for (let index = 0; index < count; index += 1) {
    const createdAt = new Date(from.getTime() + ((to.getTime() - from.getTime()) * index) / count);
    const { firstName, lastName } =
      index === 0 ? RARE_NAME : { firstName: random.pick(FIRST_NAMES), lastName: random.pick(LAST_NAMES) };
    const email = `${firstName}.${lastName}.${index}@example.com`.toLowerCase();
    const id = random.id(createdAt);
    await bulk.add('collectors', {
      id,
      email,
      email_confirmed_at: createdAt,
      first_name: firstName,
      last_name: lastName,
      password_hash: NO_PASSWORD,
      level: random.happens(0.6) ? random.pick(LEVELS) : null,
      is_level_manual: 0,
      created_at: createdAt,
    });
    collectors.push({ id, name: `${firstName} ${lastName}`, email, createdAt });
  }
  await bulk.finish();
  for (const { id, createdAt } of collectors) {
    for (const artworkId of new Set([random.pick(artworkIds), random.pick(artworkIds)]))
      await bulk.add('favorites', {
        id: random.id(createdAt),
        collector_id: id,
        artwork_id: artworkId,
        created_at: createdAt,
      });
  }
  await bulk.finish();
  return collectors;
}
