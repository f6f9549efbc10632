import { useId, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { limits } from '@/lib/layoutTokens';
import { usePorts } from '@/lib/ports';
import { useKeyedState } from '@/lib/rendering/useDerivedState';
import { textProblem } from '@/lib/searchText';
import { Icon } from '@/ui/Icon';

/** The keyword search box; `asked` is the keyword in the address. */
export function KeywordForm({ asked }: { asked: string }) {
  const navigate = useNavigate();
  const { track } = usePorts();
  const [typed, setTyped] = useKeyedState(asked, asked);
  const wanted = typed.trim();
  const short = wanted.length < limits.searchMinimum;
  // For a keyword in the address, the page itself shows the problem.
  const problem = short || wanted === asked ? undefined : textProblem(wanted);
  const problemId = useId();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (short || problem) return;
    track('keywordSearch', wanted);
    void navigate(`/keyword_search/${encodeURIComponent(wanted)}`, { replace: true });
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
        value={typed}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && problemId}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className="usa-button" disabled={short}>
        <Icon name="search" />
        <span>Search</span>
      </button>
      {problem && (
        <p id={problemId} className="field-error" role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
