import { PERSON_KINDS, type NewsletterState, type PersonKind } from './people-policy';

/** What one row of another module's table says of an address. */
export interface PersonSource {
  kind: PersonKind;
  /** Empty where the table has none. */
  name: string;
  /** Of an account: whether its address is confirmed; of a newsletter subscription: its state. */
  state: NewsletterState | 'unconfirmed' | null;
  /** The latest contact that the row tells of. */
  at: Date;
}

/** The part of a person that follows from the sources. */
interface ProjectedPerson {
  name: string;
  names: string;
  kinds: PersonKind[];
  newsletter: NewsletterState | null;
  lastContactAt: Date;
}

/** Of the column. */
const MAX_NAMES_LENGTH = 1_000;

/** Whose name is shown first: what a person signs or pays with, then what they typed. Anyone can claim an address with an account. */
const NAME_ORDER: readonly ((source: PersonSource) => boolean)[] = [
  ({ kind, state }) => kind === 'collector' && state === 'confirmed',
  ({ kind }) => kind === 'buyer',
  ({ kind }) => kind === 'guest',
  ({ kind }) => kind === 'inquirer',
  ({ kind }) => kind === 'affiliate',
  ({ kind }) => kind === 'collector',
];

/** What the tables say of a person: of the own address, and of those joined to it. */
export interface PersonSources {
  own: readonly PersonSource[];
  others?: readonly PersonSource[];
}

/** A person as the sources have them; null for an address that no table has any more. The newsletter's state is of the own address. */
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

/** Every name under which they are known, each once, the one to show first. */
export function namesOf(sources: readonly PersonSource[]): string[] {
  const latestFirst = sources.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const ordered = NAME_ORDER.flatMap((isNext) => latestFirst.filter(isNext));
  return [...new Set(ordered.map(({ name }) => name.trim()).filter((name) => name !== ''))];
}

function newsletterStateOf(subscription: PersonSource | undefined): NewsletterState | null {
  const state = subscription?.state ?? null;
  return state === 'unconfirmed' ? null : state;
}
