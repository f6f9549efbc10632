import debounce from 'lodash/debounce';
import { memo, useEffect, useMemo, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { groupByLetter, type GlossaryTerm } from '@/domain/glossary';
import { timings } from '@/lib/layoutTokens';
import { classNames } from '@/lib/classNames';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { useKeyedState } from '@/lib/rendering/useDerivedState';
import { Button } from '@/ui/Button';
import { SlideOut } from '@/ui/SlideOut';
import { Loading } from '@/ui/Status';
import { PanelGroup } from '../PanelGroup';
import { PanelSearch, NoResults } from '../PanelSearch';
import { loadGlossary, runGlossarySearch } from '../state/glossaryThunks';
import {
  glossaryInputSet,
  glossaryTermSet,
  selectGlossary,
  type WithSlideOuts,
} from '../state/slideOutState';
import { GlossaryTermView } from './GlossaryTermView';

/** Renders the matching terms. Memoized, because rendering 500 links on every key press would take longer than a frame. */
const Results = memo(function Results({
  terms,
  input,
  dimmed,
}: {
  terms: readonly GlossaryTerm[];
  input: string;
  dimmed: boolean;
}) {
  const { track } = usePorts();
  const groups = useMemo(() => groupByLetter(terms), [terms]);
  return (
    <div className={classNames('slide-out__groups', dimmed && 'is-stale')}>
      {groups.map(({ letter, terms: letterTerms }) => (
        <PanelGroup
          key={letter}
          panel="glossary"
          title={letter}
          entries={letterTerms.map(({ slug, term }) => ({ slug, name: term }))}
          marked={input}
          onFollow={(name) => track('glossaryTerm', name)}
        />
      ))}
    </div>
  );
});

export interface SlideOutPanelProps {
  onTop: boolean;
  onClose: () => void;
  /** Shows the list again by removing the entry from the URL. The panel stays open. */ onList: () => void;
}

const useGlossary = () => {
  const dispatch = useThunkDispatch<WithSlideOuts>();
  const { announce } = usePorts();
  const glossary = useSelector(selectGlossary);
  const { display, term, termFromUrl, cache, loading, searchLoading } = glossary;
  const { input, results } = glossary.search;
  useEffect(() => {
    if (display) void dispatch(loadGlossary());
  }, [display, dispatch]);
  useEffect(() => {
    const selectedTerm = termFromUrl ? cache.get(termFromUrl) : undefined;
    if (selectedTerm) dispatch(glossaryTermSet(selectedTerm));
  }, [termFromUrl, cache, dispatch]);
  const isReady = !loading && !searchLoading;
  useEffect(() => {
    if (display && isReady && input && !term.slug)
      announce(results.length ? `${results.length} terms found` : 'No Results Found');
  }, [display, isReady, results, input, term, announce]);
  return glossary;
};

function LoadError({ hasTerms, onRetry }: { hasTerms: boolean; onRetry: () => void }) {
  return (
    <div className="slide-out__error" role="alert">
      <p>Error: Could not load Glossary.</p>
      {hasTerms && <p>You can still read the terms below.</p>}
      <Button look="outline" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}

/** Renders the glossary panel: search results, one selected term, or all terms. */
export function GlossaryPanel({ onTop, onClose, onList }: SlideOutPanelProps) {
  const dispatch = useThunkDispatch<WithSlideOuts>();
  const { display, term, termFromUrl, cache, search, loading, searchLoading, error } =
    useGlossary();
  const { input, results } = search;
  // Highlights the text that produced the results, not the text being typed.
  const [searchedText] = useKeyedState(results, input);
  const searchSoon = useMemo(
    () => debounce(() => void dispatch(runGlossarySearch()), timings.glossaryDebounce),
    [dispatch],
  );
  useEffect(() => () => searchSoon.cancel(), [searchSoon]);
  const handleInput = (value: string) => {
    dispatch(glossaryInputSet(value));
    if (term.slug || termFromUrl) onList();
    searchSoon();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    searchSoon.cancel();
    void dispatch(runGlossarySearch());
  };
  const isUnknownTerm = termFromUrl && !loading && !cache.has(termFromUrl);
  const renderBody = () => {
    if (loading) return <Loading message="Loading Glossary..." />;
    if (term.slug) return <GlossaryTermView term={term} onBack={onList} />;
    if (!results.length && input && !searchLoading)
      return <NoResults text={`No results found for "${input.slice(0, 80)}."`} />;
    return (
      <>
        {isUnknownTerm && (
          <p className="slide-out__notice" role="status">
            The glossary has no term “{termFromUrl.slice(0, 80)}”. Here are all its terms.
          </p>
        )}
        <Results terms={results} input={searchedText} dimmed={searchLoading} />
      </>
    );
  };
  return (
    <SlideOut
      title="Glossary"
      open={display}
      isOnTop={onTop}
      onClose={onClose}
      contentKey={`${term.slug} ${results.length}`}
      head={
        <PanelSearch
          label="Search the glossary"
          placeholder="Search for a term..."
          example="Obligation"
          value={input}
          onChange={handleInput}
          onSubmit={handleSubmit}
        />
      }
    >
      {error && !loading && (
        <LoadError hasTerms={cache.size > 0} onRetry={() => void dispatch(loadGlossary(true))} />
      )}
      {renderBody()}
    </SlideOut>
  );
}
