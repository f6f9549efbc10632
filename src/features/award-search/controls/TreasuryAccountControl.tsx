import { useState } from 'react';
import { useSelector } from 'react-redux';
import { accountToggled, selectStaged, type WithSearchFilters } from '@/blocks/search-filters';
import {
  accountIdentifier,
  accountParts,
  missingParts,
  NO_TRANSFER_AGENCY,
  type AccountPart,
} from '@/domain/search/filters/accountFilter';
import { makeTreasuryAccount, type TreasuryAccount } from '@/domain/search/searchFilters';
import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import {
  searchAccountPart,
  type AccountPartMatch,
} from '@/services/autocomplete/accountPartService';
import { Button } from '@/ui/Button';
import { Chips } from '@/ui/Chips';
import { Suggest } from '@/ui/Suggest';

const MAX_SUGGESTIONS = 10;
const noTransfer: AccountPartMatch = { value: NO_TRANSFER_AGENCY, name: 'no transfer agency' };

/** Returns the values of an account component that match `text`. For the transfer agency, `(None)` is also a value. */
const suggestValues = async (
  part: AccountPart,
  account: TreasuryAccount,
  text: string,
  signal: AbortSignal,
) => {
  const matches = await searchAccountPart(part, account.toObject(), text, MAX_SUGGESTIONS, signal);
  const isNoTransferMatch =
    part === 'ata' && NO_TRANSFER_AGENCY.includes(text.toUpperCase().replace('NONE', 'None'));
  return [{ heading: '', items: isNoTransferMatch ? [noTransfer, ...matches] : matches }];
};

/** Renders the filter by the components of Treasury accounts. Each box suggests values from accounts that match the other boxes. */
export function TreasuryAccountControl() {
  const dispatch = useThunkDispatch<WithSearchFilters>();
  const { announce } = usePorts();
  const chosenAccounts = useSelector(selectStaged).treasuryAccounts;
  const [account, setAccount] = useState(makeTreasuryAccount);
  const missingText = missingParts(account);
  const handleAdd = () => {
    dispatch(accountToggled(account));
    announce(`${accountIdentifier(account)} added`);
    setAccount(makeTreasuryAccount());
  };
  return (
    <div className="account-parts">
      {accountParts.map(({ key, label, required }) => {
        const fullLabel = `${label} (${key.toUpperCase()})${required ? ', required' : ''}`;
        return account[key] ? (
          <div key={key}>
            <p className="account-parts__label">{fullLabel}</p>
            <Chips
              label={fullLabel}
              items={[
                { key, label: account[key], onRemove: () => setAccount(account.set(key, '')) },
              ]}
            />
          </div>
        ) : (
          <Suggest
            key={key}
            label={fullLabel}
            placeholder={key.toUpperCase()}
            minimum={1}
            search={(text, signal) => suggestValues(key, account, text, signal)}
            itemKey={({ value }) => value}
            itemText={({ value }) => value}
            itemDetail={({ name: agency }) => agency}
            onChoose={({ value }) => setAccount((currentAccount) => currentAccount.set(key, value))}
          />
        );
      })}
      <p className="field-hint" role="status">
        {missingText || `Account ${accountIdentifier(account)}`}
      </p>
      <Button
        disabled={missingText !== '' || chosenAccounts.has(accountIdentifier(account))}
        onClick={handleAdd}
      >
        Add Filter
      </Button>
      <p className="field-hint">
        Account data begins in January 2017. Awards without a linked account are not included.
      </p>
      <Chips
        label="Chosen Treasury accounts"
        items={[...chosenAccounts].map(([key, item]) => ({
          key,
          label: `TAS # | ${key}`,
          onRemove: () => dispatch(accountToggled(item)),
        }))}
      />
    </div>
  );
}
