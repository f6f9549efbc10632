import { fiscalYearRange } from './fiscal';
import { agencyDelayNote, defenseDelayNote } from './defenseDelay';

it('defenseDelayNote names the day after which Department of Defense contracts are missing', () => {
  const note =
    'The Department of Defense publishes its contracts 90 days late. Its contracts after 08/17/2025 are not counted yet.';
  expect(
    [
      [fiscalYearRange(2024)],
      [{ start: '2025-01-01', end: '2025-08-17' }],
      [{ start: '2025-01-01', end: '2025-08-18' }],
      [fiscalYearRange(2024), fiscalYearRange(2025)],
    ].map((periods) => defenseDelayNote(periods, '2025-11-15')),
  ).toEqual(['', '', note, note]);
});

it('agencyDelayNote applies only to the Department of Defense and the Corps of Engineers', () => {
  const year = fiscalYearRange(2025);
  expect(
    ['097', '096', '020'].map((code) => agencyDelayNote(code, year, '2025-11-15') !== ''),
  ).toEqual([true, true, false]);
  expect(agencyDelayNote('097', year, '2025-11-15')).toBe(defenseDelayNote([year], '2025-11-15'));
});
