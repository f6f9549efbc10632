/** A text with every occurrence of `part` highlighted, ignoring case. */
export function Highlight({ text, part }: { text: string; part: string }) {
  const wanted = part.trim().toLowerCase();
  if (!wanted) return <>{text}</>;
  const pieces: { text: string; hit: boolean }[] = [];
  const lower = text.toLowerCase();
  for (let at = 0; at < text.length;) {
    const found = lower.indexOf(wanted, at);
    const end = found < 0 ? text.length : found;
    if (end > at) pieces.push({ text: text.slice(at, end), hit: false });
    if (found >= 0) pieces.push({ text: text.slice(found, found + wanted.length), hit: true });
    at = found < 0 ? text.length : found + wanted.length;
  }
  return (
    <>
      {pieces.map((piece, index) =>
        piece.hit ? <mark key={index}>{piece.text}</mark> : piece.text,
      )}
    </>
  );
}
