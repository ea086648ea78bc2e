import { latinLetters } from './latin-letters';

/**
 * US states, districts and territories by postal code, in display order. `zips`: the first three digits of their ZIP
 * codes. A few ZIP codes are served across a border; a prefix stands for the state of nearly all of its codes.
 */
export const US_STATES = {
  AL: { name: 'Alabama', zips: '350-369' },
  AK: { name: 'Alaska', zips: '995-999' },
  AZ: { name: 'Arizona', zips: '850-865' },
  AR: { name: 'Arkansas', zips: '716-729' },
  CA: { name: 'California', zips: '900-961' },
  CO: { name: 'Colorado', zips: '800-816' },
  CT: { name: 'Connecticut', zips: '060-069' },
  DE: { name: 'Delaware', zips: '197-199' },
  DC: { name: 'District of Columbia', zips: '200 202-205 569' },
  FL: { name: 'Florida', zips: '320-339 341-349' },
  GA: { name: 'Georgia', zips: '300-319 398-399' },
  HI: { name: 'Hawaii', zips: '967-968' },
  ID: { name: 'Idaho', zips: '832-838' },
  IL: { name: 'Illinois', zips: '600-629' },
  IN: { name: 'Indiana', zips: '460-479' },
  IA: { name: 'Iowa', zips: '500-528' },
  KS: { name: 'Kansas', zips: '660-679' },
  KY: { name: 'Kentucky', zips: '400-427' },
  LA: { name: 'Louisiana', zips: '700-714' },
  ME: { name: 'Maine', zips: '039-049' },
  MD: { name: 'Maryland', zips: '206-219' },
  MA: { name: 'Massachusetts', zips: '010-027 055' },
  MI: { name: 'Michigan', zips: '480-499' },
  MN: { name: 'Minnesota', zips: '550-567' },
  MS: { name: 'Mississippi', zips: '386-397' },
  MO: { name: 'Missouri', zips: '630-658' },
  MT: { name: 'Montana', zips: '590-599' },
  NE: { name: 'Nebraska', zips: '680-693' },
  NV: { name: 'Nevada', zips: '889-898' },
  NH: { name: 'New Hampshire', zips: '030-038' },
  NJ: { name: 'New Jersey', zips: '070-089' },
  NM: { name: 'New Mexico', zips: '870-884' },
  NY: { name: 'New York', zips: '005 100-149' },
  NC: { name: 'North Carolina', zips: '270-289' },
  ND: { name: 'North Dakota', zips: '580-588' },
  OH: { name: 'Ohio', zips: '430-459' },
  OK: { name: 'Oklahoma', zips: '730-732 734-749' },
  OR: { name: 'Oregon', zips: '970-979' },
  PA: { name: 'Pennsylvania', zips: '150-196' },
  RI: { name: 'Rhode Island', zips: '028-029' },
  SC: { name: 'South Carolina', zips: '290-299' },
  SD: { name: 'South Dakota', zips: '570-577' },
  TN: { name: 'Tennessee', zips: '370-385' },
  TX: { name: 'Texas', zips: '733 750-799 885' },
  UT: { name: 'Utah', zips: '840-847' },
  VT: { name: 'Vermont', zips: '050-054 056-059' },
  VA: { name: 'Virginia', zips: '201 220-246' },
  WA: { name: 'Washington', zips: '980-994' },
  WV: { name: 'West Virginia', zips: '247-268' },
  WI: { name: 'Wisconsin', zips: '530-549' },
  WY: { name: 'Wyoming', zips: '820-831' },
  // Samoa and the Northern Marianas share prefixes with Hawaii and Guam.
  AS: { name: 'American Samoa', zips: '' },
  GU: { name: 'Guam', zips: '969' },
  MP: { name: 'Northern Mariana Islands', zips: '' },
  PR: { name: 'Puerto Rico', zips: '006-007 009' },
  VI: { name: 'Virgin Islands', zips: '008' },
  AA: { name: 'Armed Forces Americas', zips: '340' },
  AE: { name: 'Armed Forces Europe', zips: '090-099' },
  AP: { name: 'Armed Forces Pacific', zips: '962-966' },
} as const satisfies Record<string, { name: string; zips: string }>;

/** A postal code: 'TX'. */
export type UsState = keyof typeof US_STATES;

const isUsState = (code: string): code is UsState => Object.hasOwn(US_STATES, code);

export const US_STATE_CODES: readonly UsState[] = Object.keys(US_STATES).filter(isUsState);

const byName = new Map(US_STATE_CODES.map((code) => [latinLetters(US_STATES[code].name), code]));

/** A state by code or name; null for anything else. */
export function usStateOf(text: string): UsState | null {
  const letters = latinLetters(text);
  return isUsState(letters) ? letters : (byName.get(letters) ?? null);
}
