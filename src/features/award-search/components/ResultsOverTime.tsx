import { useEffect, useMemo, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { TimeBarsChart } from '@/charts/time-bars/TimeBarsChart';
import type { SpendingLevel } from '@/domain/codes/awardTypes';
import { isoDay } from '@/domain/fiscal';
import { axisUnit, moneyShort } from '@/domain/format';
import { usePorts } from '@/lib/ports';
import { timings } from '@/domain/layoutTokens';
import type { SearchCriteria } from '@/domain/search/criteria';
import { useThunkDispatch } from '@/lib/redux';
import { apiRoot } from '@/services/http/client';
import { fetchOverTime, overTimeBody, type TimeGroup } from '@/services/search/searchService';
import { Figure } from '@/ui/Figure';
import { selectStaged } from '@/blocks/search-filters';
import { periodAsFilter } from '../addAsFilter';
import { selectTime, timeSlice, type SearchPageState } from '../state/searchResults';
import { exactMoney, periodLabel, timeSummary, toTimeSeries } from '../toTimeSeries';

const groups: readonly { key: TimeGroup; label: string; file: string; heading: string; csv: string }[] = [
  { key: 'month', label: 'By Month', file: 'Month', heading: 'Month', csv: 'month' }, { key: 'quarter', label: 'By Fiscal Quarter', file: 'Quarter', heading: 'Fiscal Quarter', csv: 'fiscal_quarter' }, { key: 'fiscal_year', label: 'By Year', file: 'Fiscal Year', heading: 'Fiscal Year', csv: 'fiscal_year' },
];
const notes: Readonly<Record<SpendingLevel, string>> = {
  awards: 'Counts the transactions of the matching time, so it can differ from the totals of whole awards in the table.',
  transactions: 'Counts every transaction with an action date in the chosen time.', subawards: 'Counts subawards by their action date.',
};

export interface ResultsOverTimeProps { criteria: SearchCriteria; searchKey: string; level: SpendingLevel; group: TimeGroup; onGroup: (group: TimeGroup) => void; attempt: number; retry: () => void }

/** Obligations of the search by month, fiscal quarter or fiscal year: a chart, a table and a file of the same numbers. */
export function ResultsOverTime({ criteria, searchKey, level, group, onGroup, attempt, retry }: ResultsOverTimeProps) {
  const dispatch = useThunkDispatch<SearchPageState>();
  const result = useSelector(selectTime);
  const key = JSON.stringify([searchKey, level, group]);
  const lastAttempt = useRef(attempt);
  useEffect(() => {
    const controller = new AbortController();
    const again = lastAttempt.current !== attempt;
    lastAttempt.current = attempt;
    void dispatch(timeSlice.load<SearchPageState>(selectTime, key, (signal) => fetchOverTime(criteria, level, group, signal), controller.signal, again));
    return () => controller.abort();
    // The key holds everything the request is made of.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch, key, attempt]);
  const points = useMemo(() => result.answer ?? [], [result.answer]);
  const bars = useMemo(() => toTimeSeries(points, isoDay(new Date())), [points]);
  const { format } = axisUnit(bars.map((bar) => bar.value));
  const chosen = groups.find((entry) => entry.key === group)!;
  const shownGroup = result.answeredKey ? ((JSON.parse(result.answeredKey) as [string, string, TimeGroup])[2]) : group;
  const shown = groups.find((entry) => entry.key === shownGroup)!;
  // A bar pressed on this very chart; another answer forgets it.
  const { announce } = usePorts();
  const staged = useSelector(selectStaged);
  const [picked, setPicked] = useState({ key: '', at: 0 });
  const pickedPoint = picked.key === result.answeredKey && result.status === 'ready' ? points[picked.at] : undefined;
  const asFilter = pickedPoint && periodAsFilter(staged, criteria.periods ?? [], pickedPoint);
  const handleAdd = () => { dispatch(asFilter!.action); announce(`${periodLabel(pickedPoint!)} is the period of the filters now. Press Submit to search.`); };
  const sentence = timeSummary(points.slice(0, bars.length), shownGroup);
  return (
    <div id="section-time">
      <Figure title="Results Over Time" summary={bars.length ? sentence : undefined} note={notes[level]} drawn minHeight={370} status={result.status} error={result.error} onRetry={retry} empty={result.status === 'ready' && bars.length === 0}
        controls={<label>Group<select className="usa-select" value={group} onChange={(event) => onGroup(event.target.value as TimeGroup)}>{groups.map((entry) => <option key={entry.key} value={entry.key}>{entry.label}</option>)}</select></label>}
        table={{ rows: bars.length, columns: [{ id: 'period', label: shown.heading, render: (index) => bars[index]?.label }, { id: 'obligations', label: 'Obligations', numeric: true, render: (index) => exactMoney(bars[index]?.value ?? 0) }] }}
        csv={{ label: `Download data by ${chosen.file}`, fileName: `results-over-time-by-${shown.csv}-${isoDay(new Date())}.csv`, header: [shown.csv, 'total_obligations'], rows: points.slice(0, bars.length).map((point) => [periodLabel(point), point.obligations]) }}
        apiRequest={{ method: 'POST', path: `${apiRoot()}v2/search/spending_over_time/`, body: overTimeBody(criteria, level, group) }}>
        <TimeBarsChart bars={bars} description={`Bar chart. ${sentence}`} formatAxis={format} formatValue={(value) => moneyShort(value, 2)} valueLabel="Obligations" resizeThrottle={timings.resizeThrottle} onChoose={(at) => setPicked({ key: result.answeredKey, at })} />
        <p className="control-hint time-pick" aria-live="polite">{pickedPoint ? <><strong>{periodLabel(pickedPoint)}</strong>: {exactMoney(pickedPoint.obligations)} {asFilter!.chosen ? 'In your filters' : <button type="button" className="usa-button usa-button--unstyled" onClick={handleAdd}>Add as filter</button>}</> : 'Press a bar to search its period alone.'}</p>
      </Figure>
    </div>
  );
}
