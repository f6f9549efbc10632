import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { LatestRequested } from '@/blocks/submission-periods';
import { BarRows } from '@/charts/bar-rows/BarRows';
import { Ribbon } from '@/charts/ribbon/Ribbon';
import { longDate, money, moneyWithUnits, percent, profileMoney } from '@/domain/format';
import { mobileWidth } from '@/domain/layoutTokens';
import { breakdownPieces, SUMMARY_STARTS, summaryFigures, summaryNames, type SpendingBreakdown } from '@/domain/spendingBreakdown';
import { useRequest } from '@/lib/useRequest';
import { usePorts } from '@/lib/ports';
import { apiRoot } from '@/services/http/client';
import { fetchSpending, spendingBody } from '@/services/spending/spendingService';
import { Figure } from '@/ui/Figure';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { functionsSlice, selectFunctions, type HomeState } from '../state/homeFigures';

const EXPLORER = '/explorer/budget_function';
/** Pieces below this part of the whole stand together: their names would not fit and their width could not be pressed. */
const LEAST = 0.022;
/** Names shown with `--` when there are no figures. */
const placeholders = [...summaryNames.values()].slice(0, 3).map((name) => ({ name, amount: undefined }));

/** Total and three figures of the year, beginning with another function on each visit. */
function SummaryStrip({ year, whole, spending, waiting }: { year: number | undefined; whole: boolean; spending: SpendingBreakdown | null; waiting: boolean }) {
  const { track } = usePorts();
  const [start] = useState(() => Math.floor(Math.random() * SUMMARY_STARTS));
  const known = spending?.total ? summaryFigures(spending.rows, start) : [];
  const dots = <span className="pulse" aria-hidden="true"><span /><span /><span /></span>;
  return (
    <div className="home-strip" aria-busy={waiting}>
      <p className="home-strip__lead">{whole ? `In fiscal year ${year}` : `So far ${year ? `in fiscal year ${year}` : 'this year'}`}, the government {whole ? 'planned' : 'plans'} to spend <span className="home-strip__sum"><strong className="home-strip__total">{waiting ? dots : moneyWithUnits(spending?.total)}</strong> including…</span></p>
      <ul className="home-strip__figures" aria-label="Part of it">
        {(known.length ? known : placeholders).map(({ name, amount }, at) => <li key={at}><strong>{waiting ? dots : moneyWithUnits(amount)}</strong> on <b>{waiting ? '…' : name}</b></li>)}
      </ul>
      <Link className="home-strip__more" to={EXPLORER} onClick={() => track({ category: 'Homepage', action: 'Link', label: 'explorer' })}>See more breakdowns of federal spending</Link>
    </div>
  );
}

/** This fiscal year's obligations by budget function, to the latest period that is out: in words, as a ribbon, as a table. */
export function SpendingNow({ period }: { period: LatestRequested }) {
  const { track } = usePorts();
  const narrow = useMediaQuery(`(max-width: ${mobileWidth - 1}px)`);
  const { latest, status: periodStatus, error: periodError, retry: retryPeriods } = period;
  const { answer, status, error, retry } = useRequest<HomeState, SpendingBreakdown>(functionsSlice, selectFunctions, latest ? `${latest.year}-${latest.period}` : '', (signal) => fetchSpending('budget_function', latest!, signal));
  const failed = periodStatus === 'failed' || status === 'failed';
  const none = (periodStatus === 'ready' && !latest) || (status === 'ready' && !answer?.total);
  const total = answer?.total ?? null;
  const pieces = answer ? breakdownPieces(answer, LEAST) : [];
  const rows = answer?.rows ?? [];
  const [first, second, third] = pieces;
  const drawn = pieces.map(({ key, kind, name, amount }) => ({ key, label: name, value: amount, text: profileMoney(amount), share: percent(amount, total), to: EXPLORER, ...(kind === 'row' ? {} : { tone: kind === 'rest' ? 'rest' as const : 'unknown' as const }) }));
  const summary = total && first && second && third ? `${first.name}, ${second.name} and ${third.name} make up ${percent(first.amount + second.amount + third.amount, total)} of the ${profileMoney(total)} obligated.` : undefined;
  const label = `Obligations of fiscal year ${latest?.year ?? ''} by budget function`;
  const handleOpen = ({ label: name }: { label: string }) => track({ category: 'Homepage', action: 'Link', label: `ribbon ${name}` });
  return (
    <section className="home__inner home-now" aria-label="Spending of this fiscal year">
      <SummaryStrip year={latest?.year} whole={latest?.period === 12} spending={answer} waiting={!failed && !none && !answer} />
      <Figure title={latest ? `FY ${latest.year} obligations by budget function` : 'Obligations by budget function'} summary={summary} minHeight={narrow ? 480 : 130}
        note={answer?.total ? `As reported by agencies through ${longDate(answer.endDate)}. Each piece opens the Spending Explorer.` : 'What the government obligated this year, by purpose.'}
        status={failed ? 'failed' : none ? 'ready' : answer ? 'ready' : 'loading'} error={periodError || error} onRetry={periodStatus === 'failed' ? retryPeriods : retry}
        empty={none} emptyText="The data on show holds no account data, so there is nothing to break down."
        table={{ rows: rows.length, columns: [
          { id: 'name', label: 'Budget function', render: (index) => rows[index]?.name }, { id: 'amount', label: 'Obligations', numeric: true, render: (index) => money(rows[index]?.amount, 2) }, { id: 'share', label: 'Percent of total', numeric: true, render: (index) => percent(rows[index]?.amount, total) },
        ] }}
        csv={{ fileName: `obligations-by-budget-function-fy${latest?.year ?? ''}.csv`, header: ['budget_function', 'obligations'], rows: rows.map(({ name, amount }) => [name, amount]) }}
        apiRequest={latest && { method: 'POST', path: `${apiRoot()}v2/spending/`, body: spendingBody('budget_function', latest) }}>
        {narrow ? <BarRows label={label} rows={drawn.map((piece) => ({ ...piece, text: `${piece.text} · ${piece.share}` }))} onOpen={handleOpen} /> : <Ribbon label={label} pieces={drawn} onOpen={handleOpen} />}
      </Figure>
    </section>
  );
}
