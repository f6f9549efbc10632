import { CONSTANT_YEAR } from '@/domain/compare/priceIndex';
import type { CompareChoices } from '../compareAddress';

export interface ChoicesProps {
  choices: CompareChoices;
  /** Whether a member has a population. */
  residents: boolean;
  onChoose: (choices: Partial<CompareChoices>) => void;
}
/** Buttons that choose current or constant dollars, and totals or amounts per resident. */
export function Choices({ choices: { dollars, per }, residents, onChoose }: ChoicesProps) {
  const group = (
    label: string,
    buttons: readonly { key: string; words: string; pressed: boolean; choose: () => void }[],
  ) => (
    <div className="compare-choice" role="group" aria-label={label}>
      {buttons.map(({ key, words, pressed, choose }) => (
        <button
          key={key}
          type="button"
          className="usa-button usa-button--outline"
          aria-pressed={pressed}
          onClick={choose}
        >
          {words}
        </button>
      ))}
    </div>
  );
  return (
    <div className="compare-choices">
      {group('Dollars', [
        {
          key: 'nominal',
          words: 'Dollars of each year',
          pressed: dollars === 'nominal',
          choose: () => onChoose({ dollars: 'nominal' }),
        },
        {
          key: 'constant',
          words: `Constant FY ${CONSTANT_YEAR} dollars`,
          pressed: dollars === 'constant',
          choose: () => onChoose({ dollars: 'constant' }),
        },
      ])}
      {(residents || per === 'resident') &&
        group('Amounts', [
          {
            key: 'total',
            words: 'Totals',
            pressed: per === 'total',
            choose: () => onChoose({ per: 'total' }),
          },
          {
            key: 'resident',
            words: 'Per resident',
            pressed: per === 'resident',
            choose: () => onChoose({ per: 'resident' }),
          },
        ])}
    </div>
  );
}
