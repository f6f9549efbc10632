import { recipientLevels, type RecipientLevel } from '@/domain/recipient';

interface LevelBadgeProps {
  level: RecipientLevel;
  /** Whether the name of the level is visible beside the letter. */
  hasVisibleName?: boolean;
}
/** Renders the letter of a recipient's level, with the level's name for screen readers unless the name is visible beside it. */
export function LevelBadge({ level, hasVisibleName = false }: LevelBadgeProps) {
  const { label } = recipientLevels[level];
  return (
    <span className={`level-badge level-badge--${level.toLowerCase()}`} title={label}>
      <span aria-hidden="true">{level}</span>
      {!hasVisibleName && <span className="usa-sr-only">{label}</span>}
    </span>
  );
}
