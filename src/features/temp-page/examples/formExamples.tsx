import { useState } from 'react';
import { ListSearch } from '@/blocks/list-search';
import { PeriodPicker } from '@/blocks/period-picker';
import { SearchBox } from '@/blocks/search-box';
import { usePorts } from '@/lib/ports';
import { Button } from '@/ui/Button';
import { CheckboxGroups } from '@/ui/CheckboxGroups';
import { CheckTree, type TreeRow } from '@/ui/CheckTree';
import { Chips } from '@/ui/Chips';
import { Picker } from '@/ui/Picker';
import { Select } from '@/ui/Select';
import { Suggest } from '@/ui/Suggest';
import { exampleSets, ordinarySetName } from './exampleRows';

const agencies = exampleSets[ordinarySetName]!.map(({ key, name }) => ({ id: key, name }));

const looks = [
  ['solid', 'Save'],
  ['outline', 'Cancel'],
  ['text', 'Forget'],
] as const;
function Buttons() {
  const { announce } = usePorts();
  return looks.map(([look, label]) => (
    <Button key={look} look={look} onClick={() => announce(label)}>
      {label}
    </Button>
  ));
}
const years = [2026, 2025, 2024].map((year) => ({ key: year, label: `FY ${year}` }));
function YearSelect() {
  const [year, setYear] = useState(2025);
  return <Select label="Fiscal year" options={years} value={year} onChoose={setYear} />;
}
function Search({ initialQuery }: { initialQuery: string }) {
  const [query, setQuery] = useState(initialQuery);
  return (
    <SearchBox
      name="Agencies"
      label="Search by agency name"
      activeText={query}
      onSearch={setQuery}
    />
  );
}
function FilteredList() {
  const [term, setTerm] = useState('department');
  const count = agencies.filter(({ name }) => name.toLowerCase().includes(term)).length;
  return (
    <ListSearch
      label="Filter agencies"
      term={term}
      countText={`${count} of ${agencies.length} agencies`}
      onSearch={(newTerm) => setTerm(newTerm.toLowerCase())}
    />
  );
}
function AgencyPicker({ disabled = false }: { disabled?: boolean }) {
  const [value, setValue] = useState(agencies[3]!.id);
  return (
    <Picker
      label="Agency"
      placeholder="Choose an agency"
      groups={[
        { heading: 'Departments', items: agencies.slice(1, 6) },
        { heading: 'Other agencies', items: [agencies[0]!, ...agencies.slice(6)] },
      ]}
      value={value}
      onChange={({ id }) => setValue(id)}
      disabled={disabled}
    />
  );
}
function AgencySuggest({ fails = false }: { fails?: boolean }) {
  const { announce } = usePorts();
  return (
    <Suggest
      label="Agency name"
      placeholder="Type at least three letters"
      delay={0}
      search={(text) =>
        fails
          ? Promise.reject(new Error('The service is busy.'))
          : Promise.resolve([
              {
                heading: 'Agencies',
                items: agencies.filter(({ name }) => name.toLowerCase().includes(text)),
              },
            ])
      }
      itemKey={({ id }) => id}
      itemText={({ name }) => name}
      onChoose={({ name }) => announce(`${name} selected`)}
    />
  );
}
function AwardTypes({ disabled = false }: { disabled?: boolean }) {
  const [chosen, setChosen] = useState<readonly string[]>(['A', 'B', '02']);
  const toggle = (value: string) =>
    setChosen(chosen.includes(value) ? chosen.filter((id) => id !== value) : [...chosen, value]);
  return (
    <CheckboxGroups
      label="Award Type"
      groups={[
        {
          key: 'contracts',
          label: 'Contracts',
          selectable: true,
          items: [
            { value: 'A', label: 'BPA Call', glossary: 'bpa-call' },
            { value: 'B', label: 'Purchase Order' },
            { value: 'C', label: 'Delivery Order' },
          ],
        },
        {
          key: 'grants',
          label: 'Grants',
          selectable: true,
          items: [{ value: '02', label: 'Block Grant' }],
        },
        {
          key: 'loans',
          label: 'Loans',
          selectable: true,
          items: [{ value: '07', label: 'Direct Loan' }],
        },
      ]}
      isSelected={(value) => chosen.includes(value)}
      onToggle={toggle}
      onGroup={(_, values, direction) =>
        setChosen([
          ...chosen.filter((value) => !values.includes(value)),
          ...(direction === 'add' ? values : []),
        ])
      }
      disabled={disabled}
    />
  );
}
const makeTreeRow = (
  key: string,
  label: string,
  level: number,
  position: number,
  changes: Partial<TreeRow> = {},
): TreeRow => ({ key, label, level, position, siblings: 3, ...changes });
const treeRows: readonly TreeRow[] = [
  makeTreeRow('11', 'Agriculture', 1, 1, { detail: '2 codes', expanded: true }),
  makeTreeRow('1111', 'Oilseed and Grain Farming', 2, 1),
  makeTreeRow('1112', 'Vegetable and Melon Farming', 2, 2),
  makeTreeRow('22', 'Utilities', 1, 2, { expanded: true }),
  makeTreeRow('22-loading', 'Loading the codes', 2, 1, { note: 'loading', siblings: 1 }),
  makeTreeRow('23', 'Construction', 1, 3, { expanded: true }),
  makeTreeRow('23-failed', 'We couldn’t load the codes. Try again', 2, 1, {
    note: 'failed',
    siblings: 1,
  }),
];
function CodeTree() {
  const { announce } = usePorts();
  const [checked, setChecked] = useState<readonly string[]>(['1111']);
  return (
    <CheckTree
      label="NAICS"
      rows={treeRows}
      stateOf={(key) => {
        if (key === '11' && checked.includes('1111') !== checked.includes('1112')) return 'partial';
        return checked.includes(key) || (key === '11' && checked.length > 1)
          ? 'checked'
          : 'unchecked';
      }}
      onCheck={(key, on) =>
        setChecked(on ? [...checked, key] : checked.filter((checkedKey) => checkedKey !== key))
      }
      onExpand={(key, isOpen) => announce(`${key} ${isOpen ? 'opened' : 'closed'}`)}
      onRetry={(key) => announce(`${key} requested again`)}
    />
  );
}
const revealedPeriods = [9, 8, 7, 6, 5, 4, 3, 2].map((period) => ({
  year: 2026,
  quarter: Math.ceil(period / 3),
  period,
  latestSubmissionDate: '2026-06-30',
}));
function Periods() {
  const [period, setPeriod] = useState(6);
  return (
    <PeriodPicker
      revealed={revealedPeriods}
      chosen={revealedPeriods.find((item) => item.period === period)!}
      onChoose={(_, newPeriod) => setPeriod(newPeriod)}
    />
  );
}
function ChosenAgencies() {
  const [selectedAgencies, setSelectedAgencies] = useState(agencies);
  return (
    <Chips
      label="Agencies"
      maxVisible={4}
      items={selectedAgencies.map(({ id, name }) => ({
        key: id,
        label: name,
        onRemove: () => setSelectedAgencies(selectedAgencies.filter((agency) => agency.id !== id)),
      }))}
    />
  );
}

export const formExamples = {
  'form-button': () => <Buttons />,
  'form-select': () => <YearSelect />,
  'form-search': () => <Search initialQuery="department of energy" />,
  'form-search-error': () => <Search initialQuery={'department '.repeat(20)} />,
  'form-list-search': () => <FilteredList />,
  'form-picker': () => <AgencyPicker />,
  'form-picker-disabled': () => <AgencyPicker disabled />,
  'form-suggest': () => <AgencySuggest />,
  'form-suggest-failed': () => <AgencySuggest fails />,
  'form-checkbox-groups': () => <AwardTypes />,
  'form-checkbox-groups-disabled': () => <AwardTypes disabled />,
  'form-check-tree': () => <CodeTree />,
  'form-period': () => <Periods />,
  'form-chips': () => <ChosenAgencies />,
};
