import { splitWords } from './wordStarts';

/** Renders a text with the matched beginnings of words marked. */
export function MatchedStarts({ text, term }: { text: string; term: string }) {
  // Longest first, so that `energy` is marked as a whole when `en` is also searched for.
  const termWords = [...splitWords(term)].sort((a, b) => b.length - a.length);
  if (!termWords.length) return <>{text}</>;
  return (
    <>
      {text.split(/([\p{L}\p{N}]+)/u).map((segment, index) => {
        const matchedWord = termWords.find((word) => segment.toLowerCase().startsWith(word));
        return matchedWord ? (
          <span key={index}>
            <mark>{segment.slice(0, matchedWord.length)}</mark>
            {segment.slice(matchedWord.length)}
          </span>
        ) : (
          segment
        );
      })}
    </>
  );
}
