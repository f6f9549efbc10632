import { useId, useState } from 'react';
import { ContentLink } from '@/ui/ContentLink';

/** The introduction to the section, with caveats that expand on demand. */
export function RecipientsText() {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <p>
        Federal agencies answered COVID-19 with awards: contracts, grants, loans and other{' '}
        <ContentLink href="?glossary=financial-assistance">financial assistance</ContentLink>. This
        section shows who received them and where those recipients are.
        <sup>*</sup>
      </p>
      <div id={id} hidden={!open}>
        {open && (
          <>
            <p>
              Recipients are the first to receive the money: companies, hospitals, universities,
              local governments, people. Many pass it on. The map shows where a recipient is
              registered, which is not always where the work is done.
            </p>
            <p>
              For loans, obligations and outlays are the{' '}
              <ContentLink href="?glossary=loan-subsidy-cost">subsidy cost</ContentLink>: what the
              loan is expected to cost the government. The{' '}
              <ContentLink href="?glossary=face-value-of-loan">face value</ContentLink> is what was
              lent.
            </p>
            <p>
              <sup>*</sup> Some account spending names no award, or an award that is not known. It
              cannot be linked to a recipient and stands in a line of its own.
            </p>
          </>
        )}
      </div>
      <button
        type="button"
        className="usa-button usa-button--unstyled"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Read Less' : 'Read More'}
        <span className="usa-sr-only"> about award spending by recipient</span>
      </button>
      <div className="covid-awards__notes">
        <p>
          <strong>NOTE:</strong> Money of the Provider Relief Fund went to hospitals and doctors
          everywhere, but stands in Utah and in Minnesota, through which it was paid. These two
          states show more than came to them.
        </p>
        <p>
          <strong>NOTE:</strong> Contracts of the Department of Defense, subcontracts and account
          data are shown 90 days late. <ContentLink href="/about">Read about the data</ContentLink>.
        </p>
        <p>
          <strong>NOTE:</strong> One recipient can have awards of several types: the count of All
          Awards counts each once, so it is not the sum of the others.
        </p>
      </div>
    </>
  );
}
