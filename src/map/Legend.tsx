import { ABOVE_ZERO, BLANK, type ColorClass, type ColorScale } from './colorClasses';
import './map.scss';

/** Returns the range of a class in words. Bounds belong to the class above them. */
const formatClass = (
  { from, to }: ColorClass,
  classCount: number,
  format: (value: number) => string,
): string => {
  if (to === ABOVE_ZERO) return 'Zero or less';
  if (from === ABOVE_ZERO)
    return to === Infinity ? 'More than zero' : `More than zero, less than ${format(to)}`;
  if (classCount === 1) return 'All amounts';
  if (from === -Infinity) return `Less than ${format(to)}`;
  return to === Infinity ? `${format(from)} and more` : `${format(from)} to ${format(to)}`;
};

/** Renders the color classes of a map, each with its number of areas, and how they are chosen. */
export function Legend({
  title,
  scale: { classes, method },
  blankCount,
  format,
}: {
  title: string;
  scale: ColorScale;
  /** Number of areas without an amount. */
  blankCount: number;
  /** Formats the bounds of the classes. */
  format: (value: number) => string;
}) {
  return (
    <div className="map-legend">
      <p className="map-legend__title">{title}</p>
      <ul>
        {classes.map((colorClass) => (
          <li key={colorClass.token}>
            <span
              className="map-legend__color"
              style={{ background: `var(${colorClass.token})` }}
            />
            {formatClass(colorClass, classes.length, format)}{' '}
            <span className="map-legend__count">({colorClass.count})</span>
          </li>
        ))}
        {blankCount > 0 && (
          <li>
            <span className="map-legend__color" style={{ background: `var(${BLANK})` }} />
            No amount <span className="map-legend__count">({blankCount})</span>
          </li>
        )}
      </ul>
      {method && <p className="map-legend__method">{method}</p>}
    </div>
  );
}
