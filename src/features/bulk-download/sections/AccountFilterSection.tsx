import {
  allTitled,
  chooseAccountAgency,
  chooseFunction,
  type AccountForm,
  type TitledItem,
} from '@/domain/bulkDownload/accountForm';
import { placeholders } from '@/domain/bulkDownload/awardForm';
import { EMPTY_QUERY, useAnswer } from '@/lib/requests/useAnswer';
import { downloadAgencies } from '@/services/downloads/agencyListService';
import { budgetFunctions, budgetSubfunctions } from '@/services/downloads/budgetFunctionService';
import { agencyAccounts } from '@/services/federal-accounts/federalAccountService';
import type { PickerItem } from '@/ui/Picker';
import { AgencyPicker } from '../components/AgencyPicker';
import { ACCOUNT_AGENCIES_QUERY, findAgencyCode, findAgency } from '../components/agencyLists';
import { LoadedPicker } from '../components/LoadedPicker';
import { Section } from '../components/Section';
import type { FormSectionProps } from './formSection';

const toItem = ({ code, title }: TitledItem): PickerItem => ({ id: code, name: title });
const toTitled = ({ id, name }: PickerItem): TitledItem => ({ code: id, title: name });

/** Renders the filters for accounts: budget function and subfunction, and agency and federal account. */
export function AccountFilterSection({ step, form, onChange }: FormSectionProps<AccountForm>) {
  const functions = useAnswer(budgetFunctions, EMPTY_QUERY);
  const functionCode = form.budgetFunction.code === allTitled.code ? '' : form.budgetFunction.code;
  const subfunctions = useAnswer(budgetSubfunctions, functionCode ? { functionCode } : null);
  const agencies = useAnswer(downloadAgencies, ACCOUNT_AGENCIES_QUERY);
  const code = findAgencyCode(agencies.value, form.agency.id);
  const accounts = useAnswer(agencyAccounts, code ? { agencyCode: code } : null);
  return (
    <Section
      step={step}
      title="Select your Filter."
      problem={
        form.budgetFunction.code && form.agency.id
          ? undefined
          : { title: 'Budget Function or Agency', text: 'Choose one of them, or All.' }
      }
    >
      <p className="field-hint">
        Choose a budget function, an agency or both. An empty field is set to All.
      </p>
      <div className="form-columns">
        <LoadedPicker
          label="Budget Function"
          placeholder={placeholders.budgetFunction}
          list={functions}
          toItem={toItem}
          value={form.budgetFunction.code}
          onChange={(item) => onChange(chooseFunction(form, toTitled(item)))}
        />
        <LoadedPicker
          label="Budget Sub-Function"
          placeholder={placeholders.budgetSubfunction}
          list={subfunctions}
          toItem={toItem}
          value={form.budgetSubfunction.code}
          onChange={(item) => onChange(form.set('budgetSubfunction', toTitled(item)))}
        />
      </div>
      <div className="form-columns">
        <AgencyPicker
          agencies={agencies}
          value={form.agency.id}
          onChange={(id) => onChange(chooseAccountAgency(form, findAgency(agencies.value, id)))}
        />
        <LoadedPicker
          label="Federal Account"
          placeholder={placeholders.federalAccount}
          list={accounts}
          toItem={({ id, number, title }) => ({ id, name: `${number} ${title}` })}
          value={form.federalAccount.id}
          onChange={(item) => onChange(form.set('federalAccount', item))}
        />
      </div>
    </Section>
  );
}
