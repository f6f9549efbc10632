import { site } from '@/domain/site/site';
import { useAddress } from '@/lib/url/address';
import { EMPTY_QUERY, useAnswer } from '@/lib/requests/useAnswer';
import { dataDictionary } from '@/services/references/endpoints';
import { Notices, unknownNotices } from '@/ui/Notices';
import { PageHeader } from '@/ui/PageHeader';
import { ShareMenu } from '@/ui/ShareMenu';
import { EmptyState, Loading, PanelError } from '@/ui/Status';
import { dictionaryAddress } from './dictionaryAddress';
import { Elements } from './sections/Elements';

/** Renders the page of all data elements: their definitions and their names in downloads. */
export default function DataDictionaryPage() {
  const { value, failure, retry } = useAnswer(dataDictionary, EMPTY_QUERY);
  const { values, refused } = useAddress(dictionaryAddress);
  // The valid columns are known only once the dictionary has loaded.
  const invalidNames =
    value && values.sort && !value.columns.some(({ id }) => id === values.sort) ? ['sort'] : [];
  const renderBody = () => {
    if (value?.rows.length) return <Elements dictionary={value} />;
    if (value)
      return (
        <EmptyState title="The data dictionary is not available right now.">
          <p>Try again later.</p>
        </EmptyState>
      );
    if (failure) return <PanelError failure={failure} onRetry={retry} />;
    return <Loading message="Loading the data dictionary..." />;
  };
  return (
    <>
      <PageHeader overline="Resources" title="Data Dictionary">
        <ShareMenu
          url="/data-dictionary"
          subject={`Data Dictionary of ${site.name}`}
          body="Data dictionary:"
        />
      </PageHeader>
      <div className="page-body dictionary">
        <p>
          Each row describes a data element and its columns in downloads of contracts, assistance,
          subawards and account data.
        </p>
        <Notices notices={unknownNotices([...refused, ...invalidNames])} />
        {renderBody()}
      </div>
    </>
  );
}
