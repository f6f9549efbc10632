import type { FileEstimate } from '@/domain/bulkDownload/fileEstimate';

/** Renders the expected rows and size of a file, or why they are unknown. Screen readers announce each change. */
export function EstimateLine({ estimate: { text, retry } }: { estimate: FileEstimate }) {
  return (
    <p className="form-estimate" role="status" aria-label="Estimated size">
      {text}
      {retry && (
        <>
          {' '}
          <button type="button" className="link-button" onClick={retry}>
            Retry
          </button>
        </>
      )}
    </p>
  );
}
