import type { PersonSource } from './person-projection';
import { namesOf, projectPerson } from './person-projection';

const at = (day: number): Date => new Date(Date.UTC(2026, 9, day));

const source = (given: Partial<PersonSource>): PersonSource => ({
  kind: 'inquirer',
  name: 'Ada Byron',
  state: null,
  at: at(1),
  ...given,
});

test('an address in no table is not a person', () => {
  expect(projectPerson({ own: [] })).toBeNull();
});

test('a person has all their kinds, and the latest contact', () => {
  const person = projectPerson({
    own: [
      source({ kind: 'guest', at: at(3) }),
      source({ kind: 'buyer', at: at(9) }),
      source({ kind: 'guest', at: at(5) }),
    ],
  });
  expect(person).toMatchObject({ kinds: ['buyer', 'guest'], newsletter: null, lastContactAt: at(9) });
});

test.each([
  ['pending', []],
  ['confirmed', ['subscriber']],
  ['ended', []],
] as const)('a person whose subscription is %s has the kinds %j', (state, kinds) => {
  expect(projectPerson({ own: [source({ kind: 'subscriber', name: '', state })] })).toMatchObject({
    name: '',
    kinds,
    newsletter: state,
  });
});

test('joined addresses add to a person’s kinds, but not to their consent or presence', () => {
  const others = [
    source({ kind: 'buyer', name: 'Ada Lovelace', at: at(9) }),
    source({ kind: 'subscriber', name: '', state: 'confirmed' }),
  ];
  expect(projectPerson({ own: [source({})], others })).toMatchObject({
    name: 'Ada Lovelace',
    kinds: ['buyer', 'inquirer', 'subscriber'],
    newsletter: null,
    lastContactAt: at(9),
  });
  expect(projectPerson({ own: [], others })).toBeNull();
});

test('every name is kept once: the confirmed account first, an unconfirmed one last', () => {
  expect(
    namesOf([
      source({ kind: 'collector', state: 'unconfirmed', name: 'Somebody Else', at: at(9) }),
      source({ kind: 'inquirer', name: 'A. Byron', at: at(8) }),
      source({ kind: 'buyer', name: 'Ada Lovelace', at: at(2) }),
      source({ kind: 'guest', name: ' Ada Byron ', at: at(7) }),
      source({ kind: 'collector', state: 'confirmed', name: 'Ada Byron', at: at(1) }),
    ]),
  ).toEqual(['Ada Byron', 'Ada Lovelace', 'A. Byron', 'Somebody Else']);
});
