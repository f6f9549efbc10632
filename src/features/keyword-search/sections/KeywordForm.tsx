import { useId, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { limits } from '@/lib/layoutTokens';
import { usePorts } from '@/lib/ports';
import { useKeyedState } from '@/lib/rendering/useDerivedState';
import { getTextProblem } from '@/lib/searchText';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';

/** Renders the keyword search box. It follows the keyword in the address. */
export function KeywordForm({ addressKeyword }: { addressKeyword: string }) {
  const navigate = useNavigate();
  const { track } = usePorts();
  const [typedText, setTypedText] = useKeyedState(addressKeyword, addressKeyword);
  const newKeyword = typedText.trim();
  const isTooShort = newKeyword.length < limits.searchMinimum;
  // If the keyword in the address is invalid, the page itself shows the problem.
  const problem =
    isTooShort || newKeyword === addressKeyword ? undefined : getTextProblem(newKeyword);
  const problemId = useId();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isTooShort || problem) return;
    track('keywordSearch', newKeyword);
    void navigate(`/keyword_search/${encodeURIComponent(newKeyword)}`, { replace: true });
  };
  return (
    <form
      className="keyword-search__form"
      role="search"
      aria-label="Keyword search"
      onSubmit={handleSubmit}
    >
      <label className="usa-sr-only" htmlFor="keyword">
        Keyword
      </label>
      <input
        id="keyword"
        type="search"
        className="usa-input"
        placeholder="Type keywords..."
        value={typedText}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && problemId}
        onChange={(event) => setTypedText(event.target.value)}
      />
      <Button type="submit" disabled={isTooShort}>
        <Icon name="search" />
        <span>Search</span>
      </Button>
      {problem && (
        <p id={problemId} className="field-error" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
