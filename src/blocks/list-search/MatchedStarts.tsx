import { splitWords } from './wordStarts';

/** Renders a text with the matched beginnings of words marked. */
export function MatchedStarts({ text, term }: { text: string; term: string }) {
  // Longest first, so that `energy` is marked as a whole when `en` is also searched for.
  const termWords = [...splitWords(term)].sort((a, b) => b.length - a.length);
  if (!termWords.length) return <>{text}</>;
  return (
    <>
      {text.split(/([\p{L}\p{N}]+)/u).map((piece, index) => {
        const hit = termWords.find((word) => piece.toLowerCase().startsWith(word));
        return hit ? (
          <span key={index}>
            <mark>{piece.slice(0, hit.length)}</mark>
            {piece.slice(hit.length)}
          </span>
        ) : (
          piece
        );
      })}
    </>
  );
}
