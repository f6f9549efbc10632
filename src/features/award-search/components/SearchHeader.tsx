import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectApplied } from '@/blocks/search-filters';
import type { SpendingLevel } from '@/domain/codes/resultTabs';
import type { SearchFilters } from '@/domain/search/searchFilters';
import { site } from '@/domain/site/site';
import { Icon } from '@/ui/Icon';
import { lazyComponent } from '@/ui/lazyComponent';
import { ShareMenu } from '@/ui/ShareMenu';
import { ErrorBoundary, Loading } from '@/ui/Status';
import type { SharedAddress } from '../useSharedAddress';

const placeholder = <Loading />;
const DownloadDialog = lazyComponent(() => import('./DownloadDialog'), {
  name: 'The download',
  look: 'dialog',
  waiting: placeholder,
});
const SavedSearchesPanel = lazyComponent(() => import('./SavedSearchesPanel'), {
  name: 'The list of saved searches',
  look: 'dialog',
  waiting: placeholder,
});
const levels: readonly { key: SpendingLevel; label: string }[] = [
  { key: 'awards', label: 'Prime Awards' },
  { key: 'subawards', label: 'Subawards' },
  { key: 'transactions', label: 'Transactions' },
];

export interface SearchHeaderProps {
  /** `/search` or `/searchv2`. */
  base: string;
  level: SpendingLevel;
  cols: string;
  sharedAddress: SharedAddress;
  onLevel: (level: SpendingLevel) => void;
  onStart: (filters: SearchFilters) => void;
}
/** Renders the title, the spending levels, and the actions on the whole search: save, download, share. */
export function SearchHeader({
  base,
  level,
  cols,
  sharedAddress,
  onLevel,
  onStart,
}: SearchHeaderProps) {
  const appliedSearch = useSelector(selectApplied);
  const [isSavedOpen, setIsSavedOpen] = useState(false);
  const [isDownloading, setIsDownloading] = useState(false);
  return (
    <>
      <div className="page-header">
        <div className="page-header__inner">
          <h1>Advanced Search</h1>
          <div className="button-group" role="group" aria-label="Spending level">
            {levels.map(({ key, label }) => (
              <button
                key={key}
                type="button"
                className="button-group__button"
                aria-pressed={level === key}
                onClick={() => onLevel(key)}
              >
                {label}
              </button>
            ))}
          </div>
          <div className="page-header__tools">
            <button
              type="button"
              className="page-header__button"
              onClick={() => setIsSavedOpen(true)}
            >
              <Icon name="book" /> <span className="page-header__words">Saved searches</span>
            </button>
            <button
              type="button"
              className="page-header__button"
              disabled={appliedSearch._empty}
              onClick={() => setIsDownloading(true)}
            >
              <Icon name="download" /> <span className="page-header__words">Download</span>
            </button>
            <ShareMenu
              url={`${base}${sharedAddress.query ? `?${sharedAddress.query}` : ''}`}
              subject={`Award Search results on ${site.domainName}`}
              body="A search of federal awards:"
              note={sharedAddress.note}
            />
          </div>
        </div>
      </div>
      {isDownloading && (
        <ErrorBoundary>
          <DownloadDialog
            filters={appliedSearch.filters}
            level={level}
            cols={cols}
            onClose={() => setIsDownloading(false)}
          />
        </ErrorBoundary>
      )}
      {isSavedOpen && (
        <ErrorBoundary>
          <SavedSearchesPanel onClose={() => setIsSavedOpen(false)} onRun={onStart} />
        </ErrorBoundary>
      )}
    </>
  );
}
