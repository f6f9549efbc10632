import { BLANK, type ColorClass } from './colorClasses';
import './map.scss';

/** Renders the color classes of a map, each with its number of areas. */
export function Legend({
  title,
  classes,
  blank,
  format,
}: {
  title: string;
  classes: readonly ColorClass[];
  /** Number of areas without an amount. */ blank: number;
  format: (value: number) => string;
}) {
  const last = classes.length - 1;
  const formatClass = ({ from, to }: ColorClass, at: number) =>
    last === 0
      ? 'All amounts'
      : at === 0
        ? `Less than ${format(to)}`
        : at === last
          ? `${format(from)} and more`
          : `${format(from)} to ${format(to)}`;
  return (
    <div className="map-legend">
      <p className="map-legend__title">{title}</p>
      <ul>
        {classes.map((entry, at) => (
          <li key={entry.token}>
            <span className="map-legend__color" style={{ background: `var(${entry.token})` }} />
            {formatClass(entry, at)} <span className="map-legend__count">({entry.count})</span>
          </li>
        ))}
        {blank > 0 && (
          <li>
            <span className="map-legend__color" style={{ background: `var(${BLANK})` }} />
            No amount <span className="map-legend__count">({blank})</span>
          </li>
        )}
      </ul>
    </div>
  );
}
