import { countFilters, filterDefinitions } from '@/domain/search/filters/registry';
import { isEmptySearch } from '@/domain/search/sameFilters';
import { agency, colorado, context, setup } from '../../../../tests/searchFilterStore';
import { chipDefinitions, chipGroups } from '../chips';
import * as actions from './searchFiltersActions';
import type { SearchAction } from './searchFiltersReducer';

describe('the four filter tables', () => {
  it('have the same IDs: definitions, chips, controls and layouts', async () => {
    const ids = filterDefinitions.map((definition) => definition.id).sort();
    expect(chipDefinitions.map((definition) => definition.id).sort()).toEqual(ids);
    interface Table {
      controls: { key: string; id: string }[];
    }
    interface Layouts {
      legacyLayout: string[];
      drilldowns: { sections: { rows: { key: string }[] }[] }[];
    }
    const { controls } = jest.requireActual<Table>(
      '../../../features/award-search/controls/controlTable',
    );
    const { legacyLayout, drilldowns } = jest.requireActual<Layouts>(
      '../../../features/award-search/controls/controlLayouts',
    );
    expect([...new Set(controls.map((control) => control.id))].sort()).toEqual(ids);
    const toIds = (keys: string[]) =>
      keys.map((key) => controls.find((control) => control.key === key)!.id);
    expect(toIds(legacyLayout).sort()).toEqual(ids);
    // The drilldown lists award types and disaster codes twice each.
    expect(
      [
        ...new Set(
          toIds(
            drilldowns.flatMap(({ sections }) =>
              sections.flatMap(({ rows }) => rows.map(({ key }) => key)),
            ),
          ),
        ),
      ].sort(),
    ).toEqual(ids);
  });
  it('count a complete award type group, or all fiscal years, as one filter', () => {
    expect(
      countFilters(
        setup().dispatch(
          actions.awardGroupChanged('grants', 'add'),
          actions.setToggled('awardType', 'A'),
        ),
        context,
      ),
    ).toBe(2);
    const { dispatch, staged } = setup();
    dispatch(actions.timeTypeSet('fy'));
    for (let year = 2008; year <= 2026; year += 1)
      dispatch(actions.setToggled('timePeriodFY', String(year)));
    expect(countFilters(staged(), context)).toBe(1);
    expect(chipGroups(staged(), context.today)[0]!.chips.map((chip) => chip.text)).toEqual([
      'All Fiscal Years',
    ]);
  });
  it('give every chip the actions that remove it', () => {
    const { dispatch, staged } = setup();
    dispatch(
      actions.textToggled('keyword', 'bridge'),
      actions.dateRangeAdded('2024-01-01', '2024-02-01'),
      actions.newAwardsOnlySet(true),
      actions.awardGroupChanged('loans', 'add'),
      actions.setToggled('awardType', 'A'),
      actions.agencyToggled('selectedFundingAgencies', agency),
      actions.locationToggled('selectedLocations', colorado),
      actions.setToggled('selectedRecipients', 'ACME'),
      actions.setToggled('recipientType', 'foundation'),
      actions.customAmountSet([1, 2]),
      actions.textToggled('selectedAwardIDs', 'X1'),
    );
    const texts = chipGroups(staged(), context.today).flatMap((group) =>
      group.chips.map((chip) => chip.text),
    );
    expect(texts).toEqual([
      'bridge',
      '01/01/2024 to 02/01/2024',
      'Show New Awards Only',
      'BPA Calls',
      'All Loans',
      'STATE | Colorado',
      'Department of the Treasury (TREAS)',
      'RECIPIENT | ACME',
      'Foundation',
      'X1',
      '$1 - $2',
    ]);
    for (let guard = 0; guard < 20; guard += 1) {
      const [chip] = chipGroups(staged(), context.today).flatMap((group) => group.chips);
      if (!chip) break;
      chip.remove.forEach((action) => dispatch(action as SearchAction));
    }
    expect(isEmptySearch(staged())).toBe(true);
  });
});
