import type { Set as ImmutableSet } from 'immutable';
import { useMemo, type ReactNode } from 'react';
import type { AccountFilters, ObjectClassOption } from '@/domain/federalAccount/account';
import { hasTime } from '@/domain/federalAccount/filters';
import { currentValue, useAnswer, type Answer } from '@/lib/requests/useAnswer';
import {
  accountClasses,
  accountProfile,
  type AccountProfile,
} from '@/services/federal-accounts/profileEndpoints';
import { CheckboxGroups } from '@/ui/CheckboxGroups';
import { Disclosure } from '@/ui/Disclosure';
import { PanelError } from '@/ui/Status';
import { failIfMissing } from '../failIfMissing';
import { useAccountFilters } from '../useAccountFilters';
import { useShownYear } from '../useShownYear';
import { BoxList } from './BoxList';
import { FilterBar, toggleSymbol } from './FilterBar';
import { TimeFilter } from './TimeFilter';

interface OptionsProps<A> {
  answer: Answer<unknown, A>;
  children: (value: A) => ReactNode;
}
function Options<A>({ answer, children }: OptionsProps<A>) {
  const value = currentValue(answer);
  if (value !== null) return children(value);
  if (answer.failure) return <PanelError failure={answer.failure} onRetry={answer.retry} />;
  return <p role="status">Loading data...</p>;
}

const toggleCode = (codes: ImmutableSet<string>, code: string): ImmutableSet<string> =>
  codes.has(code) ? codes.delete(code) : codes.add(code);
interface ClassBoxesProps {
  groups: readonly ObjectClassOption[];
  filters: AccountFilters;
  onChange: (newFilters: AccountFilters) => void;
}
function ClassBoxes({ groups, filters, onChange }: ClassBoxesProps) {
  const { objectClass } = filters;
  const change = (codes: ImmutableSet<string>) => onChange(filters.set('objectClass', codes));
  if (!groups.length) return <p>This account reported no object classes.</p>;
  return (
    <CheckboxGroups
      label="Object Class"
      groups={groups.map(({ code, name, minor }) => ({
        key: code,
        label: `${code} - ${name}`,
        selectable: true,
        items: minor.map((each) => ({ value: each.code, label: `${each.code} - ${each.name}` })),
      }))}
      isSelected={(code) => objectClass.has(code)}
      onToggle={(code) => change(toggleCode(objectClass, code))}
      onGroup={(_, codes, direction) =>
        change(direction === 'add' ? objectClass.union(codes) : objectClass.subtract(codes))
      }
    />
  );
}
/** Renders the filters that limit charts and awards by time, object class, program activity and TAS. */
export function Filters({ record }: { record: AccountProfile }) {
  const { id, number } = record;
  const { year, failure, retry } = useShownYear();
  const { filters, change, years, activities } = useAccountFilters(record);
  const classesQuery = useMemo(() => ({ id }), [id]);
  const classes = useAnswer(accountClasses, classesQuery);
  const yearQuery = useMemo(() => (year === undefined ? null : { number, year }), [number, year]);
  const profileAnswer = useAnswer(accountProfile, yearQuery);
  const names = {
    classes: new Map(
      (classes.value ?? []).flatMap(({ minor }) => minor.map(({ code, name }) => [code, name])),
    ),
    activities: new Map((activities.value ?? []).map(({ key, name }) => [key, name])),
  };
  const { objectClass, programActivity, tas } = filters;
  // A date range counts as one filter.
  const timeCount = hasTime(filters) ? (filters.dateType === 'fy' && filters.fy.size) || 1 : 0;
  const formatBadge = (count: number) => (count ? String(count) : undefined);
  return (
    <section className="account-filters" aria-labelledby="account-filters-title">
      <h2 id="account-filters-title">Filter by:</h2>
      <FilterBar filters={filters} names={names} onChange={change} />
      <div className="account-filters__groups">
        <Disclosure title="Time Period" badge={formatBadge(timeCount)}>
          <TimeFilter filters={filters} years={years ?? []} onChange={change} />
        </Disclosure>
        <Disclosure title="Object Class" badge={formatBadge(objectClass.size)}>
          <Options answer={classes}>
            {(groups) => <ClassBoxes groups={groups} filters={filters} onChange={change} />}
          </Options>
        </Disclosure>
        {activities.failure?.status !== 404 && (
          <Disclosure title="Program Activity" badge={formatBadge(programActivity.size)}>
            <Options answer={activities}>
              {(options) => (
                <BoxList
                  items={options.map(({ key, code, name }) => ({
                    key,
                    label: `${code} - ${name}`,
                  }))}
                  isChosen={(key) => programActivity.has(key)}
                  onToggle={(key) =>
                    change(filters.set('programActivity', toggleCode(programActivity, key)))
                  }
                  emptyText="This account reported no program activities."
                />
              )}
            </Options>
          </Disclosure>
        )}
        <Disclosure title="Treasury Account Symbol" badge={formatBadge(tas.size)}>
          <Options answer={failIfMissing(profileAnswer, { failure, retry })}>
            {(profile) => (
              <BoxList
                items={[
                  ...new Set([...profile.symbols.map(({ symbol }) => symbol), ...tas.toArray()]),
                ].map((symbol) => ({ key: symbol, label: symbol }))}
                isChosen={(symbol) => tas.includes(symbol)}
                onToggle={(symbol) => change(toggleSymbol(filters, symbol))}
                emptyText={`This account had no Treasury Account Symbols with resources in FY ${year}.`}
              />
            )}
          </Options>
        </Disclosure>
      </div>
    </section>
  );
}
