import { useMemo } from 'react';
import type { Award } from '@/domain/award';
import { awardStatusLabel, formatTimeLeft } from '@/domain/awardStatus';
import { awardTypeGroups } from '@/domain/codes/awardTypes';
import { date } from '@/domain/format';
import { EMPTY_QUERY, useAnswer } from '@/lib/requests/useAnswer';
import { useToday } from '@/lib/rendering/today';
import { awardAccountCount, awardsLastUpdated } from '@/services/awards/endpoints';
import { SlideOutLink } from '@/ui/SlideOutLink';
import { categoryPages } from '../categories/pages';
import { useEmergency } from '../useEmergency';
import { CopyId } from './CopyId';
import { Flag } from './Flag';
import './award-head.scss';

const glossarySlugs = new Map(
  awardTypeGroups.flatMap(({ types }) => types.map(({ code, glossary }) => [code, glossary])),
);

function UnlinkedFlag({ award: { id, category } }: { award: Award }) {
  const query = useMemo(() => (id ? { id, vehicle: category === 'idv' } : null), [id, category]);
  const countAnswer = useAnswer(awardAccountCount, query);
  if (!countAnswer.current || countAnswer.value !== 0) return null;
  return (
    <Flag title="Unlinked Award" tone="warning">
      <p>
        No federal account is linked to this award, so its outlays and funding accounts are unknown.{' '}
        <SlideOutLink panel="about-the-data" slug="limited-data-for-unlinked-prime-awards">
          Why awards are unlinked
        </SlideOutLink>
      </p>
    </Flag>
  );
}
function CovidFlag({ award }: { award: Award }) {
  const { codes } = useEmergency(award).covid;
  if (!codes.length) return null;
  return (
    <Flag title="Includes COVID-19 Spending" tone="covid">
      <p>
        This award uses these{' '}
        <SlideOutLink panel="glossary" slug="disaster-emergency-fund-code-defc">
          Disaster Emergency Fund Codes
        </SlideOutLink>
        : {codes.join(', ')}
      </p>
    </Flag>
  );
}
function Freshness() {
  const { value } = useAnswer(awardsLastUpdated, EMPTY_QUERY);
  return <p className="award-head__updated">{value && `Data last updated ${date(value)}`}</p>;
}

/** Renders the head of the profile: type and ID of the award, its current status, and its flags. */
export function AwardHead({ award }: { award: Award }) {
  const today = useToday();
  const { status: statusLabels } = categoryPages[award.category];
  const period = award.periodOfPerformance;
  const status = awardStatusLabel(period, today, statusLabels);
  const remainingTime = formatTimeLeft(period, today);
  const glossarySlug = glossarySlugs.get(award.type);
  return (
    <div className="award-head">
      <div className="award-head__who">
        <p className="award-head__type">
          {award.title}{' '}
          {glossarySlug && (
            <SlideOutLink panel="glossary" slug={glossarySlug} className="award-head__term">
              What is this?
            </SlideOutLink>
          )}
        </p>
        <p className="award-head__id">
          <CopyId label={award.idLabel} value={award.displayId} />
        </p>
      </div>
      <div className="award-head__state">
        {status && (
          <p className="award-head__status">
            <strong>{status}</strong> {remainingTime && <span>({remainingTime})</span>}
          </p>
        )}
      </div>
      <div className="award-head__flags">
        <Freshness />
        <CovidFlag award={award} />
        <UnlinkedFlag award={award} />
      </div>
    </div>
  );
}
