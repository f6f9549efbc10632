import type { AwardWarning } from '@/domain/awardWarnings';
import { Icon } from '@/ui/Icon';
import './warnings.scss';

/** Renders warnings about unusual figures, each with the rule that raised it. */
export function Warnings({ warnings }: { warnings: readonly (AwardWarning | null)[] }) {
  const raisedWarnings = warnings.filter((warning) => warning !== null);
  if (!raisedWarnings.length) return null;
  return (
    <ul className="award-warnings" aria-label="Warnings">
      {raisedWarnings.map(({ id, title, text, rule }) => (
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
