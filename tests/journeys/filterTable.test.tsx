import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, screen } from '@testing-library/react';
import { chipGroups } from '@/blocks/search-filters';
import { filterDefinitions, restoreFilters, toCriteria } from '@/domain/search/filters/registry';
import { parseReadableQuery, names, toReadableQuery } from '@/domain/search/readableQuery';
import { initialFilters, type FilterField } from '@/domain/search/searchFilters';
import { sameFilters } from '@/domain/search/sameFilters';
import { filtersFromCriteria } from '@/services/search/requestBody';
import { toSavedFilters } from '@/services/search/savedFilters';
import { buildFiltersSchema } from '../../mock-api/filters/schema';
import { TEST_TODAY } from '../server';
import { renderAt } from '../render';
import { journeyApi } from './journeyApi';

journeyApi();

const apiKeys = Object.keys(buildFiltersSchema({ programActivities: true }).properties);

interface Entry {
  key: string;
  id: string;
  title: string;
  help: string;
}
const { controls } = jest.requireActual<{ controls: Entry[] }>(
  '../../src/features/award-search/controls/controlTable',
);
const { legacyLayout } = jest.requireActual<{ legacyLayout: readonly string[] }>(
  '../../src/features/award-search/controls/controlLayouts',
);
const root = join(__dirname, '../..');
const helpSlugs = readdirSync(join(root, 'content/filter-help')).map((file) => file.slice(0, -3));
const rows = readFileSync(join(root, 'docs/filters.md'), 'utf8')
  .split('\n')
  .filter(
    (line) =>
      /^\| [a-z]\w+ \|/i.test(line) &&
      line.split(/(?<!\\) \| /).length === 6 &&
      !line.startsWith('| Field'),
  )
  .map((line) => {
    const [field, control, chip, request, link, help] = line
      .slice(2, -2)
      .split(/(?<!\\) \| /)
      .map((cell) => cell.trim().replaceAll('\\|', '|'));
    return {
      field: field as FilterField,
      control: control!,
      chip: chip!,
      request: request!,
      link: link!,
      help: help!,
    };
  });
const place = {
  x: {
    matched_ids: ['CO'],
    place: 'CO',
    place_type: 'STATE',
    display: { title: 'Colorado', entity: 'State', standalone: 'Colorado' },
    filter: { country: 'USA', state: 'CO' },
  },
};
const treasury = {
  x: {
    id: 7,
    agencyType: 'toptier',
    name: 'Department of the Treasury',
    abbreviation: 'TREAS',
    code: '020',
    toptierName: 'Department of the Treasury',
    toptierAbbreviation: 'TREAS',
    toptierCode: '020',
  },
};
const dateRangeFilters = {
  timePeriodType: 'dr',
  time_period: [{ start_date: '2024-01-01', end_date: '' }],
};
const newAwardsFilters = { ...dateRangeFilters, filterNewAwardsOnlySelected: true };
/** For each field, a saved search in which it has an effect. */
const samples: Readonly<Record<string, object>> = {
  keyword: { keyword: { bridge: 'bridge' } },
  timePeriodType: { timePeriodType: 'fy', timePeriodFY: ['2024'] },
  timePeriodFY: { timePeriodType: 'fy', timePeriodFY: ['2024'] },
  time_period: dateRangeFilters,
  filterNewAwardsOnlySelected: newAwardsFilters,
  filterNewAwardsOnlyActive: newAwardsFilters,
  filterNaoActiveFromFyOrDateRange: dateRangeFilters,
  selectedLocations: { selectedLocations: place },
  selectedRecipientLocations: { selectedRecipientLocations: place },
  locationDomesticForeign: { locationDomesticForeign: 'foreign' },
  recipientDomesticForeign: { recipientDomesticForeign: 'foreign' },
  selectedFundingAgencies: { selectedFundingAgencies: treasury },
  selectedAwardingAgencies: { selectedAwardingAgencies: treasury },
  selectedRecipients: { selectedRecipients: ['ACME'] },
  recipientType: { recipientType: ['foundation'] },
  awardType: { awardType: ['A'] },
  contractAwardType: { contractAwardType: ['A'] },
  financialAssistanceAwardType: { financialAssistanceAwardType: ['02'] },
  selectedAwardIDs: { selectedAwardIDs: { X1: 'X1' } },
  awardAmounts: { awardAmounts: { specific: [1, 2] } },
  selectedCFDA: {
    selectedCFDA: {
      '93.778': { program_number: '93.778', program_title: 'Medical Assistance Program' },
    },
  },
  naicsCodes: {
    naicsCodes: {
      require: ['54'],
      exclude: ['541511'],
      counts: [{ label: '54 - Services', value: '54', count: 49 }],
    },
  },
  pscCodes: {
    pscCodes: {
      require: [['Service', 'R']],
      exclude: [],
      counts: [{ label: 'Services', value: 'Service', count: 3 }],
    },
  },
  defCodes: { defCodes: { require: ['L'], exclude: [], counts: [] } },
  covidDefCode: { covidDefCode: ['L'] },
  infraDefCode: { infraDefCode: ['Z'] },
  tasCodes: {
    tasCodes: {
      require: [['097']],
      exclude: [],
      counts: [{ label: 'Defense', value: '097', count: 3 }],
    },
  },
  treasuryAccounts: {
    treasuryAccounts: {
      x: { ata: '', aid: '097', bpoa: '', epoa: '', a: '', main: '0100', sub: '' },
    },
  },
  pricingType: { pricingType: ['J'] },
  setAside: { setAside: ['SBA'] },
  extentCompeted: { extentCompeted: ['A'] },
  awardDescription: { awardDescription: 'road repair' },
};

it('the table of filter keys has exactly one row for each field of the state', () => {
  expect(rows.map(({ field }) => field).sort()).toEqual(
    Object.keys(initialFilters.toObject()).sort(),
  );
  expect([...new Set(rows.map(({ link }) => link))].sort()).toEqual(
    names.filter((name) => !/_(not|count)$/.test(name)).sort(),
  );
});
describe.each(rows)('$field', ({ field, control, chip, request, link, help }) => {
  if (!samples[field]) throw new Error(`Add a sample of ${field} to "samples" in this file`);
  const { filters, dropped } = restoreFilters(samples[field]);
  it('is restored from a saved search and from a readable link', () => {
    expect(dropped).toEqual([]);
    // A field that only mirrors other fields is not saved.
    if (!/Active/.test(field))
      expect(toSavedFilters(filters)[field]).not.toEqual(toSavedFilters(initialFilters)[field]);
    const query = toReadableQuery(toSavedFilters(filters))!;
    expect(new URLSearchParams(query).has(link)).toBe(true);
    for (const restored of [
      restoreFilters(JSON.parse(JSON.stringify(toSavedFilters(filters)))).filters,
      restoreFilters(parseReadableQuery(query)).filters,
    ])
      expect([sameFilters(restored, filters), toSavedFilters(restored)]).toEqual([
        true,
        toSavedFilters(filters),
      ]);
  });
  it('sets its request key and its chip', () => {
    const body = filtersFromCriteria(
      toCriteria(filters, { today: TEST_TODAY, level: 'awards' }),
      'awards',
    );
    const empty = filtersFromCriteria(
      toCriteria(initialFilters, { today: TEST_TODAY, level: 'awards' }),
      'awards',
    );
    if (request !== '-') {
      // The local API ignores keys that its schema lacks.
      expect(apiKeys).toContain(request);
      expect((body as Record<string, unknown>)[request]).not.toEqual(
        (empty as Record<string, unknown>)[request],
      );
    }
    if (chip !== '-')
      expect(
        chipGroups(filters, TEST_TODAY).flatMap((group) => group.chips.map(({ text }) => text)),
      ).toContain(chip);
  });
  it('has a control with its help text', () => {
    const controlRow = controls.find(({ title }) => title === control)!;
    expect(filterDefinitions.find(({ id }) => id === controlRow.id)!.fields).toContain(field);
    expect(controlRow.help || '-').toBe(help);
    if (help !== '-') expect(helpSlugs).toContain(help);
  });
});
it('every filter of the accordion has a choice in the browser tests (filterChoices.mjs)', () => {
  const choices = readFileSync(join(root, 'tests/browser/filterChoices.mjs'), 'utf8');
  for (const key of legacyLayout)
    expect(choices).toContain(`legacy: '${controls.find((entry) => entry.key === key)!.title}'`);
});
it('every control appears with its title in the accordion or the drilldown (controlLayouts.ts)', async () => {
  const { user } = renderAt('/search');
  await screen.findByRole('button', { name: 'Time Period' });
  const accordion = new Set(
    screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent),
  );
  cleanup();
  renderAt('/searchv2');
  for (const category of [/^Characteristics/, /^Sources/]) {
    await user.click(await screen.findByRole('button', { name: category }));
    document
      .querySelectorAll('.drilldown__title')
      .forEach((title) => accordion.add(title.textContent));
    await user.click(screen.getByRole('button', { name: 'Back' }));
  }
  for (const { control } of rows) expect([...accordion]).toContain(control);
});
