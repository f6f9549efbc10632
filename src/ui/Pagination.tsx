import { classNames } from '@/lib/classNames';
import { groupDigits } from '@/lib/groupDigits';
import { Select } from './Select';

export interface PaginationProps {
  page: number;
  pageSize: number;
  total: number;
  /** Whether there are more rows than `total`, which then counts only the rows up to this page. */
  more?: boolean;
  onPage: (page: number) => void;
  /** The last page that can be requested, when more pages exist. */
  lastReachablePage?: number;
  pageSizes?: readonly number[];
  onPageSize?: (size: number) => void;
  label: string;
}

/** Returns the page numbers to show: the first, the last, the current one and its neighbors. 0 is a gap of at least two pages. */
export const getPageNumbers = (page: number, pageCount: number): number[] => {
  const pageNumbers = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((number) => number >= 1 && number <= pageCount)
    .sort((a, b) => a - b);
  return pageNumbers.flatMap((number, index) => {
    const previousNumber = pageNumbers[index - 1];
    if (previousNumber === undefined || number === previousNumber + 1) return [number];
    return number === previousNumber + 2 ? [previousNumber + 1, number] : [0, number];
  });
};

/** Renders the range of results, the page size and the page numbers of a list. */
export function Pagination({
  page,
  pageSize,
  total,
  more = false,
  onPage,
  lastReachablePage,
  pageSizes,
  onPageSize,
  label,
}: PaginationProps) {
  const pageCount = more ? page + 1 : Math.max(1, Math.ceil(total / pageSize));
  const lastPage = Math.min(pageCount, lastReachablePage ?? pageCount);
  const firstRow = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const button = (to: number, text = groupDigits(to), name = `Page ${text}`, disabled = false) => (
    <li key={name}>
      <button
        type="button"
        className={classNames('pagination__button', to === page && 'pagination__button--current')}
        disabled={disabled}
        aria-current={to === page ? 'page' : undefined}
        aria-label={name}
        onClick={() => onPage(to)}
      >
        {text}
      </button>
    </li>
  );
  return (
    <div className="pagination">
      <p className="pagination__range">
        {groupDigits(firstRow)}-{groupDigits(Math.min(page * pageSize, total))} of{' '}
        {more && 'more than '}
        {groupDigits(total)} results
      </p>
      {pageSizes && onPageSize && (
        <Select
          label="Rows per page:"
          className="pagination__size"
          options={pageSizes.map((size) => ({ key: size, label: String(size) }))}
          value={pageSize}
          onChoose={onPageSize}
        />
      )}
      {lastPage > 1 && (
        <nav aria-label={label}>
          <ul className="pagination__list">
            {button(page - 1, 'Previous', 'Previous page', page <= 1)}
            {getPageNumbers(page, lastPage).map((number, index) =>
              number === 0 ? (
                <li key={`gap-${index}`} className="pagination__gap" aria-hidden="true">
                  …
                </li>
              ) : (
                button(number)
              ),
            )}
            {button(page + 1, 'Next', 'Next page', page >= lastPage)}
          </ul>
          {lastPage < pageCount && (
            <p className="pagination__note">
              Only the first {groupDigits(lastPage * pageSize)} results can be shown. Add filters to
              narrow the search.
            </p>
          )}
        </nav>
      )}
    </div>
  );
}
