import { useRef, type ComponentType } from 'react';
import { classNames } from '@/lib/classNames';
import { ErrorBoundary } from '@/ui/Status';
import { useNear } from '@/ui/useNear';

/** One part of a profile with a link of its own. */
export interface Section<A> {
  /** Stands in the address as `section`. */
  id: string;
  /** Words of its link. */
  label: string;
  /** Shares its row with the next one that is half, where there is room. */
  half?: boolean;
  Content: ComponentType<{ record: A }>;
}
export interface ProfileSectionProps<A> {
  section: Section<A>;
  record: A;
  /** Stands before its id where that names an element. */
  idPrefix?: string;
  /** Another one gives a section that failed another chance. */
  resetKey: string;
}

/** A section that is drawn, and asks what it needs, when it comes near; until then its place is kept. What fails in it leaves the others alone. */
export function ProfileSection<A>({
  section,
  record,
  idPrefix = '',
  resetKey,
}: ProfileSectionProps<A>) {
  const { id, label, half, Content } = section;
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  return (
    <div
      id={`${idPrefix}${id}`}
      ref={place}
      className={classNames(
        'profile__section',
        half && 'profile__section--half',
        !near && 'profile__section--to-come',
      )}
    >
      {near ? (
        <ErrorBoundary resetKey={resetKey}>
          <Content record={record} />
        </ErrorBoundary>
      ) : (
        // Paper takes what is there: a section that nobody came near is named, so that nobody takes the sheet for the whole.
        <p className="profile__unprinted" aria-hidden="true">
          {label}: not printed, since this section had not been opened. Scroll to it, then print
          again.
        </p>
      )}
    </div>
  );
}
