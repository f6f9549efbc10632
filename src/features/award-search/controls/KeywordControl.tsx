import { useSelector } from 'react-redux';
import { selectStaged, textToggled, type WithSearchFilters } from '@/blocks/search-filters';
import { limits } from '@/lib/layoutTokens';
import { useThunkDispatch } from '@/lib/redux';
import { Chips } from '@/ui/Chips';
import { AddBox, tooShort } from './AddBox';

interface TextListProps {
  field: 'keyword' | 'selectedAwardIDs';
  label: string;
  placeholder: string;
  chipsLabel: string;
  /** Texts that one entry adds. */ split: (typed: string) => string[];
  check?: (text: string) => string | undefined;
}
const MAXIMUM = 200;

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
  const handleAdd = (typed: string) => {
    const texts = split(typed);
    const wrong = texts
      .map((text) =>
        text.length > MAXIMUM
          ? `At most ${MAXIMUM} characters: this is ${text.length.toLocaleString('en-US')}.`
          : check?.(text),
      )
      .find(Boolean);
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
      check={(text) => tooShort(text, limits.searchMinimum)}
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
      />
      <p className="control-hint">
        PIID, FAIN or URI. Separate several with commas; put an ID in double quotes for an exact
        match.
      </p>
    </>
  );
}
