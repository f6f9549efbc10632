import { Disclosure } from '@/ui/Disclosure';
import { PageLink } from '@/blocks/entity-links';
import { SOURCES_PATH } from '@/domain/submissions/statisticsPaths';

const columns: readonly { name: string; section: string; text: string }[] = [
  {
    name: 'Percent of Total Federal Budget',
    section: 'percent_of_total',
    text: 'The agency’s share of all agencies’ budgetary resources in the same period.',
  },
  {
    name: 'Most Recent Update',
    section: 'most_recent_update',
    text: 'The date of the agency’s latest publication for the period, and whether it is certified.',
  },
  {
    name: 'Number of TASs Missing from Account Balance Data',
    section: 'missing_tas',
    text: 'Treasury Account Symbols with obligations in the Treasury’s system but not in the agency’s account balances.',
  },
  {
    name: 'Reporting Difference in Obligations',
    section: 'obligations_discrepancies',
    text: 'Obligations in the account balances minus those in the breakdown by program activity and object class.',
  },
  {
    name: 'Number of Unlinked Contract and Assistance Awards',
    section: 'unlinked_awards',
    text: 'Awards that are either in the agency’s award breakdown or in the government-wide award systems, but not in both.',
  },
];

/** Renders explanations of the columns, each with a link to more details. */
export function ColumnHelp() {
  return (
    <Disclosure title="What the columns mean">
      <dl className="submission-help">
        {columns.map(({ name, section, text }) => (
          <div key={section}>
            <dt>{name}</dt>
            <dd>
              {text}{' '}
              <PageLink to={`${SOURCES_PATH}?section=${section}`}>
                More<span className="usa-sr-only"> about {name}</span>
              </PageLink>
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
