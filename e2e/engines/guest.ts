import { RUTH } from '../harness/guest';
import type { Visitor } from './visitor';

/** An address not used before: a known address gets its pass by email. */
export const newAddress = () => `${Date.now()}.${RUTH.email}`;

/** Enters the live event through its gate. */
export async function enterFeed(visitor: Visitor): Promise<void> {
  await visitor.open('/live-event');
  await visitor.enter('Full Name', RUTH.name);
  await visitor.enter('Email Address', newAddress());
  await visitor.press('button', 'Enter Gallery');
  await visitor.see('list', 'Photographs');
}
