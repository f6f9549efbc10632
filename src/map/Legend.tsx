import { BLANK, type ColorClass } from './colorClasses';
import './map.scss';

/** Renders the color classes of a map, each with its number of areas. */
export function Legend({
  title,
  classes,
  blankCount,
  format,
}: {
  title: string;
  classes: readonly ColorClass[];
  /** Number of areas without an amount. */ blankCount: number;
  format: (value: number) => string;
}) {
  const lastIndex = classes.length - 1;
  const formatClass = ({ from, to }: ColorClass, at: number) =>
    lastIndex === 0
      ? 'All amounts'
      : at === 0
        ? `Less than ${format(to)}`
        : at === lastIndex
          ? `${format(from)} and more`
          : `${format(from)} to ${format(to)}`;
  return (
    <div className="map-legend">
      <p className="map-legend__title">{title}</p>
      <ul>
        {classes.map((bin, at) => (
          <li key={bin.token}>
            <span className="map-legend__color" style={{ background: `var(${bin.token})` }} />
            {formatClass(bin, at)} <span className="map-legend__count">({bin.count})</span>
          </li>
        ))}
        {blankCount > 0 && (
          <li>
            <span className="map-legend__color" style={{ background: `var(${BLANK})` }} />
            No amount <span className="map-legend__count">({blankCount})</span>
          </li>
        )}
      </ul>
    </div>
  );
}
