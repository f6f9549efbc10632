import { Link } from 'react-router-dom';
import type { SpendingLevel } from '@/domain/codes/resultTabs';
import { count, plural } from '@/domain/format';
import { ChoiceButton } from './ChoiceButton';
import { countOf, levels, findCountError, type LevelCounts } from './levels';
import { CountError } from './CountError';

export interface LevelStepProps {
  offeredLevels: readonly SpendingLevel[];
  counts: LevelCounts;
  onRetry: () => void;
  onChoose: (level: SpendingLevel) => void;
  onLeave: () => void;
}
/** Renders the first step: choosing the data level. Each level shows its number of rows. */
export function LevelStep({ offeredLevels, counts, onRetry, onChoose, onLeave }: LevelStepProps) {
  const exceededCount = offeredLevels
    .flatMap((level) => countOf(counts, level) ?? [])
    .find((downloadSize) => downloadSize.isOverLimit);
  const formatLevelCount = (level: SpendingLevel): string => {
    const downloadSize = countOf(counts, level);
    if (!downloadSize) return findCountError(counts) ? 'Not counted' : 'Counting...';
    return `${plural(downloadSize.rows, 'record')}${downloadSize.isOverLimit ? ': too many for one file, so you get several files' : downloadSize.rows === 0 ? ': the file would contain only headings' : ''}`;
  };
  return (
    <>
      <h3>Which level of data do you want?</h3>
      <div className="download-choices">
        {levels
          .filter(({ key }) => offeredLevels.includes(key))
          .map(({ key, name, text }) => (
            <ChoiceButton
              key={key}
              title={name}
              text={text}
              disabled={!countOf(counts, key)}
              onClick={() => onChoose(key)}
            >
              <span className="download-choice__count">{formatLevelCount(key)}</span>
            </ChoiceButton>
          ))}
      </div>
      <CountError counts={counts} onRetry={onRetry} />
      {exceededCount && (
        <div className="download-notice">
          <p>
            One file holds at most {count(exceededCount.limit)} records. Larger downloads are split
            into several files by period, and by agency if needed, with one manifest. Whole years of
            data are also in{' '}
            <Link to="/download_center/custom_award_data" onClick={onLeave}>
              Custom Award Data
            </Link>
            , which has no limit.
          </p>
        </div>
      )}
    </>
  );
}
