import { Icon } from './Icon';

export interface Notice {
  kind: 'warning' | 'error';
  text: string;
  action?: { label: string; run: () => void };
}
export const warning = (text: string): readonly Notice[] => [{ kind: 'warning', text }];
/** Returns one notice that names all address parameters with unknown values; [] if there are none. */
export const unknownValues = (names: readonly string[]): readonly Notice[] =>
  names.length
    ? warning(`Some values in the address are invalid and were ignored: ${names.join(', ')}.`)
    : [];
/** Returns a notice for a year that profiles do not have; [] for ''. */
export const unknownYear = (year: string): readonly Notice[] =>
  year
    ? warning(
        `There is no year “${year.slice(0, 40)}” to show. This page shows the last 12 months.`,
      )
    : [];
/** The notices of a page as a whole: values that a link could not restore, a failed save, an unknown parameter. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  if (!notices.length) return null;
  return (
    <div className="notices">
      {notices.map((notice) => (
        <div
          key={notice.text}
          className={`notice notice--${notice.kind}`}
          role={notice.kind === 'error' ? 'alert' : 'status'}
        >
          <Icon name="alert" />
          <p>
            {notice.text}{' '}
            {notice.action && (
              <button
                type="button"
                className="usa-button usa-button--unstyled"
                onClick={notice.action.run}
              >
                {notice.action.label}
              </button>
            )}
          </p>
        </div>
      ))}
    </div>
  );
}
