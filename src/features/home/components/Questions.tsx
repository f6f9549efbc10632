import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BarRows, type BarRow } from '@/charts/bar-rows/BarRows';
import { TimeBarsChart } from '@/charts/time-bars/TimeBarsChart';
import { isoDay, type LatestPeriod } from '@/domain/fiscal';
import { axisUnit, money, percent, plural, profileMoney, recipientName } from '@/domain/format';
import { timings } from '@/domain/layoutTokens';
import { groupedRecipients } from '@/domain/recipients';
import { toCriteria } from '@/domain/search/filters/registry';
import { readyMadeFilters, type ReadyMade } from '@/domain/search/readyMade';
import { breakdownPieces, type SpendingBreakdown } from '@/domain/spendingBreakdown';
import { usePorts } from '@/lib/ports';
import { useRequest, type Requested } from '@/lib/useRequest';
import { apiRoot } from '@/services/http/client';
import { fetchOverTime, overTimeBody, type TimePoint } from '@/services/search/searchService';
import { categoryBody, fetchCategory, fetchGeography, geographyBody, type CategoryPage, type PlaceTotal } from '@/services/search/totalsService';
import { fetchSpending, spendingBody } from '@/services/spending/spendingService';
import { Figure, type FigureProps } from '@/ui/Figure';
import { useOpenSearch, type SearchWish } from '../openSearch';
import { classesSlice, recipientsSlice, selectClasses, selectRecipients, selectStates, selectYears, statesSlice, yearsSlice, type HomeState } from '../state/homeFigures';
import { ordinal, rankedStates } from '../stateRanks';

/** Years that "How has it changed?" goes back. */
const YEARS = 10;
const LISTED = 5;
/** Same filters as the search that a question opens, so both show the same numbers. */
const criteriaOf = (wish: ReadyMade) => toCriteria(readyMadeFilters(wish), { today: isoDay(new Date()), level: 'transactions' });

type Shown = Pick<FigureProps, 'title' | 'note' | 'summary' | 'table' | 'csv' | 'apiRequest' | 'controls' | 'drawn'>;
/** One question: a figure and the way to the whole answer. */
function Question<A>({ request, empty, children, way, ...figure }: Shown & { request: Requested<A>; empty: boolean; children: ReactNode; way: ReactNode }) {
  return (
    <li className="home-question">
      <Figure {...figure} headingLevel={3} minHeight={250} status={request.status === 'idle' ? 'loading' : request.status} error={request.error} onRetry={request.retry} empty={empty} emptyText="The data on show has no answer for this year.">{children}</Figure>
      <p className="home-question__way">{way}</p>
    </li>
  );
}

/** Opens the search whose numbers a question shows. */
function SearchWay({ wish, children }: { wish: SearchWish; children: ReactNode }) {
  const { track } = usePorts();
  const { open, busy, failed } = useOpenSearch();
  return (
    <>
      <button type="button" className="usa-button usa-button--outline" aria-disabled={busy === wish.key} onClick={() => { track({ category: 'Homepage', action: 'Link', label: `question ${wish.key}` }); void open(wish); }}>{busy === wish.key ? 'Opening…' : children}</button>
      {failed === wish.key && <span role="alert" className="field-error">The search could not be opened. Try again.</span>}
    </>
  );
}

function WhatCameToMyState({ year }: { year: number }) {
  const { announce } = usePorts();
  const [code, setCode] = useState('');
  const wish: SearchWish = { key: 'states', years: 1, lastYear: year, view: 'section=map' };
  const body = geographyBody(criteriaOf(wish), 'transactions', 'place_of_performance', 'state');
  const request = useRequest<HomeState, readonly PlaceTotal[]>(statesSlice, selectStates, `${year}`, (signal) => fetchGeography(body, signal));
  const ranked = useMemo(() => rankedStates(request.answer ?? []), [request.answer]);
  const mine = ranked.find((place) => place.code === code);
  const [first] = ranked;
  const sentence = (place: (typeof ranked)[number]) => `${place.name}: ${profileMoney(place.obligations)} for work done there in FY ${year}${place.perCapita === null ? '' : `, ${money(place.perCapita)} for each resident`}, ${ordinal(place.rank)} of ${ranked.length}.`;
  const top = ranked.slice(0, LISTED);
  const rows: BarRow[] = [...top, ...(mine && !top.includes(mine) ? [mine] : [])].map((place) => ({ key: place.code, label: `${place.rank}. ${place.name}`, value: place.obligations, text: profileMoney(place.obligations), chosen: place.code === code }));
  const handleChoose = (chosen: string) => { setCode(chosen); const place = ranked.find((each) => each.code === chosen); if (place) announce(sentence(place)); };
  return (
    <Question title="What came to my state?" request={request} empty={request.status === 'ready' && !ranked.length} note="Awards by the place where the work is done."
      summary={mine ? sentence(mine) : first && `${first.name} leads with ${profileMoney(first.obligations)} in FY ${year}. Choose a state to see where it stands.`}
      controls={<label>State or territory<select className="usa-select" value={code} onChange={(event) => handleChoose(event.target.value)}><option value="">Choose…</option>{[...ranked].sort((a, b) => a.name.localeCompare(b.name)).map((place) => <option key={place.code} value={place.code}>{place.name}</option>)}</select></label>}
      table={{ rows: ranked.length, columns: [{ id: 'name', label: 'State or territory', render: (at) => ranked[at]?.name }, { id: 'amount', label: 'Obligations', numeric: true, render: (at) => money(ranked[at]?.obligations, 2) }, { id: 'capita', label: 'For each resident', numeric: true, render: (at) => money(ranked[at]?.perCapita, 2) }] }}
      csv={{ fileName: `obligations-by-state-fy${year}.csv`, header: ['state', 'obligations', 'per_capita'], rows: ranked.map((place) => [place.name, place.obligations, place.perCapita ?? '']) }}
      apiRequest={{ method: 'POST', path: `${apiRoot()}v2/search/spending_by_geography/`, body }} way={<SearchWay wish={wish}>See all states and territories</SearchWay>}>
      <BarRows label="States with the most" rows={rows} />
    </Question>
  );
}

function WhoReceivedTheMost({ year }: { year: number }) {
  const wish: SearchWish = { key: 'recipients', years: 1, lastYear: year, anywhere: true, view: 'section=categories&type=recipient' };
  const body = categoryBody(criteriaOf(wish), 'transactions', LISTED + groupedRecipients.size);
  const request = useRequest<HomeState, CategoryPage>(recipientsSlice, selectRecipients, `${year}`, (signal) => fetchCategory('recipient', body, signal));
  const found = request.answer?.rows ?? [];
  const named = found.filter(({ name }) => !groupedRecipients.has(name.toUpperCase())).slice(0, LISTED);
  // The table and the file hold what the bars and the note say, no more.
  const all = found.filter((row) => named.includes(row) || groupedRecipients.has(row.name.toUpperCase()));
  const together = all.filter(({ name }) => groupedRecipients.has(name.toUpperCase())).reduce((sum, { obligations }) => sum + obligations, 0);
  const [first] = named;
  return (
    <Question title="Who received the most?" request={request} empty={request.status === 'ready' && !all.length}
      note={together > 0 ? `Named recipients. Another ${profileMoney(together)} is recorded for groups of people, to protect their privacy.` : 'Recipients of all awards.'}
      summary={first ? `${recipientName(first.name)} received ${profileMoney(first.obligations)} in FY ${year}.` : all.length ? 'Every award of this year is recorded for a group of people.' : undefined}
      table={{ rows: all.length, columns: [{ id: 'name', label: 'Recipient', render: (at) => recipientName(all[at]?.name) }, { id: 'amount', label: 'Obligations', numeric: true, render: (at) => money(all[at]?.obligations, 2) }] }}
      csv={{ fileName: `top-recipients-fy${year}.csv`, header: ['recipient', 'uei', 'obligations'], rows: all.map((row) => [recipientName(row.name), row.uei, row.obligations]) }}
      apiRequest={{ method: 'POST', path: `${apiRoot()}v2/search/spending_by_category/recipient/`, body }} way={<SearchWay wish={wish}>See all recipients</SearchWay>}>
      <BarRows label="Recipients with the most" rows={named.map((row, at) => ({ key: `${row.recipientId}-${at}`, label: recipientName(row.name), value: row.obligations, text: profileMoney(row.obligations) }))} />
    </Question>
  );
}

function WhatIsItSpentOn({ period }: { period: LatestPeriod }) {
  const request = useRequest<HomeState, SpendingBreakdown>(classesSlice, selectClasses, `${period.year}-${period.period}`, (signal) => fetchSpending('object_class', period, signal));
  const pieces = request.answer ? breakdownPieces(request.answer, 0) : [];
  const rows = request.answer?.rows ?? [];
  const total = request.answer?.total ?? null;
  const [first] = pieces;
  return (
    <Question title="What is it spent on?" request={request} empty={request.status === 'ready' && !pieces.length} note="All obligations of agencies, by what they pay for (object class)."
      summary={first && `${first.name} take ${percent(first.amount, total)} of all obligations of FY ${period.year}.`}
      table={{ rows: rows.length, columns: [{ id: 'name', label: 'Object class', render: (at) => rows[at]?.name }, { id: 'amount', label: 'Obligations', numeric: true, render: (at) => money(rows[at]?.amount, 2) }, { id: 'share', label: 'Percent of total', numeric: true, render: (at) => percent(rows[at]?.amount, total) }] }}
      csv={{ fileName: `obligations-by-object-class-fy${period.year}.csv`, header: ['object_class', 'obligations'], rows: rows.map(({ name, amount }) => [name, amount]) }}
      apiRequest={{ method: 'POST', path: `${apiRoot()}v2/spending/`, body: spendingBody('object_class', period) }} way={<Link className="usa-button usa-button--outline" to="/explorer/object_class">Explore object classes</Link>}>
      <BarRows label="Object classes" rows={pieces.map(({ key, kind, name, amount }) => ({ key, label: name, value: amount, text: `${profileMoney(amount)} · ${percent(amount, total)}`, ...(kind === 'unreported' ? { tone: 'unknown' as const } : {}) }))} />
    </Question>
  );
}

function HowHasItChanged({ year, whole }: { year: number; whole: boolean }) {
  const wish: SearchWish = { key: 'years', years: YEARS, lastYear: year, anywhere: true, view: 'section=time&by=fiscal_year' };
  const criteria = criteriaOf(wish);
  const request = useRequest<HomeState, readonly TimePoint[]>(yearsSlice, selectYears, `${year}`, (signal) => fetchOverTime(criteria, 'transactions', 'fiscal_year', signal));
  const points = request.answer ?? [];
  const bars = points.map((point) => ({ label: `FY ${point.fiscalYear}`, value: point.obligations, incomplete: point.fiscalYear === year && !whole }));
  const first = bars[0];
  const last = bars[whole ? bars.length - 1 : bars.length - 2];
  const change = first && last && first.value > 0 ? last.value / first.value - 1 : undefined;
  const summary = first && last && change !== undefined ? `${last.label} awards came to ${profileMoney(last.value)}, ${percent(Math.abs(change), 1, 0)} ${change < 0 ? 'less' : 'more'} than in ${first.label}.` : undefined;
  const { format } = axisUnit(bars.map(({ value }) => value));
  return (
    <Question title="How has it changed?" drawn request={request} empty={request.status === 'ready' && !bars.length} note="Obligations of all awards by fiscal year, in the dollars of each year." summary={summary ?? (bars.length ? plural(bars.length, 'year') : undefined)}
      table={{ rows: bars.length, columns: [{ id: 'year', label: 'Fiscal year', render: (at) => bars[at]?.label }, { id: 'amount', label: 'Obligations', numeric: true, render: (at) => money(bars[at]?.value, 2) }] }}
      csv={{ fileName: `award-obligations-by-fiscal-year.csv`, header: ['fiscal_year', 'obligations'], rows: points.map((point) => [String(point.fiscalYear), point.obligations]) }}
      apiRequest={{ method: 'POST', path: `${apiRoot()}v2/search/spending_over_time/`, body: overTimeBody(criteria, 'transactions', 'fiscal_year') }} way={<SearchWay wish={wish}>See it month by month</SearchWay>}>
      <TimeBarsChart bars={bars} height={230} description={`Bar chart. ${summary ?? ''}`} formatAxis={format} formatValue={profileMoney} valueLabel="Obligations" resizeThrottle={timings.resizeThrottle} />
    </Question>
  );
}

/** Questions people ask, each answered by a small live chart of the latest fiscal year that is out. */
export default function Questions({ latest }: { latest: LatestPeriod | undefined }) {
  return (
    <section className="home-section home__inner" aria-labelledby="home-questions">
      <p className="home__overline">Questions people ask</p>
      <h2 id="home-questions">Where does the money go?</h2>
      <p>Four answers from {latest ? `fiscal year ${latest.year}` : 'the latest fiscal year'}. Each leads to the whole of it.</p>
      {latest && (
        <ul className="home-questions__list">
          <WhatCameToMyState year={latest.year} />
          <WhoReceivedTheMost year={latest.year} />
          <WhatIsItSpentOn period={latest} />
          <HowHasItChanged year={latest.year} whole={latest.period === 12} />
        </ul>
      )}
    </section>
  );
}
