import { useEffect, useRef } from 'react';
import {
  awardChoices,
  levelLabels,
  toggleLevel,
  toggleType,
  type AwardForm,
  type AwardLevel,
} from '@/domain/bulkDownload/awardForm';
import { usePorts } from '@/lib/ports';

/** Renders a checkbox for all award types of one level, then a checkbox for each type. */
export function TypeColumn({
  form,
  level,
  onChange,
}: {
  form: AwardForm;
  level: AwardLevel;
  onChange: (form: AwardForm) => void;
}) {
  const { announce } = usePorts();
  const checkbox = useRef<HTMLInputElement>(null);
  const chosenTypes = form.awardTypes[level];
  const choices = awardChoices[level];
  const isPartial = chosenTypes.size > 0 && chosenTypes.size < choices.length;
  useEffect(() => {
    if (checkbox.current) checkbox.current.indeterminate = isPartial;
  }, [isPartial]);
  // Announces the count, because one press can change several checkboxes.
  const change = (newForm: AwardForm) => {
    onChange(newForm);
    announce(
      `${levelLabels[level]}: ${newForm.awardTypes[level].size} of ${choices.length} types chosen`,
    );
  };
  return (
    <div className="form-types" role="group" aria-label={levelLabels[level]}>
      <label className="form-types__level">
        <input
          ref={checkbox}
          type="checkbox"
          checked={chosenTypes.size === choices.length}
          onChange={() => change(toggleLevel(form, level))}
        />{' '}
        {levelLabels[level]}
      </label>
      {choices.map(({ id, label }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={chosenTypes.has(id)}
            onChange={() => change(toggleType(form, level, id))}
          />{' '}
          {label}
        </label>
      ))}
    </div>
  );
}
