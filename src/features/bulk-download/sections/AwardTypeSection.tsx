import type { AwardForm } from '@/domain/bulkDownload/awardForm';
import { Section } from '../components/Section';
import { TypeColumn } from '../components/TypeColumn';
import type { FormSectionProps } from './formSection';

/** Renders the checkboxes for the types of prime awards and subawards. */
export function AwardTypeSection({ step, form, onChange }: FormSectionProps<AwardForm>) {
  const { primeAwards, subAwards } = form.awardTypes;
  return (
    <Section
      step={step}
      title="Select the award types to include."
      problem={
        primeAwards.size + subAwards.size > 0
          ? undefined
          : { title: 'Award Type', text: 'Choose at least one award type.' }
      }
    >
      <div className="form-columns">
        <TypeColumn form={form} level="primeAwards" onChange={onChange} />
        <TypeColumn form={form} level="subAwards" onChange={onChange} />
      </div>
    </Section>
  );
}
