import { useRef, type ComponentType } from 'react';
import { classNames } from '@/lib/classNames';
import { ErrorBoundary } from '@/ui/Status';
import { useNear } from '@/ui/useNear';

/** A section of a profile with its own link. */
export interface Section<A> {
  /** Value of `section` in the URL. */
  id: string;
  label: string;
  /** Whether the section shares a row with the next half-width section, if the viewport is wide enough. */
  half?: boolean;
  /** Whether the section has only a few lines, so that the next one is in sight from the start. */
  isShort?: boolean;
  Content: ComponentType<{ record: A }>;
}
export interface ProfileSectionProps<A> {
  section: Section<A>;
  record: A;
  idPrefix?: string;
  /** A change resets the error boundary, so that a failed section renders again. */
  resetKey: string;
}

/** Renders a section that loads when it is near the viewport, with its space reserved. An error in it does not affect other sections. */
export function ProfileSection<A>({
  section,
  record,
  idPrefix = '',
  resetKey,
}: ProfileSectionProps<A>) {
  const { id, label, half, isShort, Content } = section;
  const container = useRef<HTMLDivElement>(null);
  const isNear = useNear(container);
  return (
    <div
      id={`${idPrefix}${id}`}
      ref={container}
      className={classNames(
        'profile__section',
        half && 'profile__section--half',
        isShort && 'profile__section--short',
        !isNear && 'profile__section--to-come',
      )}
    >
      {isNear ? (
        <ErrorBoundary resetKey={resetKey}>
          <Content record={record} />
        </ErrorBoundary>
      ) : (
        // Print includes only rendered sections, so a section that is missing is named.
        <p className="profile__unprinted" aria-hidden="true">
          {label}: not printed because it has not loaded. Scroll to it, then print again.
        </p>
      )}
    </div>
  );
}
