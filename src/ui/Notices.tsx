import { Icon } from './Icon';

export interface Notice {
  kind: 'warning' | 'error';
  text: string;
  action?: { label: string; run: () => void };
}
/** What the address of a page holds in vain: one notice that names every such parameter, none where all can be used. */
export const unknownValues = (names: readonly string[]): readonly Notice[] =>
  names.length
    ? [
        {
          kind: 'warning',
          text: `The address held values this page does not know (${names.join(', ')}); they are left out.`,
        },
      ]
    : [];
/** The same of a year that no profile has: '' for one that is shown. */
export const unknownYear = (asked: string): readonly Notice[] =>
  asked
    ? [
        {
          kind: 'warning',
          text: `There is no year “${asked.slice(0, 40)}” to show. This page shows the last 12 months.`,
        },
      ]
    : [];
/** What the visitor should know about the page as a whole: what a link could not restore, a failed save, a parameter without meaning. */
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
