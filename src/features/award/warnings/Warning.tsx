import type { AwardWarning } from '@/domain/awardWarnings';
import { Icon } from '@/ui/Icon';
import './warnings.scss';

/** What is odd about the figures beside it, in plain words, with the rule that marked it. */
export function Warnings({ warnings }: { warnings: readonly AwardWarning[] }) {
  if (!warnings.length) return null;
  return (
    <ul className="award-warnings" aria-label="Warnings">
      {warnings.map(({ id, title, text, rule }) => (
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
