import { ContentLink } from '@/ui/ContentLink';

/** The introduction to award spending: what awards are, and which amounts loans have. */
export function AwardQuestion() {
  return (
    <div className="covid-question">
      <h2>
        Federal Awards in Response to <strong>COVID-19</strong>
      </h2>
      <p>
        Part of the money went out by awards: as{' '}
        <ContentLink href="?glossary=contract">contracts</ContentLink> or as{' '}
        <ContentLink href="?glossary=financial-assistance">financial assistance</ContentLink>. Who
        got it, from whom, and under which program? Loans have two amounts: their{' '}
        <ContentLink href="?glossary=face-value-of-loan">face value</ContentLink> is what was lent,
        their <ContentLink href="?glossary=loan-subsidy-cost">subsidy cost</ContentLink> is what
        that is expected to cost, and only the cost counts as an obligation.
      </p>
    </div>
  );
}
