import { SlideOutLink } from '@/ui/SlideOutLink';

/** Renders notes that apply to the amounts of every level. */
export function Notes() {
  return (
    <div className="explorer__notes">
      <p>
        <strong>NOTE:</strong> Amounts are{' '}
        <SlideOutLink panel="glossary" slug="obligation">
          obligations
        </SlideOutLink>{' '}
        as agencies report them, from the beginning of the fiscal year through the chosen period.
        The total comes from the Treasury’s records for the same time (GTAS, line 2190), without
        financing accounts of loans.
      </p>
      <p>
        * Unreported Data is in the Treasury’s totals, but agencies have not reported its details.
      </p>
      <p>
        Contracts and award-level account data of the Department of Defense are published 90 days
        late.
      </p>
    </div>
  );
}
