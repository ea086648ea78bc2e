import type { Affiliate } from '../../src/affiliates';
import { staffSignedIn, type TestStaff } from './staff';
import type { TestApi } from '../app/start-api';

export const PARTNERS = '/api/admin/selling-partners';

/** The owner, signed in to the console: Mara unless said otherwise. */
export const ownerSignedIn = (api: TestApi): Promise<TestStaff> => staffSignedIn(api, { role: 'owner' });

/** What the form for a partner sends: Galerie Nord at 20 % unless said otherwise. */
export const partnerBody = (options: object = {}) => ({
  partnerName: 'Galerie Nord',
  partnerId: 'galerie-nord',
  email: 'nord@example.com',
  commissionRate: '20.00',
  status: 'active',
  notes: '',
  ...options,
});

/** A partner as the owner adds one; must succeed. */
export async function addPartner(
  api: TestApi,
  { headers }: Pick<TestStaff, 'headers'>,
  options: object = {},
): Promise<Affiliate> {
  const answer = await api.request(PARTNERS, { method: 'POST', body: partnerBody(options), headers });
  const text = await answer.text();
  if (answer.status !== 201) throw new Error(`The partner was refused: ${answer.status} ${text}`);
  return readPartner(JSON.parse(text));
}

export function readPartner(answer: unknown): Affiliate {
  if (!isPartner(answer)) throw new Error(`Not a partner: ${JSON.stringify(answer)}`);
  return answer;
}

const isPartner = (answer: unknown): answer is Affiliate =>
  typeof answer === 'object' && answer !== null && 'referralUrl' in answer && 'partnerId' in answer;
