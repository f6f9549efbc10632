import { ContentLink } from '@/ui/ContentLink';

/** The introduction to award spending: what awards are, and which amounts loans have. */
export function AwardQuestion() {
  return (
    <div className="covid-question">
      <h2>
        Federal Awards in Response to <strong>COVID-19</strong>
      </h2>
      <p>
        Part of the money was spent through awards:{' '}
        <ContentLink href="?glossary=contract">contracts</ContentLink> and{' '}
        <ContentLink href="?glossary=financial-assistance">financial assistance</ContentLink>. Who
        received it, from which agency, and under which program? Loans have two amounts: the{' '}
        <ContentLink href="?glossary=face-value-of-loan">face value</ContentLink> is what was lent,
        and the <ContentLink href="?glossary=loan-subsidy-cost">subsidy cost</ContentLink> is the
        expected cost to the government. Only the subsidy cost counts as an obligation.
      </p>
    </div>
  );
}
