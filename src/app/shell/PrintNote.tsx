import { site } from '@/domain/site/site';
import { useMediaQuery } from '@/ui/useMediaQuery';

/** On paper alone: where the page stands and when it was printed. */
export function PrintNote() {
  if (!useMediaQuery('print')) return null;
  const day = new Date().toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
  return (
    <p className="print-note">{`${site.name}, printed on ${day} from ${window.location.href}`}</p>
  );
}
