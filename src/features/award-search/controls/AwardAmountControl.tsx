import { useId, useState, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import {
  amountPresetToggled,
  customAmountSet,
  filterCleared,
  selectStaged,
  type WithSearchFilters,
} from '@/blocks/search-filters';
import { CUSTOM_AMOUNT_KEY, parseAmount } from '@/domain/search/amountChanges';
import { amountLabel, amountPresets } from '@/domain/search/amountPresets';
import { useThunkDispatch } from '@/lib/redux';
import { Button } from '@/ui/Button';
import { Chips } from '@/ui/Chips';
import { amountProblem } from './amountProblem';

function AmountPresets() {
  const id = useId();
  const dispatch = useThunkDispatch<WithSearchFilters>();
  const amounts = useSelector(selectStaged).awardAmounts;
  return (
    <ul className="checkbox-groups__items" aria-label="Award amount ranges">
      {amountPresets.map(({ key, label, range }) => (
        <li key={key}>
          <input
            id={`${id}-${key}`}
            className="checkbox"
            type="checkbox"
            checked={amounts.has(key)}
            onChange={() => dispatch(amountPresetToggled(key, range))}
          />
          <label htmlFor={`${id}-${key}`}>{label}</label>
        </li>
      ))}
    </ul>
  );
}

/** Renders the award amount filter: one preset or one custom range at a time. */
export function AwardAmountControl() {
  const id = useId();
  const dispatch = useThunkDispatch<WithSearchFilters>();
  const customRange = useSelector(selectStaged).awardAmounts.get(CUSTOM_AMOUNT_KEY);
  const [min, setMin] = useState('');
  const [max, setMax] = useState('');
  const [problem, setProblem] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const newProblem = amountProblem(min, max);
    setProblem(newProblem);
    const [low, high] = [parseAmount(min), parseAmount(max)];
    if (newProblem || (low === null && high === null)) return;
    dispatch(customAmountSet([low, high]));
    setMin('');
    setMax('');
  };
  const renderField = (
    name: string,
    label: string,
    placeholder: string,
    value: string,
    set: (text: string) => void,
  ) => (
    <div>
      <label className="usa-label" htmlFor={`${id}-${name}`}>
        {label}
      </label>
      <input
        id={`${id}-${name}`}
        className="usa-input"
        type="text"
        inputMode="numeric"
        placeholder={placeholder}
        maxLength={60}
        value={value}
        aria-invalid={problem !== ''}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => {
          set(event.target.value);
          setProblem('');
        }}
      />
    </div>
  );
  return (
    <div>
      <AmountPresets />
      <form className="date-range" onSubmit={handleSubmit}>
        {renderField('min', 'Minimum', 'No minimum', min, setMin)}
        {renderField('max', 'Maximum', 'No maximum', max, setMax)}
        <Button type="submit" disabled={!min.trim() && !max.trim()}>
          Add<span className="usa-sr-only"> amount range</span>
        </Button>
      </form>
      {problem && (
        <p id={`${id}-problem`} className="field-error" role="alert">
          <strong>Invalid search</strong> {problem}
        </p>
      )}
      {customRange && (
        <Chips
          label="Chosen award amount"
          items={[
            {
              key: 'custom',
              label: amountLabel(customRange),
              onRemove: () => dispatch(filterCleared('awardAmount')),
            },
          ]}
        />
      )}
    </div>
  );
}
