import { PERSON_KINDS, type NewsletterState, type PersonKind } from './people-policy';

/** What one row of another module's table says about an address. */
export interface PersonSource {
  kind: PersonKind;
  /** Empty when the table has no name. */
  name: string;
  /** For an account: whether its address is confirmed; for a newsletter subscription: its state. */
  state: NewsletterState | 'unconfirmed' | null;
  /** The latest contact recorded in the row. */
  at: Date;
}

/** The part of a person that is derived from the sources. */
interface ProjectedPerson {
  name: string;
  names: string;
  kinds: PersonKind[];
  newsletter: NewsletterState | null;
  lastContactAt: Date;
}

/** Length of the column. */
const MAX_NAMES_LENGTH = 1_000;

/**
 * Which source's name is shown first: the name a person signs or pays with, then one that they typed. Anyone can claim
 * an address with an account.
 */
const NAME_ORDER: readonly ((source: PersonSource) => boolean)[] = [
  ({ kind, state }) => kind === 'collector' && state === 'confirmed',
  ({ kind }) => kind === 'buyer',
  ({ kind }) => kind === 'guest',
  ({ kind }) => kind === 'inquirer',
  ({ kind }) => kind === 'affiliate',
  ({ kind }) => kind === 'collector',
];

/** What the tables say about a person: about their own address, and about those joined to it. */
export interface PersonSources {
  own: readonly PersonSource[];
  others?: readonly PersonSource[];
}

/**
 * A person as derived from the sources; null for an address that no table has any longer. The newsletter state is the
 * one of their own address.
 */
export function projectPerson({ own, others = [] }: PersonSources): ProjectedPerson | null {
  if (own.length === 0) return null;
  const sources = [...own, ...others];
  const latest = Math.max(...sources.map(({ at }) => at.getTime()));
  const names = namesOf(sources);
  const subscription = own.find(({ kind }) => kind === 'subscriber');
  return {
    name: names[0] ?? '',
    names: Array.from(names.join('\n')).slice(0, MAX_NAMES_LENGTH).join(''),
    kinds: PERSON_KINDS.filter((kind) =>
      sources.some(
        (source) => source.kind === kind && (kind !== 'subscriber' || source.state === 'confirmed'),
      ),
    ),
    newsletter: newsletterStateOf(subscription),
    lastContactAt: new Date(latest),
  };
}

/** Every name they are known by, each once, the one to show first. */
export function namesOf(sources: readonly PersonSource[]): string[] {
  const latestFirst = sources.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const ordered = NAME_ORDER.flatMap((isNext) => latestFirst.filter(isNext));
  return [...new Set(ordered.map(({ name }) => name.trim()).filter((name) => name !== ''))];
}

function newsletterStateOf(subscription: PersonSource | undefined): NewsletterState | null {
  const state = subscription?.state ?? null;
  return state === 'unconfirmed' ? null : state;
}
