import type { AwardWarning } from '@/domain/awardWarnings';
import { Icon } from '@/ui/Icon';
import './warnings.scss';

/** Warnings about unusual figures beside them, each with the rule that raised it. */
export function Warnings({ warnings }: { warnings: readonly (AwardWarning | null)[] }) {
  const raised = warnings.filter((warning) => warning !== null);
  if (!raised.length) return null;
  return (
    <ul className="award-warnings" aria-label="Warnings">
      {raised.map(({ id, title, text, rule }) => (
        <li key={id} className="award-warning">
          <Icon name="alert" />
          <p>
            <strong>{title}.</strong> {text} <span className="award-warning__rule">{rule}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
