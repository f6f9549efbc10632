import { Icon } from '@/ui/Icon';

export interface Notice {
  kind: 'warning' | 'error';
  text: string;
  action?: { label: string; run: () => void };
}
/** What the visitor should know about the search as a whole: what a link could not restore, a failed save, a parameter without meaning. */
export function SearchNotices({ notices }: { notices: readonly Notice[] }) {
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
