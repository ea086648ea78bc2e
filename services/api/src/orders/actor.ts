import type { SignedInStaff } from '../identity';

/** A member of staff who does something. */
export type Actor = Pick<SignedInStaff, 'id' | 'username' | 'role'>;

/** How histories name them: `staff ben`. A machine with the owner's API key is the owner. */
export const actorName = ({ role, id, username }: Actor): string =>
  id === 'key' ? role : `${role} ${username}`;

/** A machine with the owner's API key. */
export const OWNER_ACTOR: Actor = { role: 'owner', id: 'key', username: 'key' };
