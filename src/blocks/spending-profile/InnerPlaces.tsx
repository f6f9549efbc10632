import { useMemo } from 'react';
import { renderLink } from '@/blocks/entity-links';
import { Panel, type DataColumn } from '@/blocks/panel';
import { BarRows } from '@/charts/bar-rows/BarRows';
import { count, plural } from '@/domain/format';
import { countPlaces, type CountedPlace, type InnerKind } from '@/domain/places/countPlaces';
import { inYear } from '@/domain/places/placePaths';
import { profilePeriodPhrase, type ProfileYear } from '@/domain/profileYears';
import { toCriteria } from '@/domain/search/filters/registry';
import { recordFilters, type SpendingRecord } from '@/domain/spendingSubject';
import { useDataDay } from '@/lib/dataDay';
import { useAnswer } from '@/lib/requests/useAnswer';
import type { ResultPage } from '@/services/search/results';
import { searchPage } from '@/services/search/rowEndpoints';

/** Number of awards that the places are taken from: the longest page of the service. */
const AWARD_LIMIT = 100;
/** How many places of a kind have a bar. The table lists all places. */
const BAR_LIMIT = 10;
const kindTexts: Readonly<Record<InnerKind, { one: string; many: string; heading: string }>> = {
  city: { one: 'city', many: 'cities', heading: 'Cities' },
  zip: { one: 'ZIP code', many: 'ZIP codes', heading: 'ZIP Codes' },
};

type AwardGroup = 'contracts' | 'grants';

/** Requests the largest awards of a record in a group, with their places of performance. */
const useLargestAwards = (record: SpendingRecord, group: AwardGroup) => {
  const day = useDataDay();
  return useAnswer(
    searchPage,
    useMemo(
      () => ({
        criteria: toCriteria(recordFilters(record, day), { today: day, level: 'awards' }),
        level: 'awards',
        tab: group,
        fields: ['awardId', 'placeOfPerformance', 'obligations'],
        sort: 'obligations',
        order: 'desc',
        page: 1,
        limit: AWARD_LIMIT,
      }),
      [record, day, group],
    ),
  );
};
const getColumns = (group: AwardGroup, fy: ProfileYear): readonly DataColumn<CountedPlace>[] => [
  {
    id: 'place',
    label: 'Place',
    value: ({ name }) => name,
    show: ({ name, path }) => renderLink(inYear(path, fy), name),
    sortBy: ({ name }) => name,
  },
  { id: 'kind', label: 'Kind', value: ({ kind }) => kindTexts[kind].one },
  {
    id: group,
    label: group === 'grants' ? 'Grants' : 'Contracts',
    value: ({ awards }) => awards,
    show: ({ awards }) => count(awards),
    sortBy: ({ awards }) => awards,
    numeric: true,
  },
];
/** Joins the names of kinds: `cities or ZIP codes`. */
const joinKinds = (kinds: readonly InnerKind[], key: 'one' | 'many' | 'heading', word: string) =>
  kinds.map((kind) => kindTexts[kind][key]).join(` ${word} `);

export interface InnerPlacesProps {
  record: SpendingRecord;
  kinds: readonly InnerKind[];
  /** The award types that places are taken from. The service can rank only one group. */
  group?: AwardGroup;
}
/** Renders the cities or ZIP codes of a place’s largest awards as links to their profiles. */
export default function InnerPlaces({ record, kinds, group = 'contracts' }: InnerPlacesProps) {
  const { subject, fy } = record;
  const answer = useLargestAwards(record, group);
  const noun = group === 'grants' ? 'grant' : 'contract';
  const periodText = profilePeriodPhrase(fy, useDataDay());
  const getPlaces = ({ rows }: ResultPage) =>
    kinds.flatMap((kind) =>
      countPlaces(
        kind,
        rows.map(({ placeOfPerformance }) => placeOfPerformance),
      ),
    );
  const formatSummary = ({ rows, hasNext }: ResultPage, places: readonly CountedPlace[]) => {
    const numbers = kinds.map((kind) => {
      const { one, many } = kindTexts[kind];
      return plural(places.filter((place) => place.kind === kind).length, one, many);
    });
    const awards = hasNext ? `${rows.length} largest ${noun}s` : plural(rows.length, noun);
    return `The ${awards} performed in ${subject.nameInSentence} ${periodText} ${rows.length === 1 ? 'names' : 'name'} ${numbers.join(' and ')}.`;
  };
  return (
    <Panel
      title={`${joinKinds(kinds, 'heading', 'and')} of the Largest Awards`}
      answer={answer}
      rows={getPlaces}
      columns={getColumns(group, fy)}
      file={`${subject.slug}-${fy}-cities-and-zip-codes`}
      unit={`Number of ${noun}s`}
      note={`The API lists no ${joinKinds(kinds, 'many', 'or')}, so these are from the largest ${noun}s, up to ${AWARD_LIMIT}. The profile of a place includes all its awards.`}
      summary={formatSummary}
      emptyText={`No ${noun} ${periodText} names a ${joinKinds(kinds, 'one', 'or')} here. Choose another year.`}
      minHeight={answer.value === null ? 320 : undefined}
    >
      {(_, places) => (
        <div className="inner-places">
          {kinds.map((kind) => (
            <div key={kind}>
              {kinds.length > 1 && <h3>{kindTexts[kind].heading}</h3>}
              <BarRows
                label={kindTexts[kind].heading}
                rows={places
                  .filter((place) => place.kind === kind)
                  .slice(0, BAR_LIMIT)
                  .map(({ name, path, awards }) => ({
                    key: path,
                    label: name,
                    value: awards,
                    text: plural(awards, noun),
                    to: inYear(path, fy),
                  }))}
              />
            </div>
          ))}
        </div>
      )}
    </Panel>
  );
}
