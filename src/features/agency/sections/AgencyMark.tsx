/** Renders the agency's abbreviation or initials as a mark. Screen readers skip the mark, because the name is beside it. */
export function AgencyMark({ name, abbreviation }: { name: string; abbreviation: string }) {
  const initials = name
    .split(/[^\p{L}]+/u)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word[0])
    .join('');
  const letters =
    abbreviation.length > 0 && abbreviation.length < 7 ? abbreviation : initials.slice(0, 4);
  return (
    <span className="agency-mark" aria-hidden="true" data-long={letters.length > 4 || undefined}>
      {letters}
    </span>
  );
}
