import { useId } from 'react';
import { ALL, chooseAgency, placeholders, type AwardForm } from '@/domain/bulkDownload/awardForm';
import { useAnswer } from '@/lib/requests/useAnswer';
import { downloadAgencies, downloadSubagencies } from '@/services/downloads/agencyListService';
import { AgencyPicker } from '../components/AgencyPicker';
import { findAgency } from '../components/agencyLists';
import { Choice } from '../components/Choice';
import { LoadedPicker } from '../components/LoadedPicker';
import { Section } from '../components/Section';
import type { FormSectionProps } from './formSection';

const AGENCIES_QUERY = { type: 'award_agencies' } as const;

/** Renders the fields for the awarding or funding agency and its subagency. */
export function AwardAgencySection({ step, form, onChange }: FormSectionProps<AwardForm>) {
  const name = useId();
  const agencies = useAnswer(downloadAgencies, AGENCIES_QUERY);
  const agencyId = form.agency.id && form.agency.id !== ALL.id ? form.agency.id : '';
  const subagencies = useAnswer(
    downloadSubagencies,
    agencyId ? { ...AGENCIES_QUERY, agencyId: Number(agencyId) } : null,
  );
  return (
    <Section
      step={step}
      title="Select an awarding or funding agency and sub-agency."
      problem={form.agency.id ? undefined : { title: 'Agency', text: 'Choose an agency, or All.' }}
    >
      <Choice
        legend="Agency type"
        name={name}
        value={form.agencyType}
        options={[
          { key: 'awarding_agency', label: 'Awarding Agency' },
          { key: 'funding_agency', label: 'Funding Agency' },
        ]}
        onChange={(agencyType) => onChange(form.set('agencyType', agencyType))}
      />
      <p className="field-hint">Few records before fiscal year 2019 name a funding agency.</p>
      <div className="form-columns">
        <AgencyPicker
          agencies={agencies}
          value={form.agency.id}
          onChange={(id) => onChange(chooseAgency(form, findAgency(agencies.value, id)))}
        />
        <LoadedPicker
          label="Sub-agency"
          placeholder={placeholders.subAgency}
          list={subagencies}
          toItem={(subagency) => ({ id: subagency, name: subagency })}
          value={form.subAgency.id}
          onChange={(subAgency) => onChange(form.set('subAgency', subAgency))}
        />
      </div>
    </Section>
  );
}
