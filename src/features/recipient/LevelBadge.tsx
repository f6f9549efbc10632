import { recipientLevels, type RecipientLevel } from '@/domain/recipient';

/** The letter of a recipient's level. Screen readers get the name of the level, unless it is visible beside the badge. */
export function LevelBadge({
  level,
  named = false,
}: {
  level: RecipientLevel;
  /** Whether the name of the level is visible beside the letter. */
  named?: boolean;
}) {
  const { label } = recipientLevels[level];
  return (
    <span className={`level-badge level-badge--${level.toLowerCase()}`} title={label}>
      <span aria-hidden="true">{level}</span>
      {!named && <span className="usa-sr-only">{label}</span>}
    </span>
  );
}
