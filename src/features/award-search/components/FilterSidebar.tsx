import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectCanSubmit, selectIsStagedDifferent, selectApplied, selectStaged, selectView } from '@/blocks/search-filters';
import { isoDay } from '@/domain/fiscal';
import { filterDefinition } from '@/domain/search/filters/registry';
import { isEmptySearch } from '@/domain/search/searchFilters';
import { Disclosure } from '@/ui/Disclosure';
import { ErrorBoundary, Loading } from '@/ui/Status';
import { controls, layouts } from '../controls/controlTable';

/** All filters of a layout, each under its heading with the number of chosen values. */
export function FilterSidebar({ layout = 'legacy' }: { layout?: keyof typeof layouts }) {
  const filters = useSelector(selectStaged);
  const { spendingLevel: level } = useSelector(selectView);
  const context = { today: isoDay(new Date()), level };
  return (
    <div className="filters">
      {layouts[layout].flatMap((section) => section.controls).map((id) => {
        const { title, Control } = controls.find((entry) => entry.id === id)!;
        const count = filterDefinition(id).count(filters, context);
        return <Disclosure key={id} title={title} badge={count ? `${count > 999 ? '999+' : count} selected` : undefined} startOpen={id === 'timePeriod'} openWhen={count > 0}><ErrorBoundary><Suspense fallback={<Loading />}><Control /></Suspense></ErrorBoundary></Disclosure>;
      })}
    </div>
  );
}

/** Submit and Reset, with the reason beside them while Submit is off. */
export function SubmitBar({ onSubmit, onReset }: { onSubmit: () => void; onReset: () => void }) {
  const canSubmit = useSelector(selectCanSubmit);
  const complete = useSelector(selectApplied)._complete;
  const different = useSelector(selectIsStagedDifferent);
  const empty = isEmptySearch(useSelector(selectStaged));
  const hint = !complete ? 'Searching…' : empty ? 'Add or update a filter to submit.' : different ? 'Press Submit to search.' : 'The results show these filters.';
  return (
    <div className="submit-bar" role="region" aria-label="Submit">
      <button type="button" className="usa-button submit-bar__submit" disabled={!canSubmit} title={canSubmit ? 'Click to submit your search.' : 'Add or update a filter to submit.'} onClick={onSubmit}>Submit</button>
      <button type="button" className="usa-button usa-button--unstyled" disabled={!complete} onClick={onReset}>Reset filters</button>
      <p className="submit-bar__hint">{hint}</p>
    </div>
  );
}
