import { inboxAssigneesQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';

/**
 * Who did something, by first name: records keep `owner theo` or the user name alone. Whatever belongs to no account,
 * such as `the shop`, and everything until the accounts are known, stays as it is, without the role.
 */
export function ActorName({ actor }: { actor: string }) {
  const { data: accounts = [] } = useQuery(inboxAssigneesQuery());
  const username = actor.replace(/^(?:owner|staff) (?=.)/, '');
  return accounts.find((account) => account.username === username)?.firstName ?? username;
}
