import { useContext, useId, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import type { FieldProblem } from '@/domain/bulkDownload/awardForm';
import { classNames } from '@/lib/classNames';
import { Icon } from '@/ui/Icon';
import { FormAttemptContext } from './formAttempt';

/**
 * Renders one numbered step of a form. Its problem is shown only after the visitor has edited and left the step, or has tried to submit
 * the form.
 */
export function Section({
  step,
  title,
  problem,
  children,
}: {
  step: number;
  title: string;
  /** What is missing or invalid; undefined if the step is complete. */
  problem?: FieldProblem;
  children: ReactNode;
}) {
  const id = useId();
  const { isSubmitted, round } = useContext(FormAttemptContext);
  const editedRound = useRef(-1);
  const [leftRound, setLeftRound] = useState(-1);
  const shownProblem = isSubmitted || leftRound === round ? problem : undefined;
  const handleChange = () => {
    editedRound.current = round;
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (editedRound.current === round && !currentTarget.contains(relatedTarget))
      setLeftRound(round);
  };
  return (
    <section
      role="group"
      className={classNames('form-part', shownProblem && 'form-part--invalid')}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={shownProblem ? `${id}-problem` : undefined}
      onChange={handleChange}
      onBlur={handleBlur}
    >
      <h3 id={`${id}-title`} className="form-part__title">
        <span className="form-part__number">
          <span className="usa-sr-only">Step </span>
          {step}
        </span>{' '}
        {title}
        {!problem && (
          <>
            {' '}
            <Icon name="check" className="icon form-part__done" />
            <span className="usa-sr-only">(complete)</span>
          </>
        )}
      </h3>
      {children}
      {shownProblem && (
        // After a submission, the list of missing fields is announced instead.
        <p id={`${id}-problem`} className="field-error" role={isSubmitted ? undefined : 'alert'}>
          <Icon name="alert" /> <strong>{shownProblem.title}:</strong> {shownProblem.text}
        </p>
      )}
    </section>
  );
}
