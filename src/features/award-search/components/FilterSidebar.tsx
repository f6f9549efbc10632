import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectStaged, selectView } from '@/blocks/search-filters';
import { isoDay } from '@/domain/fiscal';
import { Disclosure } from '@/ui/Disclosure';
import { ErrorBoundary, Loading } from '@/ui/Status';
import { chosenIn, controlOf, legacyLayout } from '../controls/controlTable';
import { chosenText } from './chosenText';

const FilterHelp = lazy(() => import('./FilterHelp'));

/** All filters as an accordion, each under its heading with the number of chosen values. */
export function FilterSidebar() {
  const filters = useSelector(selectStaged);
  const { spendingLevel: level } = useSelector(selectView);
  const context = { today: isoDay(new Date()), level };
  return (
    <div className="filters">
      {legacyLayout.map(controlOf).map((entry) => {
        const { key, title, help, Control } = entry;
        const count = chosenIn(entry, filters, context);
        return <Disclosure key={key} title={title} badge={chosenText(count)} startOpen={key === 'timePeriod'} openWhen={count > 0}>{help && <div className="filter-help-place"><ErrorBoundary><Suspense fallback={null}><FilterHelp slug={help} filter={title} /></Suspense></ErrorBoundary></div>}<ErrorBoundary><Suspense fallback={<Loading />}><Control /></Suspense></ErrorBoundary></Disclosure>;
      })}
    </div>
  );
}
