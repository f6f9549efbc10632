import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { NoPeriod, PeriodPicker, useRequestedPeriod } from '@/blocks/period-picker';
import {
  choicesAbove,
  choicesUpTo,
  untracedAwardId,
  type TrailChoices,
  type TrailLevel,
} from '@/domain/dollarTrail/levels';
import { fiscalYearLabel, type LatestPeriod } from '@/domain/fiscal';
import { site } from '@/domain/site/site';
import { useAddress, writeAddress } from '@/lib/url/address';
import { ALL_SPENDING, FigureSubjectContext } from '@/lib/figureSubject';
import { currentValue, useAnswer } from '@/lib/requests/useAnswer';
import { awardSource } from '@/services/spending/awardSource';
import { Notices, unknownNotices } from '@/ui/Notices';
import { PageHeader } from '@/ui/PageHeader';
import { ShareMenu } from '@/ui/ShareMenu';
import { EmptyState, Loading, PanelError } from '@/ui/Status';
import { toChanges, readChoices, followAddress } from './followAddress';
import { NextStep } from './sections/NextStep';
import { TrailList } from './sections/TrailList';
import { TrailChart } from './sections/TrailChart';
import { findChosenPart } from './trailRows';
import { useTrail } from './useTrail';

function FollowedTrail({ period, choices }: { period: LatestPeriod; choices: TrailChoices }) {
  const { search } = useLocation();
  const { values, write } = useAddress(followAddress);
  const { allSteps: steps, hasNoData } = useTrail(choices, values.by, period);
  const lastStep = steps.at(-1);
  const previous = steps.at(-2);
  const periodText = fiscalYearLabel(period.year, period.latestSubmissionDate);
  const name =
    steps.flatMap(({ step }) => (step && findChosenPart(step, choices)?.name) ?? []).join(' › ') ||
    ALL_SPENDING;
  const subject = useMemo(() => ({ name, period: periodText }), [name, periodText]);
  const totalName = `${periodText} obligations`;
  const chosenName = previous?.step ? findChosenPart(previous.step, choices)?.name : undefined;
  const choose = (level: TrailLevel, id: string) =>
    write(toChanges({ ...choicesAbove(choicesUpTo(choices, level), level), [level]: id }), 'push');
  if (hasNoData)
    return (
      <EmptyState title="There is no account data for this period.">
        <p>Choose another period.</p>
      </EmptyState>
    );
  return (
    <FigureSubjectContext value={subject}>
      <TrailList
        steps={steps}
        choices={choices}
        period={periodText}
        getAddressAbove={(level) =>
          `/follow-the-dollar${writeAddress(search, followAddress, {
            ...toChanges(choicesAbove(choices, level)),
            by: level,
          })}`
        }
      />
      <TrailChart
        {...{ trailSteps: steps, choices, totalName }}
        period={periodText}
        onChoose={choose}
      />
      {lastStep && (
        <NextStep
          lastStep={lastStep}
          choices={choices}
          totalName={chosenName ?? totalName}
          view={values}
          onView={(changes) => write(changes, 'replace')}
          onBy={(by) => write({ ...toChanges(choices), by }, 'replace')}
          onChoose={choose}
        />
      )}
    </FigureSubjectContext>
  );
}

interface TraceBackProps {
  awardId: string;
  revealed: readonly LatestPeriod[];
  chosen: LatestPeriod;
}
/**
 * Traces an award back to the account that funds most of it, and writes the full trail to the address. If no account funds the award in
 * the chosen period, it uses the latest year in which an account does.
 */
function TraceBack({ awardId, revealed, chosen }: TraceBackProps) {
  const { write } = useAddress(followAddress);
  const query = useMemo(() => {
    const latestPeriods = revealed.filter(
      ({ year }, at) => revealed.findIndex((period) => period.year === year) === at,
    );
    return {
      award: awardId,
      periods: [chosen, ...latestPeriods.filter(({ year }) => year !== chosen.year)],
    };
  }, [awardId, revealed, chosen]);
  const answer = useAnswer(awardSource, query);
  const source = currentValue(answer);
  useEffect(() => {
    if (!source?.found) return;
    const { period, within } = source.found;
    write(
      {
        ...toChanges({ ...within, award: awardId }),
        fy: String(period.year),
        period: String(period.period),
      },
      'replace',
    );
  }, [source, awardId, write]);
  if (answer.failure) return <PanelError failure={answer.failure} onRetry={answer.retry} />;
  if (source?.found === null)
    return (
      <>
        <p role="status">
          No federal account is linked to this award, so the earlier steps are unknown. The next
          steps show where its money went.
        </p>
        <FollowedTrail period={chosen} choices={{ award: awardId }} />
      </>
    );
  return <Loading message="Looking for the accounts that pay for this award..." />;
}

/** Shows the trail of obligations from the budget to a place: the choice at each level, its share, and the unlinked amounts. */
export default function FollowPage() {
  const { pathname, search } = useLocation();
  const { values, refused, write } = useAddress(followAddress);
  const { revealed, chosen, notices, periods } = useRequestedPeriod(values.fy, values.period);
  const choices = useMemo(() => readChoices(values), [values]);
  const untracedId = untracedAwardId(choices);
  const renderBody = () => {
    if (!chosen) return <NoPeriod periods={periods} empty="There is no spending to follow yet." />;
    return untracedId ? (
      <TraceBack awardId={untracedId} revealed={revealed} chosen={chosen} />
    ) : (
      <FollowedTrail period={chosen} choices={choices} />
    );
  };
  return (
    <>
      <PageHeader title="Follow the Dollar">
        <ShareMenu
          url={pathname + search}
          subject={`${site.name} Follow the Dollar`}
          body="A trail of federal spending from the budget to the place:"
        />
      </PageHeader>
      <div className="page-body follow">
        <Notices notices={[...unknownNotices(refused), ...notices]} />
        <p className="follow__lead">
          Follow federal money from a budget function to an agency, account, program, award,
          subaward and place. Choose a part at each step. Each step also shows the money that can’t
          be linked further.
        </p>
        {chosen && (
          <PeriodPicker
            revealed={revealed}
            chosen={chosen}
            onChoose={(year, period) =>
              write({ fy: String(year), period: String(period), page: 1 }, 'push')
            }
          />
        )}
        {renderBody()}
      </div>
    </>
  );
}
