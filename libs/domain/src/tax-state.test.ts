import { taxStateOf } from './tax-state';

const US = 'United States';

test.each([
  [{ state: 'TX', zip: '75226', country: US }, 'TX'],
  // Where state and ZIP disagree, the ZIP decides.
  [{ state: 'Oklahoma', zip: '75226', country: US }, 'TX'],
  [{ state: 'OK', zip: '75226-0042', country: US }, 'TX'],
  [{ state: 'TX', zip: '73102', country: US }, 'OK'],
  // So it does where the state is no state, or none.
  [{ state: 'Tex.', zip: '75226', country: US }, 'TX'],
  [{ state: '', zip: '75226', country: US }, 'TX'],
  // Without a ZIP that says it, the state does.
  [{ state: 'tx ', zip: '', country: US }, 'TX'],
  [{ state: 'TEXAS.', zip: '7522', country: US }, 'TX'],
  [{ state: '', zip: '', country: US }, null],
  // However the country is written, and where it is mistyped beside a state and a ZIP that agree.
  [{ state: 'OK', zip: '75226', country: '' }, 'TX'],
  [{ state: 'OK', zip: '75226', country: 'usa' }, 'TX'],
  [{ state: 'TX', zip: '75226', country: 'Untied States' }, 'TX'],
  // ZIP codes of other countries have five digits too, and so do states of theirs have two letters.
  [{ state: '', zip: '79098', country: 'Germany' }, null],
  [{ state: 'S.L.P.', zip: '78000', country: 'México' }, null],
  [{ state: 'MT', zip: '75100', country: 'Italia' }, null],
  [{ state: '', zip: '', country: 'France' }, null],
])('%j is taxed by %j (R4)', (address, state) => {
  expect(taxStateOf(address)).toBe(state);
});
