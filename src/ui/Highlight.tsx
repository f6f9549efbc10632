/** Renders a text with every occurrence of `part` highlighted, ignoring case. */
export function Highlight({ text, part }: { text: string; part: string }) {
  const searchTerm = part.trim().toLowerCase();
  if (!searchTerm) return <>{text}</>;
  const segments: { text: string; isMatch: boolean }[] = [];
  const lowerCaseText = text.toLowerCase();
  for (let at = 0; at < text.length;) {
    const matchStart = lowerCaseText.indexOf(searchTerm, at);
    const end = matchStart < 0 ? text.length : matchStart;
    if (end > at) segments.push({ text: text.slice(at, end), isMatch: false });
    if (matchStart >= 0)
      segments.push({
        text: text.slice(matchStart, matchStart + searchTerm.length),
        isMatch: true,
      });
    at = matchStart < 0 ? text.length : matchStart + searchTerm.length;
  }
  return (
    <>
      {segments.map((segment, index) =>
        segment.isMatch ? <mark key={index}>{segment.text}</mark> : segment.text,
      )}
    </>
  );
}
