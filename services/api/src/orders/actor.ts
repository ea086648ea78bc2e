import type { SignedInStaff } from '../identity';

/** A member of staff who does something. */
export type Actor = Pick<SignedInStaff, 'id' | 'username' | 'role'>;

/** The owner without an account, in whose name the demo's data is made. */
export const OWNER_ACTOR: Actor = { role: 'owner', id: 'system', username: 'system' };

/** How histories name them: `staff ben`, and `owner` without an account. */
export const actorName = ({ role, id, username }: Actor): string =>
  id === OWNER_ACTOR.id ? role : `${role} ${username}`;
