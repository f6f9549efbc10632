import { useId, type ReactNode } from 'react';
import { MISSING } from '@/domain/format';
import { useIsHydrated } from '@/lib/rendering/hydrated';
import type { Answer } from '@/lib/requests/useAnswer';
import { Button } from '@/ui/Button';
import { Skeleton } from '@/ui/Skeleton';

export interface KeyFigure {
  label: string;
  /** Rounded amount. */
  value: string;
  /** Exact amount, with cents. */
  exact: string;
  /** The request of the figure, if it has its own. Until it has loaded, the figure shows that it is loading or has failed. */
  answer?: Pick<Answer<unknown, unknown>, 'current' | 'failure' | 'retry'>;
  /** A link to the awards of the figure. */
  link?: ReactNode;
}

interface PeriodProps {
  /** The period of all figures; '' while it loads. Without it, each figure names its own. */
  period?: string;
}
function Period({ id, period }: PeriodProps & { id?: string }) {
  if (period === undefined) return null;
  return (
    <p id={id} className="key-figures__period">
      {period ? `Period: ${period}` : '\u00a0'}
    </p>
  );
}

function Figure({ figure: { label, value, exact, answer, link } }: { figure: KeyFigure }) {
  const isLoaded = !answer || answer.current;
  const failed = isLoaded ? null : answer.failure;
  return (
    <li>
      <span className="key-figures__value" title={isLoaded ? exact : undefined}>
        {isLoaded && value}
        {failed && MISSING}
        {!isLoaded && !failed && (
          <>
            <span className="skeleton__line" aria-hidden="true" />
            <span className="usa-sr-only">Loading</span>
          </>
        )}
      </span>
      <span className="key-figures__label">{label}</span>
      <span className="key-figures__exact">
        {failed ? (
          <span role="alert">
            We couldn’t load this figure.{' '}
            <Button look="text" onClick={answer!.retry}>
              Retry
            </Button>
          </span>
        ) : (
          exact
        )}
      </span>
      {link && <span className="key-figures__link">{link}</span>}
    </li>
  );
}

/** Renders the key figures at the top of a profile. */
export function KeyFigures({ figures, period }: PeriodProps & { figures: readonly KeyFigure[] }) {
  const id = useId();
  return (
    <>
      <Period id={id} period={period} />
      <ul
        className="key-figures"
        aria-label="Key figures"
        aria-describedby={period ? id : undefined}
      >
        {figures.map((figure) => (
          <Figure key={figure.label} figure={figure} />
        ))}
      </ul>
    </>
  );
}

/** Renders placeholders for the key figures while they load. */
export function KeyFiguresSkeleton({ period }: PeriodProps) {
  // A prerendered page serves every address of its route, so it does not know the period.
  const isHydrated = useIsHydrated();
  return (
    <>
      <Period period={period && (isHydrated ? period : '')} />
      <ul className="key-figures" aria-hidden="true">
        {[1, 2, 3, 4].map((index) => (
          <li key={index}>
            <Skeleton lines={3} />
          </li>
        ))}
      </ul>
    </>
  );
}
