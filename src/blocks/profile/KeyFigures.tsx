import { Skeleton } from '@/ui/Skeleton';

export interface KeyFigure {
  label: string;
  /** Rounded amount. */
  value: string;
  /** Exact amount, with cents. */
  exact: string;
}

/** Renders the key figures at the top of a profile. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <ul className="key-figures" aria-label="Key figures">
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
  );
}

/** Renders placeholders for the key figures while they load. */
export function KeyFiguresSkeleton() {
  return (
    <ul className="key-figures" aria-hidden="true">
      {[1, 2, 3, 4].map((index) => (
        <li key={index}>
          <Skeleton lines={3} />
        </li>
      ))}
    </ul>
  );
}
