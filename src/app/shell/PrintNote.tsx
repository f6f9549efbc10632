import { date } from '@/domain/displayDate';
import { site } from '@/domain/site/site';
import { isoDay } from '@/lib/isoDay';
import { useMediaQuery } from '@/ui/useMediaQuery';

/** On paper alone: where the page stands and when it was printed. */
export function PrintNote() {
  if (!useMediaQuery('print')) return null;
  const day = date(isoDay(new Date()));
  return (
    <p className="print-note">{`${site.name}, printed on ${day} from ${window.location.href}`}</p>
  );
}
