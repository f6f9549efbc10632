import { useMemo, type ReactNode } from 'react';
import { CompareButton } from '@/blocks/compare';
import { ProfileFrame, type KeyFigure, type Section } from '@/blocks/profile';
import { sumTotals } from '@/domain/awardTypeTotals';
import { count, money, profileMoney } from '@/domain/format';
import {
  DEFAULT_PROFILE_YEAR,
  parseProfileYear,
  profilePeriodLabel,
  profileYears,
} from '@/domain/profileYears';
import { parseMembers } from '@/domain/compare/members';
import { inYear } from '@/domain/places/placePaths';
import { site } from '@/domain/site/site';
import { recordFilters, type SpendingRecord, type SpendingSubject } from '@/domain/spendingSubject';
import { text, useAddress } from '@/lib/url/address';
import { useDataDay } from '@/lib/dataDay';
import type { LinkPreview } from '@/lib/pageTitle';
import { useIsHydrated } from '@/lib/rendering/hydrated';
import { currentValue, useAnswer, type Answer } from '@/lib/requests/useAnswer';
import { searchOutlays, searchPlaces, searchTotals } from '@/services/search/endpoints';
import { Notices, unknownNotices, unknownYear } from '@/ui/Notices';
import { ShareMenu } from '@/ui/ShareMenu';
import { buildPlacesQuery, type Ranking } from './ranking';
import { formatStart, SubjectOpening } from './SubjectOpening';
import { useOutlaysQuery, useTotalsQuery } from './totals';
import { ViewAwards } from './ViewAwards';

/** Address parameters of a profile whose period is not part of its path. */
export const spendingProfileAddress = { fy: text(/^[\w-]{1,20}$/, DEFAULT_PROFILE_YEAR) };

/** Returns the key figure of obligations per resident; [] without a ranking and for a place without a known population. */
const usePerResident = (
  ranking: Ranking | undefined,
  fy: string,
  today: string,
): readonly KeyFigure[] => {
  const query = useMemo(
    () => (ranking ? buildPlacesQuery(ranking, { fy }, today) : null),
    [ranking, fy, today],
  );
  const answer = useAnswer(searchPlaces, query);
  const places = currentValue(answer);
  if (!ranking) return [];
  const place = places?.find(({ code }) => code === ranking.code);
  if (places && (place?.perCapita ?? null) === null) return [];
  return [
    {
      label: 'Obligations Per Resident',
      value: money(place?.perCapita),
      exact: `Obligations divided by ${count(place?.population)} residents`,
      answer,
    },
  ];
};
/** Returns the key figure of the outlays of a record's awards. A search has no outlays, so it has no link to one. */
const useOutlaysFigure = (period: Pick<SpendingRecord, 'subject' | 'fy'>, today: string) => {
  const answer = useAnswer(searchOutlays, useOutlaysQuery(period, today));
  return {
    label: 'Outlays of These Awards',
    value: profileMoney(answer.value),
    exact: 'Paid so far by all awards active in this period, over their whole life',
    answer,
  };
};
/** Returns the key figure of the obligations of a record, with a link to its awards. */
const getObligationsFigure = (record: SpendingRecord, today: string): KeyFigure => ({
  label: 'Obligations',
  value: profileMoney(record.obligations),
  exact: money(record.obligations, 2),
  link: <ViewAwards label="Obligations" filters={() => recordFilters(record, today)} />,
});
/** Returns the record of a subject in a period with the states of its request. */
const useSubjectRecord = <S extends SpendingSubject>(
  period: { subject: S; fy: string },
  today: string,
) => {
  const answer = useAnswer(searchTotals, useTotalsQuery(period, today));
  const totals = answer.value;
  const record = useMemo<SpendingRecord<S> | null>(
    () => totals && { ...period, obligations: sumTotals(totals) },
    [period, totals],
  );
  return { ...answer, value: record };
};

const isLoaded = ({ current, value }: Answer<unknown, unknown>): boolean =>
  current && value !== null;
/** Returns an answer without its value, in the state of the request that it waits for. */
const waitFor = <Q, A>(
  answer: Answer<Q, A>,
  { status, failure, slow, cancel, retry }: Answer<unknown, unknown>,
): Answer<Q, A> => ({
  ...answer,
  value: null,
  current: false,
  status,
  failure,
  slow,
  cancel,
  retry,
});

export interface SpendingProfileProps<S extends SpendingSubject> {
  subject: S;
  /** The request that names the subject. The profile waits for it and shows its failure. */
  reference?: Answer<unknown, unknown>;
  /** Address of the profile in the default period. */
  path: string;
  /** Heading, if it is shorter than the name of the subject. */
  title?: string;
  /** Line beside the heading with the rest of the name; '' while it loads. */
  subtitle?: string;
  /** Small line above the title: the kind of profile. */
  overline: string;
  loading: string;
  about: string;
  ranking?: Ranking;
  sections: readonly Section<SpendingRecord<S>>[];
  /** What the subject is and where it belongs, above the first sentence. */
  lead?: (record: SpendingRecord<S>) => ReactNode;
  /** Content between the key figures and the sections. */
  facts?: ReactNode;
  notices?: ReactNode;
}
/** Renders the profile of a subject in the period of the address, with the figures of a search. */
export function SpendingProfile<S extends SpendingSubject>({
  subject,
  reference,
  path,
  title = subject.name,
  subtitle,
  ranking,
  lead,
  facts,
  notices,
  ...frame
}: SpendingProfileProps<S>) {
  const day = useDataDay();
  const isHydrated = useIsHydrated();
  // An original district has no figures to compare.
  const [member] = parseMembers(subject.key).members;
  const { values, refused, write } = useAddress(spendingProfileAddress);
  const year = parseProfileYear(values.fy, day);
  const fy = year ?? DEFAULT_PROFILE_YEAR;
  const period = useMemo(() => ({ subject, fy }), [subject, fy]);
  const answer = useSubjectRecord(period, day);
  const outlays = useOutlaysFigure(period, day);
  const perResident = usePerResident(ranking, fy, day);
  const preview = (loaded: SpendingRecord): LinkPreview => ({
    title: subject.name,
    description: `${formatStart(loaded, day)}.`,
  });
  return (
    <ProfileFrame
      {...frame}
      answer={reference && !isLoaded(reference) ? waitFor(answer, reference) : answer}
      title={() => title}
      subtitle={subtitle === undefined ? undefined : () => subtitle}
      subject={() => subject.name}
      // A prerendered page serves every address of its route, so it names no subject.
      name={isHydrated ? title : undefined}
      failed={title}
      longNames={subtitle === undefined}
      period={profilePeriodLabel(fy, day)}
      pageTitle={() => `${subject.name} | Spending Profile`}
      preview={preview}
      unknown={{ title: 'Not found', text: '', action: null, statuses: [] }}
      years={{
        choices: profileYears(day),
        chosen: fy,
        onChoose: (next) => write({ fy: next }, 'replace'),
      }}
      tools={() => (
        <>
          {member && <CompareButton {...member} name={subject.name} fy={fy} />}
          <ShareMenu
            url={inYear(path, fy)}
            subject={`${site.name} ${frame.overline}: ${subject.name}`}
            body={`Federal ${subject.awards}:`}
          />
        </>
      )}
      lead={lead}
      sentence={(loaded) => <SubjectOpening record={loaded} ranking={ranking} />}
      figures={(loaded) => [getObligationsFigure(loaded, day), outlays, ...perResident]}
      notices={
        <>
          <Notices
            notices={[
              ...unknownYear(year === undefined ? values.fy : ''),
              ...unknownNotices(refused),
            ]}
          />
          {notices}
        </>
      }
    >
      {() => facts}
    </ProfileFrame>
  );
}
