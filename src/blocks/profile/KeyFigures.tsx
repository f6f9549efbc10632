import { useId } from 'react';
import { useIsHydrated } from '@/lib/rendering/hydrated';
import { Skeleton } from '@/ui/Skeleton';

export interface KeyFigure {
  label: string;
  /** Rounded amount. */
  value: string;
  /** Exact amount, with cents. */
  exact: string;
}

interface PeriodProps {
  /** The period of all figures; '' while it loads. Without it, each figure names its own. */
  period?: string;
}
function Period({ id, period }: PeriodProps & { id?: string }) {
  if (period === undefined) return null;
  return (
    <p id={id} className="key-figures__period">
      {period ? `Period: ${period}` : '\u00a0'}
    </p>
  );
}

/** Renders the key figures at the top of a profile. */
export function KeyFigures({ figures, period }: PeriodProps & { figures: readonly KeyFigure[] }) {
  const id = useId();
  return (
    <>
      <Period id={id} period={period} />
      <ul
        className="key-figures"
        aria-label="Key figures"
        aria-describedby={period ? id : undefined}
      >
        {figures.map(({ label, value, exact }) => (
          <li key={label}>
            <span className="key-figures__value" title={exact}>
              {value}
            </span>
            <span className="key-figures__label">{label}</span>
            <span className="key-figures__exact">{exact}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Renders placeholders for the key figures while they load. */
export function KeyFiguresSkeleton({ period }: PeriodProps) {
  // A prerendered page serves every address of its route, so it does not know the period.
  const isHydrated = useIsHydrated();
  return (
    <>
      <Period period={period && (isHydrated ? period : '')} />
      <ul className="key-figures" aria-hidden="true">
        {[1, 2, 3, 4].map((index) => (
          <li key={index}>
            <Skeleton lines={3} />
          </li>
        ))}
      </ul>
    </>
  );
}
