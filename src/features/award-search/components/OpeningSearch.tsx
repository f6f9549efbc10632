import { classNames } from '@/lib/classNames';
import { PageLoading } from '@/ui/PageLoading';
import { Skeleton } from '@/ui/Skeleton';

/** Shown while the search that the address names is opened. `isPrerendered`: the stylesheet shows it at addresses with a query alone. */
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
