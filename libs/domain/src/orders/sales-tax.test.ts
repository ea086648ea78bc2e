import { taxStateOf } from './sales-tax';

const US = 'United States';

test.each([
  [{ state: 'TX', zip: '75226', country: US }, 'TX'],
  // Where state and ZIP disagree, the ZIP decides.
  [{ state: 'Oklahoma', zip: '75226', country: US }, 'TX'],
  [{ state: 'OK', zip: '75226-0042', country: US }, 'TX'],
  [{ state: 'TX', zip: '73102', country: US }, 'OK'],
  // Also where the state is invalid or missing.
  [{ state: 'Tex.', zip: '75226', country: US }, 'TX'],
  [{ state: '', zip: '75226', country: US }, 'TX'],
  // Without a valid ZIP, the state decides.
  [{ state: 'tx ', zip: '', country: US }, 'TX'],
  [{ state: 'TEXAS.', zip: '7522', country: US }, 'TX'],
  [{ state: '', zip: '', country: US }, null],
  // However the country is spelled, even if mistyped, when state and ZIP agree.
  [{ state: 'OK', zip: '75226', country: '' }, 'TX'],
  [{ state: 'OK', zip: '75226', country: 'usa' }, 'TX'],
  [{ state: 'TX', zip: '75226', country: 'Untied States' }, 'TX'],
  // ZIP codes of other countries have five digits, too, and some of their states two letters.
  [{ state: '', zip: '79098', country: 'Germany' }, null],
  [{ state: 'S.L.P.', zip: '78000', country: 'México' }, null],
  [{ state: 'MT', zip: '75100', country: 'Italia' }, null],
  [{ state: '', zip: '', country: 'France' }, null],
])('%j is taxed by %j (R4)', (address, state) => {
  expect(taxStateOf(address)).toBe(state);
});
