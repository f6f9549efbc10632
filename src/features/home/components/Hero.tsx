import { useEffect, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { site } from '@/domain/site/site';
import { usePorts } from '@/lib/ports';
import { getTextProblem } from '@/lib/searchText';
import { Icon } from '@/ui/Icon';
import { useMediaQuery } from '@/ui/useMediaQuery';
import { useOpenReadyMade } from '../openSearch';

const LANDING_PHRASE = 'The official source of government spending data';
const pairs = [
  ['Explore', 'by industry'],
  ['Search', 'by agency'],
  ['Track', 'over time'],
  ['Download', 'to communities'],
  ['Analyze', 'by recipient'],
] as const;
/** Milliseconds that each line is shown. */
const STEP_MS = 3000;
const shufflePairs = () =>
  [...pairs]
    .map((pair) => ({ pair, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ pair }) => pair);

/** Renders a heading that rotates: the landing phrase, then five pairs in random order. It can be paused and respects reduced motion. */
function RotatingHeadline() {
  const isReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [isPaused, setIsPaused] = useState(false);
  const [step, setStep] = useState(0);
  const [order, setOrder] = useState<readonly (typeof pairs)[number][]>(pairs);
  useEffect(() => {
    if (isPaused || isReducedMotion) return undefined;
    const timer = setInterval(
      () =>
        setStep((currentStep) => {
          const nextStep = (currentStep + 1) % (pairs.length + 1);
          if (nextStep === 1) setOrder(shufflePairs());
          return nextStep;
        }),
      STEP_MS,
    );
    return () => clearInterval(timer);
  }, [isPaused, isReducedMotion]);
  const pair = step === 0 ? undefined : order[step - 1];
  return (
    <>
      {/* Screen readers get the constant phrase; the rotation is visual only. */}
      <h1 className="home__title">
        <span className="usa-sr-only">{LANDING_PHRASE}</span>
        <span aria-hidden="true">
          {pair ? (
            <>
              <em>{pair[0]}</em> government spending <em>{pair[1]}</em>
            </>
          ) : (
            LANDING_PHRASE
          )}
        </span>
      </h1>
      {!isReducedMotion && (
        <button type="button" className="home__pause" onClick={() => setIsPaused(!isPaused)}>
          <Icon name={isPaused ? 'play' : 'pause'} />
          {isPaused ? 'Play text animation' : 'Pause text animation'}
        </button>
      )}
    </>
  );
}

/** Shows the headline, the search box and two links at the top of the page. */
export function Hero() {
  const { track } = usePorts();
  const { open, busy, failed } = useOpenReadyMade();
  const [keywordText, setKeywordText] = useState('');
  const [problem, setProblem] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const keyword = keywordText.trim();
    const newProblem = getTextProblem(keyword);
    setProblem(newProblem ?? '');
    if (!newProblem) void open({ key: 'box', keyword });
  };
  return (
    <div className="home__hero">
      <div className="home__inner">
        <RotatingHeadline />
        <p className="home__lead">
          See who receives federal contracts, grants, loans and other awards, for what and where.
        </p>
        <div className="home__ways">
          <form
            className="home__search"
            role="search"
            aria-label="Search awards"
            onSubmit={handleSubmit}
          >
            <label className="usa-sr-only" htmlFor="home-search">
              Search awards by keyword
            </label>
            <input
              id="home-search"
              type="search"
              className="usa-input"
              placeholder="Keyword, recipient, award ID…"
              value={keywordText}
              aria-invalid={problem !== ''}
              aria-describedby={problem ? 'home-problem' : undefined}
              onChange={(event) => {
                setKeywordText(event.target.value);
                setProblem('');
              }}
            />
            <button type="submit" aria-disabled={busy === 'box'}>
              <Icon name="search" />
              <span className="home__search-word">{busy === 'box' ? 'Opening…' : 'Search'}</span>
            </button>
          </form>
          <div className="home__buttons">
            <Link className="usa-button" to={paths.search()} onClick={() => track('heroSearch')}>
              Start Searching Awards
            </Link>
            <Link
              className="usa-button usa-button--outline"
              to="/data-sources"
              onClick={() => track('heroAbout')}
            >
              Learn About {site.name}
            </Link>
          </div>
        </div>
        {problem && (
          <p id="home-problem" className="home__problem" role="alert">
            {problem}
          </p>
        )}
        {failed === 'box' && (
          <p className="home__problem" role="alert">
            We couldn’t open the search. Try again.
          </p>
        )}
      </div>
    </div>
  );
}
