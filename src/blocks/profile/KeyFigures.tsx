import { Skeleton } from '@/ui/Skeleton';

/** A figure that stands large at the head of a profile. */
export interface KeyFigure {
  label: string;
  /** Rounded, as it is read. */
  value: string;
  /** To the cent. */
  exact: string;
}

/** The figures at the head of a profile. */
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

/** The places of the figures while they are on their way. */
export function FiguresToCome() {
  return (
    <ul className="key-figures" aria-hidden="true">
      {[1, 2, 3, 4].map((place) => (
        <li key={place}>
          <Skeleton lines={3} />
        </li>
      ))}
    </ul>
  );
}
