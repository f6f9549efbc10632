import { ContentLink } from '@/ui/ContentLink';

/** Renders the introduction to award spending: what awards are, and which amounts loans have. */
export function AwardQuestion() {
  return (
    <div className="covid-question">
      <h2>
        Federal Awards in Response to <strong>COVID-19</strong>
      </h2>
      <p>
        Agencies spent part of the money through awards:{' '}
        <ContentLink href="?glossary=contract">contracts</ContentLink> and{' '}
        <ContentLink href="?glossary=financial-assistance">financial assistance</ContentLink>. Loans
        have two amounts. The{' '}
        <ContentLink href="?glossary=face-value-of-loan">face value</ContentLink> is what was lent.
        The <ContentLink href="?glossary=loan-subsidy-cost">subsidy cost</ContentLink> is the
        expected cost to the government. Only the subsidy cost counts as an obligation.
      </p>
    </div>
  );
}
