import { classNames } from '@/lib/classNames';
import { PageLoading } from '@/ui/PageLoading';
import { Skeleton } from '@/ui/Skeleton';

/** The placeholder while a search opens. A prerendered one shows only if there is a query. */
export function OpeningSearch({ isPrerendered }: { isPrerendered: boolean }) {
  return (
    <div className={classNames('opening-search', isPrerendered && 'opening-search--prerendered')}>
      <PageLoading
        message="Opening the shared search…"
        about="The awards that match the filters of this link: how many there are, a table of them, and charts of the amounts over time, by category and by place."
      />
      <Skeleton lines={8} />
    </div>
  );
}
