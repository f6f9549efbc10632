import { useEffect, useMemo, useRef } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { NoPeriod, PeriodPicker } from '@/blocks/period-picker';
import type { ExplorerCell } from '@/domain/explorer/cells';
import { explorerRoots, isExplorerRoot, type ExplorerRoot } from '@/domain/explorer/levels';
import { paths } from '@/domain/site/paths';
import { site } from '@/domain/site/site';
import { fiscalYearLabel, type LatestPeriod } from '@/domain/fiscal';
import type { SpendingLevel } from '@/domain/spendingBreakdown';
import { ALL_SPENDING, FigureSubjectContext } from '@/lib/figureSubject';
import { usePorts } from '@/lib/ports';
import { currentValue } from '@/lib/requests/useAnswer';
import { focusHead } from '@/ui/goTo';
import { Notices, unknownNotices } from '@/ui/Notices';
import { PageHeader } from '@/ui/PageHeader';
import { ShareMenu } from '@/ui/ShareMenu';
import { LandingPage } from './LandingPage';
import { getBreakdownLevels } from './explorerAddress';
import { Breakdown } from './sections/Breakdown';
import { Controls } from './sections/Controls';
import { ExplorerHead } from './sections/ExplorerHead';
import { Notes } from './sections/Notes';
import { Trail } from './sections/Trail';
import { Unreported } from './sections/Unreported';
import { brokenDownBy, tableOrdered, tablePaged, trailAppended } from './state/explorerState';
import { itemName } from './sections/explorerText';
import { useExplorerTracking, useTrackPeriod } from './useExplorerEvents';
import { useLevels } from './useLevels';
import { usePosition, type Position } from './usePosition';

/** Returns a ref for the heading. It receives focus after a step, unless the focus is outside the frame of the Explorer. */
const useFocusAfterStep = (step: string) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const previousStep = useRef(step);
  useEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    const { activeElement } = document;
    if (
      activeElement === document.body ||
      !activeElement ||
      activeElement.closest('.explorer__frame')
    )
      focusHead(heading.current);
  }, [step]);
  return heading;
};

const getAwardPath = ({ row }: ExplorerCell): string =>
  row?.awardId ? paths.award(row.awardId) : '';

/** Returns the handlers of a cell. Choosing an award opens its page in a new tab. Choosing another cell shows its breakdown. */
const useCellHandlers = (move: Position['move']) => {
  const { track } = usePorts();
  const handleFollow = (cell: ExplorerCell) => track('explorerExit', getAwardPath(cell));
  const handleChoose = (level: SpendingLevel, cell: ExplorerCell) => {
    const awardPath = getAwardPath(cell);
    if (awardPath) {
      handleFollow(cell);
      window.open(awardPath, '_blank', 'noopener');
      return;
    }
    track('explorerDrill', level, cell.name, cell.row?.id ?? '');
    move(trailAppended({ level, id: cell.row?.id ?? null }), 'push');
  };
  return { handleFollow, handleChoose };
};

interface ContentProps {
  explorer: Position;
  period: LatestPeriod;
  onPeriod: (year: number, period: number) => void;
}
function ExplorerContent({ explorer, period, onPeriod }: ContentProps) {
  const navigate = useNavigate();
  const { position, view, move, show, getAddress, getRootAddress, revealed } = explorer;
  const { root, trail, tableOrder, pageNumber } = position;
  const { items, active, periodTotal, answer } = useLevels(position, period);
  const heading = useFocusAfterStep(JSON.stringify(trail));
  const lastItem = items.at(-1);
  const breakdown = currentValue(answer);
  useExplorerTracking(root, trail, view, answer);
  const availableLevels = getBreakdownLevels(root, trail);
  const handleLevel = (level: SpendingLevel) => {
    if (trail.length) move(brokenDownBy(level), 'replace');
    else void navigate(getRootAddress(level as ExplorerRoot));
  };
  const { handleFollow, handleChoose } = useCellHandlers(move);
  const periodPhrase = fiscalYearLabel(
    period.year,
    breakdown?.endDate || period.latestSubmissionDate,
  );
  const subjectName = items.map(itemName).join(' › ') || ALL_SPENDING;
  const subject = useMemo(
    () => ({ name: subjectName, period: periodPhrase }),
    [subjectName, periodPhrase],
  );
  return (
    <FigureSubjectContext value={subject}>
      <Controls
        period={<PeriodPicker revealed={revealed} chosen={period} onChoose={onPeriod} />}
        level={active.subdivision || undefined}
        offered={trail.length ? availableLevels : explorerRoots}
        view={view}
        onLevel={handleLevel}
        onView={show}
      />
      <div className="explorer__frame">
        <div className="explorer__side">
          <Trail root={root} periodTotal={periodTotal} items={items} getAddress={getAddress} />
        </div>
        <div className="explorer__main">
          <ExplorerHead
            root={root}
            period={period}
            items={items}
            active={active}
            endDate={breakdown?.endDate ?? ''}
            heading={heading}
          />
          {active.subdivision === '' ? (
            <Unreported
              missing={lastItem?.missing === true}
              up={getAddress(trail.slice(0, -1))}
              period={period}
            />
          ) : (
            <>
              <Breakdown
                answer={answer}
                period={periodPhrase}
                level={active.subdivision}
                view={view}
                order={tableOrder}
                page={pageNumber}
                up={trail.length ? getAddress(trail.slice(0, -1)) : undefined}
                onView={show}
                onOrder={(order) => move(tableOrdered(order), 'replace')}
                onPage={(page) => move(tablePaged(page), 'replace')}
                onChoose={handleChoose}
                onFollow={handleFollow}
              />
              <Notes />
            </>
          )}
        </div>
      </div>
    </FigureSubjectContext>
  );
}

function Explorer() {
  const { pathname, search } = useLocation();
  const explorerPosition = usePosition();
  const { invalidParameters, chosen, notices, periods, choosePeriod } = explorerPosition;
  const trackPeriod = useTrackPeriod();
  const handlePeriod = (year: number, period: number) => {
    choosePeriod(year, period);
    trackPeriod(year, period);
  };
  return (
    <>
      <PageHeader title="Spending Explorer">
        <ShareMenu
          url={pathname + search}
          subject={`${site.name} Federal Spending Explorer`}
          body="A part of federal spending, in the Spending Explorer:"
        />
      </PageHeader>
      <div className="page-body explorer">
        <Notices notices={[...unknownNotices(invalidParameters), ...notices]} />
        {chosen ? (
          <ExplorerContent explorer={explorerPosition} period={chosen} onPeriod={handlePeriod} />
        ) : (
          <NoPeriod
            periods={periods}
            empty="There is no spending to explore yet."
            about="Explore all federal spending of a fiscal year by purpose, agency or type of expense. Follow an amount through agencies, accounts and programs down to single awards."
          />
        )}
      </div>
    </>
  );
}

/** Renders the Explorer at one of its roots. An unknown root redirects to the landing page. */
export function ExplorerPage() {
  const { root } = useParams();
  if (isExplorerRoot(root)) return <Explorer />;
  return (
    <>
      <Navigate to="/explorer" replace />
      <LandingPage />
    </>
  );
}
