import { classNames } from '@/lib/classNames';
import { PageLoading } from '@/ui/PageLoading';
import { Skeleton } from '@/ui/Skeleton';

/** Renders the placeholder while a search opens. CSS shows the prerendered placeholder only if the address has a query. */
export function OpeningSearch({ isPrerendered }: { isPrerendered: boolean }) {
  return (
    <div className={classNames('opening-search', isPrerendered && 'opening-search--prerendered')}>
      <PageLoading
        message="Opening the shared search…"
        about="This link leads to a search with totals, a table, and charts by time, category and place."
      />
      <Skeleton lines={8} />
    </div>
  );
}
