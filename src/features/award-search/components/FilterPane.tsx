import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { selectCanSubmit, selectIsStagedDifferent, selectStaged } from '@/blocks/search-filters';
import type { SpendingLevel } from '@/domain/codes/resultTabs';
import { plural } from '@/domain/format';
import { countFilters } from '@/domain/search/filters/registry';
import { useToday } from '@/lib/rendering/today';
import { classNames } from '@/lib/classNames';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { lazyComponent } from '@/ui/lazyComponent';
import { Sheet } from '@/ui/Sheet';
import { ErrorBoundary, Loading } from '@/ui/Status';
import { SubmitBar, type SubmitHandlers } from './SubmitBar';

const FilterSidebar = lazyComponent(() => import('./FilterSidebar'), {
  name: 'The filters',
  waiting: (
    <div className="filters-to-come">
      <Loading />
    </div>
  ),
});
const DrilldownSidebar = lazyComponent(() => import('./DrilldownSidebar'), {
  name: 'The filters',
  waiting: <Loading />,
});

interface LayoutProps extends SubmitHandlers {
  /** Whether to render the drilldown of `/searchv2` instead of the accordion. */
  drilldown: boolean;
}

export interface FilterSheetProps extends LayoutProps {
  level: SpendingLevel;
}
/** Renders the filters in narrow viewports: a button that opens them, and a note while changes are not applied. */
export function FilterSheet({ level, drilldown, onSubmit, onReset }: FilterSheetProps) {
  const stagedFilters = useSelector(selectStaged);
  const [isOpen, setOpen] = useState(false);
  const isDifferent = useSelector(selectIsStagedDifferent);
  const canSubmit = useSelector(selectCanSubmit);
  const isUnapplied = !isOpen && isDifferent && canSubmit;
  const count = countFilters(stagedFilters, { today: useToday(), level });
  const handleSubmit = () => {
    onSubmit();
    setOpen(false);
  };
  return (
    <>
      <Button className="search-page__open" onClick={() => setOpen(true)}>
        <Icon name="filter" /> {count ? plural(count, 'Filter') : 'Add search filters'}
      </Button>
      {isUnapplied && (
        <p className="search-page__waiting" role="status">
          Your filter changes are not applied yet.{' '}
          <button type="button" className="link-button" onClick={onSubmit}>
            Apply changes
          </button>
        </p>
      )}
      <Sheet
        title="Filters"
        open={isOpen}
        onClose={() => setOpen(false)}
        footer={<SubmitBar onSubmit={handleSubmit} onReset={onReset} />}
      >
        <ErrorBoundary>{drilldown ? <DrilldownSidebar /> : <FilterSidebar />}</ErrorBoundary>
      </Sheet>
    </>
  );
}

export interface FilterPaneProps extends LayoutProps {
  isCollapsed: boolean;
  onCollapse: (collapsed: boolean) => void;
}
/** Renders the filter sidebar in wide viewports. Only the drilldown can be collapsed. */
export function FilterPane({
  drilldown,
  isCollapsed: collapsed,
  onCollapse,
  onSubmit,
  onReset,
}: FilterPaneProps) {
  const { search } = useLocation();
  const submitBar = <SubmitBar onSubmit={onSubmit} onReset={onReset} />;
  const buttonLabel = collapsed ? 'Show filters' : 'Hide filters';
  return (
    <aside
      className={classNames('search-page__sidebar', drilldown && 'search-page__sidebar--pinned')}
      aria-label="Search filters"
    >
      {drilldown && (
        <button
          type="button"
          className="search-page__collapse"
          aria-expanded={!collapsed}
          onClick={() => onCollapse(!collapsed)}
          title={buttonLabel}
        >
          <Icon name={collapsed ? 'chevron-right' : 'chevron-left'} />
          <span className="usa-sr-only">{buttonLabel}</span>
        </button>
      )}
      <div className="search-page__filters" hidden={collapsed}>
        <h2 className="search-page__filters-title">
          <Icon name="filter" /> Filters
        </h2>
        {!drilldown && submitBar}
        <ErrorBoundary>
          {drilldown ? (
            <DrilldownSidebar foot={submitBar} />
          ) : (
            <FilterSidebar end={{ onSubmit, onReset }} />
          )}
        </ErrorBoundary>
        {!drilldown && (
          <p className="search-page__other">
            <Link to={`/searchv2${search}`}>Try the new filters (beta)</Link>
          </p>
        )}
      </div>
    </aside>
  );
}
