import type { ReactNode } from 'react';
import { Icon } from '@/ui/Icon';

/** Renders one section of a form, whose icon shows whether it is complete. */
export function Section({
  title,
  done,
  problem,
  children,
}: {
  title: string;
  done: boolean;
  problem?: { title: string; text: string };
  children: ReactNode;
}) {
  return (
    <section className="form-part">
      <h3 className="form-part__title">
        <Icon
          name={done ? 'check' : 'alert'}
          className={done ? 'icon form-part__sign form-part__sign--done' : 'icon form-part__sign'}
        />{' '}
        {title}
        <span className="usa-sr-only">{done ? ' (complete)' : ' (incomplete)'}</span>
      </h3>
      {children}
      {problem && (
        <p className="field-error" role="alert">
          <strong>{problem.title}</strong>: {problem.text}
        </p>
      )}
    </section>
  );
}
