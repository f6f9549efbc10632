import { useId, useState } from 'react';
import { Button } from '@/ui/Button';
import { ContentLink } from '@/ui/ContentLink';

/** Renders the introduction to the section, with caveats that expand on demand. */
export function RecipientsText() {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <p>
        In response to COVID-19, federal agencies made awards: contracts, grants, loans and other{' '}
        <ContentLink href="?glossary=financial-assistance">financial assistance</ContentLink>. This
        section shows who received them and where those recipients are.
        <sup>*</sup>
      </p>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <p>
              Recipients are companies, hospitals, universities, local governments and people. Many
              make subawards to others. The map shows where a recipient is registered, which may
              differ from where the work is done.
            </p>
            <p>
              For loans, obligations and outlays are the{' '}
              <ContentLink href="?glossary=loan-subsidy-cost">subsidy cost</ContentLink>: what the
              loan is expected to cost the government. The{' '}
              <ContentLink href="?glossary=face-value-of-loan">face value</ContentLink> is what was
              lent.
            </p>
            <p>
              <sup>*</sup> The table shows account spending that is not linked to an award in its
              own row.
            </p>
          </>
        )}
      </div>
      <Button
        look="text"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Read Less' : 'Read More'}
        <span className="usa-sr-only"> about award spending by recipient</span>
      </Button>
      <div className="covid-awards__notes">
        <p>
          <strong>NOTE:</strong> The Provider Relief Fund paid hospitals and doctors nationwide, but
          its payments are recorded in Utah and Minnesota. Amounts for these two states are higher
          than what they received.
        </p>
        <p>
          <strong>NOTE:</strong> Contracts, subcontracts and account data of the Department of
          Defense are shown 90 days late.{' '}
          <ContentLink href="/about">Read about the data</ContentLink>.
        </p>
        <p>
          <strong>NOTE:</strong> A recipient can have several types of awards. All Awards counts
          each recipient once, so the counts do not add up.
        </p>
      </div>
    </>
  );
}
