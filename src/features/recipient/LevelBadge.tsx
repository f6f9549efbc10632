import { recipientLevels, type RecipientLevel } from '@/domain/recipient';

/** The letter of a recipient's level; its name is read in its place, unless that stands beside it. */
export function LevelBadge({
  level,
  named = false,
}: {
  level: RecipientLevel;
  /** The name of the level stands beside the letter. */
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
