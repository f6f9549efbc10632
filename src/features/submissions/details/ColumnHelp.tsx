import { Disclosure } from '@/ui/Disclosure';
import { PageLink } from '@/blocks/entity-links';
import { STATISTICS_SOURCES } from '@/domain/submissions/statisticsPaths';

const columns: readonly { name: string; section: string; words: string }[] = [
  {
    name: 'Percent of Total Federal Budget',
    section: 'percent_of_total',
    words:
      'The agency’s budgetary resources as a part of those of all agencies in the same period.',
  },
  {
    name: 'Most Recent Update',
    section: 'most_recent_update',
    words:
      'The day on which the agency last published its data of the period, and whether that version is certified.',
  },
  {
    name: 'Number of TASs Missing from Account Balance Data',
    section: 'missing_tas',
    words:
      'Treasury account symbols for which the Treasury’s own system has obligations and the agency’s account balances have none.',
  },
  {
    name: 'Reporting Difference in Obligations',
    section: 'obligations_discrepancies',
    words:
      'What the account balances say was obligated, less what the breakdown by program activity and object class says.',
  },
  {
    name: 'Number of Unlinked Contract and Assistance Awards',
    section: 'unlinked_awards',
    words:
      'Awards that stand either in the agency’s award breakdown or in the government-wide award systems, and not in both.',
  },
];

/** Explanations of the columns, each with a link to more details. */
export function ColumnHelp() {
  return (
    <Disclosure title="What the columns mean">
      <dl className="submission-help">
        {columns.map(({ name, section, words }) => (
          <div key={section}>
            <dt>{name}</dt>
            <dd>
              {words}{' '}
              <PageLink to={`${STATISTICS_SOURCES}?section=${section}`}>
                More<span className="usa-sr-only"> about {name}</span>
              </PageLink>
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
