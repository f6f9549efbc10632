/** Renders a pattern of diagonal stripes, used as `url(#id)`. The default is the pattern for unknown amounts. */
export function Hatch({
  id,
  size = 8,
  ground = 'drawing-hatch',
  stripe = 'drawing-hatch--dark',
}: {
  id: string;
  /** Distance between two stripes in CSS pixels. */
  size?: number;
  /** Class names of the background and the stripes. */
  ground?: string;
  stripe?: string;
}) {
  return (
    <defs>
      <pattern
        id={id}
        width={size}
        height={size}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={size} height={size} className={ground} />
        <rect width={size / 2} height={size} className={stripe} />
      </pattern>
    </defs>
  );
}
