import { inboxAssigneesQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';

/**
 * Who did something, by first name: records keep `owner theo` or the user name alone. Whatever belongs to no account,
 * such as `the shop`, and everything until the accounts are known, stays as it is, without the role. A role without a
 * name is of what was done without an account.
 */
export function ActorName({ actor }: { actor: string }) {
  const { data: accounts } = useQuery(inboxAssigneesQuery());
  const username = actor.replace(/^(?:owner|staff) (?=.)/, '');
  if (!accounts) return username;
  const account = accounts.find((each) => each.username === username);
  if (account) return account.firstName;
  return username === 'owner' || username === 'staff' ? 'the gallery' : username;
}
