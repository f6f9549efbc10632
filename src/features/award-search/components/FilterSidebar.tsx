import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectStaged, selectView } from '@/blocks/search-filters';
import { useToday } from '@/lib/rendering/today';
import { Disclosure } from '@/ui/Disclosure';
import { lazyComponent } from '@/ui/lazyComponent';
import { ErrorBoundary } from '@/ui/Status';
import { countChosen } from '../controls/controlChoices';
import { findControl } from '../controls/controlTable';
import { legacyLayout } from '../controls/controlLayouts';
import { formatChosenCount } from './formatChosenCount';
import KeywordCard from './KeywordCard';
import { SubmitButtons, type SubmitHandlers } from './SubmitBar';
import './filter-help.scss';

const FilterHelp = lazyComponent(() => import('./FilterHelp'), {
  name: 'The filter help',
  look: 'line',
});

/**
 * Renders all filters as an accordion. Each heading shows how many values are chosen. With `end`, a link to keyword search follows, and
 * Submit and Reset are repeated below the filters if the filters are taller than the viewport.
 */
export default function FilterSidebar({ end }: { end?: SubmitHandlers }) {
  const filters = useSelector(selectStaged);
  const { spendingLevel: level } = useSelector(selectView);
  const list = useRef<HTMLDivElement>(null);
  // Once true, this stays true. Otherwise, closing a section could remove the button that has focus.
  const [isTall, setIsTall] = useState(false);
  useEffect(() => {
    if (!isTall && (list.current?.scrollHeight ?? 0) > window.innerHeight) setIsTall(true);
  }, [isTall, filters]);
  const context = { today: useToday(), level };
  return (
    <div className="filters" ref={list}>
      {legacyLayout.map(findControl).map((entry) => {
        const { key, title, help, Control } = entry;
        const count = countChosen(entry, filters, context);
        return (
          <Disclosure
            key={key}
            title={title}
            badge={formatChosenCount(count)}
            openWhen={key === 'timePeriod' || count > 0}
          >
            {help && (
              <div className="filter-help-place">
                <ErrorBoundary>
                  <FilterHelp slug={help} filter={title} />
                </ErrorBoundary>
              </div>
            )}
            <ErrorBoundary>
              <Control />
            </ErrorBoundary>
          </Disclosure>
        );
      })}
      {end && isTall && (
        <div
          className="submit-bar submit-bar--end"
          role="region"
          aria-label="Submit, end of the filters"
        >
          <SubmitButtons {...end} />
        </div>
      )}
      {end && <KeywordCard />}
    </div>
  );
}
