import { useSelector } from 'react-redux';
import { selectStaged, textToggled, type WithSearchFilters } from '@/blocks/search-filters';
import { useThunkDispatch } from '@/lib/redux';
import { textProblem, tooLong } from '@/lib/searchText';
import { Chips } from '@/ui/Chips';
import { AddBox } from './AddBox';

interface TextListProps {
  field: 'keyword' | 'selectedAwardIDs';
  label: string;
  placeholder: string;
  chipsLabel: string;
  /** Texts that one entry adds. */ split: (typed: string) => string[];
  /** Why a text cannot be added. */ check: (text: string) => string | undefined;
}

/** A box that adds texts to a list of chips; a text that cannot be added stays in the box with the reason beside it. */
export function TextListControl({
  field,
  label,
  placeholder,
  chipsLabel,
  split,
  check,
}: TextListProps) {
  const dispatch = useThunkDispatch<WithSearchFilters>();
  const chosen = useSelector(selectStaged)[field];
  const handleAdd = (typed: string, left: boolean) => {
    // Entered again a text is taken away; passing it by must not do that.
    const texts = split(typed).filter((text) => !left || !chosen.has(text));
    const wrong = texts.map(check).find(Boolean);
    if (!wrong) texts.forEach((text) => dispatch(textToggled(field, text)));
    return wrong;
  };
  return (
    <div>
      <AddBox label={label} placeholder={placeholder} onAdd={handleAdd} />
      <Chips
        label={chipsLabel}
        items={chosen
          .valueSeq()
          .toArray()
          .map((text) => ({
            key: text,
            label: text,
            onRemove: () => dispatch(textToggled(field, text)),
          }))}
      />
    </div>
  );
}

/** Keyword: text as typed, toggled; under three characters it is not added. */
export function KeywordControl() {
  return (
    <TextListControl
      field="keyword"
      label="Keyword"
      placeholder="Search by Keyword"
      chipsLabel="Chosen keywords"
      split={(typed) => (typed === '' ? [] : [typed])}
      check={textProblem}
    />
  );
}

/** Award ID: upper-cased; commas separate several; double quotes ask for an exact match. */
export function AwardIdControl() {
  return (
    <>
      <TextListControl
        field="selectedAwardIDs"
        label="Award ID"
        placeholder="Search for an ID..."
        chipsLabel="Chosen award IDs"
        split={(typed) =>
          typed
            .split(',')
            .map((part) => part.trim().toUpperCase())
            .filter(Boolean)
        }
        check={tooLong}
      />
      <p className="control-hint">
        PIID, FAIN or URI. Separate several with commas; put an ID in double quotes for an exact
        match.
      </p>
    </>
  );
}
