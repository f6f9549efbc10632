import { useId, useState, type FormEvent } from 'react';
import { useSelector } from 'react-redux';
import { agencyText, agencyToggled, amountPresetToggled, awardGroupChanged, awardTypesChanged, bulkChanged, customAmountSet, defCodesChanged, filterCleared, locationToggled, selectStaged, setToggled, type WithSearchFilters } from '@/blocks/search-filters';
import { awardTypeGroups, type AwardGroupKey } from '@/domain/codes/awardTypes';
import { trackedDefCodes } from '@/domain/codes/defCodes';
import { recipientTypeGroups } from '@/domain/codes/recipientTypes';
import { agencyName } from '@/domain/format';
import { amountLabel, amountPresets } from '@/domain/search/amountPresets';
import type { DefCodeField } from '@/domain/search/filters/defCodeFilter';
import { CUSTOM_AMOUNT, parseAmount, type AgencyField, type AwardTypeField, type LocationField } from '@/domain/search/changes';
import { agencyIdentifier, chosenAwardTypes, chosenDefCodes, locationIdentifier } from '@/domain/search/searchFilters';
import { useThunkDispatch } from '@/lib/redux';
import { searchAgencies, searchLocations } from '@/services/autocomplete/autocompleteService';
import { CheckboxGroups } from '@/ui/CheckboxGroups';
import { Chips } from '@/ui/Chips';
import { Suggest } from '@/ui/Suggest';
import { Tabs } from '@/ui/Tabs';

const typeGroups = awardTypeGroups.map((group) => ({ key: group.key, label: group.label, selectable: true, items: group.types.map((type) => ({ value: type.code, label: type.label, description: type.longLabel, hidden: type.hidden })) }));
/** Groups of award types, each with a checkbox of its own; `field` is the set that a choice goes into. */
const awardTypeControl = (label: string, field: AwardTypeField, groups: typeof typeGroups) => function AwardTypes() {
  const dispatch = useThunkDispatch<WithSearchFilters>();
  const chosen = chosenAwardTypes(useSelector(selectStaged));
  return <CheckboxGroups label={label} groups={groups} selected={(code) => chosen.has(code)} onToggle={(code) => dispatch(awardTypesChanged([code], chosen.has(code) ? 'remove' : 'add', field))} onGroup={(group, _codes, direction) => dispatch(awardGroupChanged(group as AwardGroupKey, direction, field))} />;
};
const isContractGroup = ({ key }: { key: AwardGroupKey }) => key === 'contracts' || key === 'idvs';
/** Award type: all six groups. */
export const AwardTypeControl = awardTypeControl('Award type', 'awardType', typeGroups);
/** Contracts and indefinite delivery vehicles. */
export const ContractAwardTypeControl = awardTypeControl('Contract award type', 'contractAwardType', typeGroups.filter(isContractGroup));
/** Grants, direct payments, loans and other assistance. */
export const AssistanceAwardTypeControl = awardTypeControl('Financial assistance award type', 'financialAssistanceAwardType', typeGroups.filter((group) => !isContractGroup(group)));

const recipientGroups = recipientTypeGroups.map((group) => ({ key: group.key, label: group.caption, selectable: true, items: group.types.map((type) => ({ value: type.key, label: type.label })) }));
/** Recipient type: nine groups of business categories. */
export function RecipientTypeControl() {
  const dispatch = useThunkDispatch<WithSearchFilters>();
  const chosen = useSelector(selectStaged).recipientType;
  return <CheckboxGroups label="Recipient type" groups={recipientGroups} selected={(key) => chosen.has(key)} onToggle={(key) => dispatch(setToggled('recipientType', key))} onGroup={(_group, keys, direction) => dispatch(bulkChanged('recipientType', keys, direction))} />;
}

const defGroups = [{ key: 'covid_19', label: 'COVID-19 Spending' }, { key: 'infrastructure', label: 'Infrastructure Spending' }].map((group) => ({ ...group, selectable: true, items: trackedDefCodes.filter(({ disaster }) => disaster === group.key).map(({ code, publicLaw, title }) => ({ value: code, label: `${code}: ${publicLaw}`, description: title })) }));
const defCodeControl = (label: string, field: DefCodeField, groups: typeof defGroups) => function DefCodes() {
  const dispatch = useThunkDispatch<WithSearchFilters>();
  const chosen = chosenDefCodes(useSelector(selectStaged));
  return <CheckboxGroups label={label} groups={groups} selected={(code) => chosen.includes(code)} onToggle={(code) => dispatch(defCodesChanged([code], chosen.includes(code) ? 'remove' : 'add', field))} onGroup={(_group, codes, direction) => dispatch(defCodesChanged(codes, direction, field))} />;
};
/** Disaster Emergency Fund Code: the codes of two disasters, with their laws. */
export const DefCodeControl = defCodeControl('Disaster Emergency Fund Codes', 'defCodes', defGroups);
export const CovidControl = defCodeControl('COVID-19 spending codes', 'covidDefCode', defGroups.slice(0, 1));
export const InfrastructureControl = defCodeControl('Infrastructure spending codes', 'infraDefCode', defGroups.slice(1));

function AgencyBox({ field, type, label }: { field: AgencyField; type: 'awarding' | 'funding'; label: string }) {
  const dispatch = useThunkDispatch<WithSearchFilters>();
  const chosen = useSelector(selectStaged)[field];
  return (
    <>
      <Suggest label={label} placeholder={label} search={async (text, signal) => [{ heading: '', items: (await searchAgencies(type, text, signal)).filter((agency) => !chosen.has(agencyIdentifier(agency))).slice(0, 10) }]}
        itemKey={agencyIdentifier} itemText={(agency) => agencyName(agency.name, agency.abbreviation)} itemDetail={(agency) => (agency.agencyType === 'subtier' ? `Sub-Agency of ${agencyName(agency.toptierName, agency.toptierAbbreviation)}` : '')} onChoose={(agency) => dispatch(agencyToggled(field, agency))} />
      <Chips label={`Chosen: ${label}`} items={chosen.entrySeq().toArray().map(([key, agency]) => ({ key, label: agencyText(agency), onRemove: () => dispatch(agencyToggled(field, agency)) }))} />
    </>
  );
}
/** Awarding and funding agency, top tier or subtier, by part of the name or abbreviation. */
export function AgencyControl() {
  return <><AgencyBox field="selectedAwardingAgencies" type="awarding" label="Awarding Agency" /><AgencyBox field="selectedFundingAgencies" type="funding" label="Funding Agency" /></>;
}

const places = [{ key: 'selectedLocations', label: 'Place of Performance', scope: 'locationDomesticForeign' }, { key: 'selectedRecipientLocations', label: 'Recipient Location', scope: 'recipientDomesticForeign' }] as const;
/** Suggestions of each kind of place. */
const PLACES_PER_KIND = 4;
/** Place of performance and recipient location: country, state, county, city, ZIP, current and original district, or everything abroad. */
export function LocationControl() {
  const id = useId();
  const dispatch = useThunkDispatch<WithSearchFilters>();
  const filters = useSelector(selectStaged);
  const [tab, setTab] = useState<LocationField>('selectedLocations');
  const shown = places.find(({ key }) => key === tab)!;
  const foreign = filters[shown.scope] === 'foreign';
  return (
    <div>
      <Tabs label="Kind of location" tabs={places} selected={tab} onSelect={(key) => setTab(key as LocationField)} panelId={`${id}-panel`} idPrefix={`${id.replaceAll(/[^a-z0-9]/gi, '')}-place`} />
      <div id={`${id}-panel`} role="tabpanel" aria-label={shown.label}>
        {foreign ? <p>All foreign locations are chosen.</p> : (
          <Suggest key={tab} label={`Search for a ${shown.label.toLowerCase()}`} hideLabel placeholder="Search for a location..." delay={250} search={(text, signal) => searchLocations(text, PLACES_PER_KIND, signal)}
            itemKey={locationIdentifier} itemText={(item) => item.display.standalone} onChoose={(item) => dispatch(locationToggled(tab, item))} />
        )}
        <div className="check-row">
          <input id={`${id}-foreign`} className="checkbox" type="checkbox" checked={foreign} disabled={!filters[tab].isEmpty()} onChange={(event) => dispatch({ type: 'searchFilters/locationScopeSet', field: shown.scope, scope: event.target.checked ? 'foreign' : 'all' })} />
          <label htmlFor={`${id}-foreign`}>All foreign locations</label>
        </div>
      </div>
      {places.map(({ key, label }) => <Chips key={key} label={`Chosen: ${label}`} items={filters[key].entrySeq().toArray().map(([itemKey, item]) => ({ key: itemKey, label: `${key === 'selectedLocations' ? '' : 'Recipient: '}${item.display.entity.toUpperCase()} | ${item.display.standalone}`, onRemove: () => dispatch(locationToggled(key, item)) }))} />)}
    </div>
  );
}

/** Award amount: one preset or one custom range at a time. */
export function AwardAmountControl() {
  const id = useId();
  const dispatch = useThunkDispatch<WithSearchFilters>();
  const chosen = useSelector(selectStaged).awardAmounts;
  const [min, setMin] = useState('');
  const [max, setMax] = useState('');
  const [problem, setProblem] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const [low, high] = [parseAmount(min), parseAmount(max)];
    const wrong = Number.isNaN(low) ? `"${min.trim().slice(0, 40)}" is not an amount. Use digits, like 25000.` : Number.isNaN(high) ? `"${max.trim().slice(0, 40)}" is not an amount. Use digits, like 25000.`
      : [low, high].some((bound) => bound !== null && (Math.abs(bound) > 1e15 || !Number.isInteger(bound))) ? 'Use whole dollars, at most 1,000 trillion.'
        : low !== null && high !== null && high < low ? 'The maximum must be at least the minimum.' : '';
    setProblem(wrong);
    if (wrong || (low === null && high === null)) return;
    dispatch(customAmountSet([low, high]));
    setMin('');
    setMax('');
  };
  const custom = chosen.get(CUSTOM_AMOUNT);
  const field = (name: string, label: string, placeholder: string, value: string, set: (text: string) => void) => (
    <div><label className="usa-label" htmlFor={`${id}-${name}`}>{label}</label><input id={`${id}-${name}`} className="usa-input" type="text" inputMode="numeric" placeholder={placeholder} maxLength={60} value={value} aria-invalid={problem !== ''} aria-describedby={problem ? `${id}-problem` : undefined} onChange={(event) => { set(event.target.value); setProblem(''); }} /></div>
  );
  return (
    <div>
      <ul className="checkbox-groups__items" aria-label="Award amount ranges">
        {amountPresets.map(({ key, label, range }) => <li key={key}><input id={`${id}-${key}`} className="checkbox" type="checkbox" checked={chosen.has(key)} onChange={() => dispatch(amountPresetToggled(key, range))} /><label htmlFor={`${id}-${key}`}>{label}</label></li>)}
      </ul>
      <form className="date-range" onSubmit={handleSubmit}>
        {field('min', 'Minimum', 'No minimum', min, setMin)}{field('max', 'Maximum', 'No maximum', max, setMax)}
        <button type="submit" className="usa-button" disabled={!min.trim() && !max.trim()}>Add<span className="usa-sr-only"> amount range</span></button>
      </form>
      {problem && <p id={`${id}-problem`} className="field-error" role="alert"><strong>Invalid search</strong> {problem}</p>}
      <Chips label="Chosen award amount" items={custom ? [{ key: 'custom', label: amountLabel(custom), onRemove: () => dispatch(filterCleared('awardAmount')) }] : []} />
    </div>
  );
}
