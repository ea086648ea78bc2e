import { inboxAssigneesQuery } from '@gallery/api-client';
import { useQuery } from '@tanstack/react-query';

/**
 * Who did something, by first name: records keep `owner theo` or the user name alone. A name without an account,
 * such as `the shop`, and every name until the accounts are known, stays as it is, without the role. A role without a
 * name means that it was done without an account.
 */
export function ActorName({ actor }: { actor: string }) {
  const { data: accounts } = useQuery(inboxAssigneesQuery());
  const username = withoutRole(actor);
  if (!accounts) return username;
  const account = accounts.find((each) => each.username === username);
  return account ? account.firstName : actorLabel(actor);
}

/** The same where the API says the first name: `owner Theo`. */
export function actorLabel(actor: string): string {
  const name = withoutRole(actor);
  return name === 'owner' || name === 'staff' ? 'the gallery' : name;
}

const withoutRole = (actor: string): string => actor.replace(/^(?:owner|staff) (?=.)/, '');
