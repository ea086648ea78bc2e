import type { SignedInStaff } from '../identity';

/** Who of the gallery does something to an order. */
export type Actor = Pick<SignedInStaff, 'id' | 'username' | 'role'>;

/** How the order's history names them: `staff ben`; a machine with the owner's key is the owner. */
export const actorName = ({ role, id, username }: Actor): string =>
  id === 'key' ? role : `${role} ${username}`;

/** The owner by their key, as machines come. */
export const OWNER_ACTOR: Actor = { role: 'owner', id: 'key', username: 'key' };
