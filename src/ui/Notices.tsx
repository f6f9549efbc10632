import { Button } from './Button';
import { Icon } from './Icon';

export interface Notice {
  kind: 'warning' | 'error';
  text: string;
  action?: { label: string; run: () => void };
}
export const warning = (text: string): readonly Notice[] => [{ kind: 'warning', text }];
/** Returns one notice that names all address parameters with unknown values; [] if there are none. */
export const unknownNotices = (names: readonly string[]): readonly Notice[] =>
  names.length
    ? warning(`Some values in the address are invalid and were ignored: ${names.join(', ')}.`)
    : [];
/** Returns a notice that the year is not available; [] for ''. */
export const unknownYear = (year: string): readonly Notice[] =>
  year
    ? warning(
        `The year “${year.slice(0, 40)}” is not available. This page shows the last 12 months.`,
      )
    : [];
/** Shows notices about the whole page, such as invalid values in the address or a failed save. */
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
              <Button look="text" onClick={notice.action.run}>
                {notice.action.label}
              </Button>
            )}
          </p>
        </div>
      ))}
    </div>
  );
}
