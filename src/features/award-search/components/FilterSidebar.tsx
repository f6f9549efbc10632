import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectStaged, selectView } from '@/blocks/search-filters';
import { isoDay } from '@/domain/fiscal';
import { filterDefinition } from '@/domain/search/filters/registry';
import { Disclosure } from '@/ui/Disclosure';
import { ErrorBoundary, Loading } from '@/ui/Status';
import { controls, layouts } from '../controls/controlTable';

const FilterHelp = lazy(() => import('./FilterHelp'));

/** All filters of a layout, each under its heading with the number of chosen values. */
export function FilterSidebar({ layout = 'legacy' }: { layout?: keyof typeof layouts }) {
  const filters = useSelector(selectStaged);
  const { spendingLevel: level } = useSelector(selectView);
  const context = { today: isoDay(new Date()), level };
  return (
    <div className="filters">
      {layouts[layout].flatMap((section) => section.controls).map((id) => {
        const { title, help, Control } = controls.find((entry) => entry.id === id)!;
        const count = filterDefinition(id).count(filters, context);
        return <Disclosure key={id} title={title} badge={count ? `${count > 999 ? '999+' : count} selected` : undefined} startOpen={id === 'timePeriod'} openWhen={count > 0}>{help && <div className="filter-help-place"><ErrorBoundary><Suspense fallback={null}><FilterHelp slug={help} filter={title} /></Suspense></ErrorBoundary></div>}<ErrorBoundary><Suspense fallback={<Loading />}><Control /></Suspense></ErrorBoundary></Disclosure>;
      })}
    </div>
  );
}
