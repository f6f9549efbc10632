import { date } from '@/domain/displayDate';
import { site } from '@/domain/site/site';
import { toIsoDate } from '@/lib/toIsoDate';
import { useMediaQuery } from '@/ui/useMediaQuery';

/** Shows the address of the page and the date, in print only. */
export function PrintNote() {
  if (!useMediaQuery('print')) return null;
  const day = date(toIsoDate(new Date()));
  return (
    <p className="print-note">{`${site.name}, printed on ${day} from ${window.location.href}`}</p>
  );
}
