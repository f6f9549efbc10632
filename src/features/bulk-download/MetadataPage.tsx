import { datasetMetadataUrl } from '@/domain/site/documents';
import { Icon } from '@/ui/Icon';
import { Frame } from './components/Frame';

/** Renders the page with the link to the dataset catalog, which is one JSON file. */
export function MetadataPage() {
  return (
    <Frame
      path="/download_center/dataset_metadata"
      heading="Dataset Metadata"
      about={
        <>
          <h3>What is it?</h3>
          <p>
            The catalog lists this site’s datasets with titles, descriptions, subjects and update
            frequency, in the format of open-data portals.
          </p>
        </>
      }
    >
      <p>One file lists the datasets of this site and where to find them.</p>
      <p>
        <a className="usa-button" href={datasetMetadataUrl} target="_blank" rel="noreferrer">
          <Icon name="download" /> Download the Metadata JSON File
          <span className="usa-sr-only"> (opens in a new tab)</span>
        </a>
      </p>
    </Frame>
  );
}
