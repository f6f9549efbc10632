/** The stripe pattern of unknown amounts, used as `url(#id)`. */
export function Hatch({ id }: { id: string }) {
  return (
    <pattern
      id={id}
      width="8"
      height="8"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width="8" height="8" className="drawing-hatch" />
      <rect width="4" height="8" className="drawing-hatch--dark" />
    </pattern>
  );
}
