import { datasetMetadata } from '@/domain/site/documents';
import { Icon } from '@/ui/Icon';
import { Frame } from './components/Frame';

/** The page of the dataset catalog, which is one file. */
export function MetadataPage() {
  return (
    <Frame
      path="/download_center/dataset_metadata"
      heading="Dataset Metadata"
      about={
        <>
          <h3>What is it?</h3>
          <p>
            A list of the data sets of this site with their titles, descriptions, subjects and how
            often they change, in the catalogue format that open-data portals read.
          </p>
        </>
      }
    >
      <p>
        One file tells a program what data this site publishes and where each set of it is found.
      </p>
      <p>
        <a className="usa-button" href={datasetMetadata} target="_blank" rel="noreferrer">
          <Icon name="download" /> Download the Metadata JSON File
          <span className="usa-sr-only"> (opens in a new tab)</span>
        </a>
      </p>
    </Frame>
  );
}
