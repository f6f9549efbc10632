import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { useTabbedTables, type TableView } from '@/blocks/panel';
import { chosenPeriod, type ChosenPeriod } from '@/domain/submissions/periods';
import type { SubmissionPeriod } from '@/domain/fiscal';
import { useAddress } from '@/lib/url/address';
import { useDataDay } from '@/lib/dataDay';
import { EMPTY_QUERY, useAnswer, type Answer } from '@/lib/requests/useAnswer';
import { submissionPeriods } from '@/services/references/endpoints';
import { unknownNotices, type Notice } from '@/ui/Notices';
import { selectStatisticsChoices } from '../state/submissionsState';
import { landingAddress, statisticsTables, type StatisticsTab } from './landingAddress';

/** Address parameters that a new search or period removes, because they depend on it. */
const DEPENDENT_PARAMETERS = ['submissions_page', 'publications_page', 'details'];

export interface StatisticsAddress {
  tab: StatisticsTab;
  chosen: ChosenPeriod | undefined;
  term: string;
  details: string;
  periods: Answer<object, readonly SubmissionPeriod[]>;
  notices: readonly Notice[];
  getView: (tab: StatisticsTab) => TableView;
  changeView: (tab: StatisticsTab, changes: Partial<TableView>) => void;
  chooseTab: (tab: StatisticsTab) => void;
  /** An empty `period` selects the latest one of the year. */
  choosePeriod: (year: number, period: string) => void;
  search: (term: string) => void;
  open: (details: string) => void;
}

/**
 * Returns the choices in the store, and functions that write them to the address. Adds missing choices to the address and corrects
 * invalid ones. A notice reports invalid choices until the next choice.
 */
export const useStatisticsAddress = (): StatisticsAddress => {
  const periods = useAnswer(submissionPeriods, EMPTY_QUERY);
  const today = useDataDay();
  const choices = useSelector(selectStatisticsChoices);
  const { chooseTab: writeTab, changeView } = useTabbedTables(statisticsTables);
  const { values, write } = useAddress(landingAddress);
  const [corrections, setCorrections] = useState<readonly Notice[]>([]);
  const { tab: requestedTab, fy, period, searchTerm, refused } = choices;
  const loadedPeriods = periods.value;
  const chosen = useMemo(
    () => (loadedPeriods ? chosenPeriod(loadedPeriods, today, fy, period) : undefined),
    [loadedPeriods, today, fy, period],
  );
  const tab = requestedTab || 'submissions';
  const correctedNames = refused.filter((name) => ['tab', 'fy', 'period'].includes(name)).join(' ');
  const year = chosen && String(chosen.year);
  const month = chosen && String(chosen.period);
  const noticeText = chosen?.notice ?? '';
  useEffect(() => {
    if (year === undefined || month === undefined) return;
    if (requestedTab && fy === year && period === month) return;
    const newNotices: Notice[] = [
      ...unknownNotices(correctedNames ? correctedNames.split(' ') : []),
      ...(noticeText ? [{ kind: 'warning', text: noticeText } as const] : []),
    ];
    // The notice must stay visible after the address has been corrected.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    if (newNotices.length) setCorrections(newNotices);
    writeTab(tab, 'replace');
    write({ fy: year, period: month }, 'replace');
  }, [requestedTab, tab, fy, period, year, month, noticeText, correctedNames, write, writeTab]);
  const choose = useCallback(
    (changes: Parameters<typeof write>[0]) => {
      setCorrections([]);
      write(changes, 'replace', { names: DEPENDENT_PARAMETERS });
    },
    [write],
  );
  return {
    tab,
    chosen,
    term: searchTerm,
    details: values.details,
    periods,
    notices: [
      ...corrections,
      ...unknownNotices(refused.filter((name) => !['tab', 'fy', 'period'].includes(name))),
    ],
    getView: (key) => choices[key],
    changeView,
    chooseTab: (newTab) => {
      setCorrections([]);
      writeTab(newTab, 'push');
    },
    choosePeriod: (newYear, newMonth) => choose({ fy: String(newYear), period: newMonth }),
    search: (q) => choose({ q }),
    open: (details) => write({ details }, 'replace'),
  };
};
