/** Renders a button to the first page, for a page number that does not exist. */
export function ToFirstPage({ onPage }: { onPage: (page: number) => void }) {
  return (
    <button type="button" className="usa-button" onClick={() => onPage(1)}>
      Go to the first page
    </button>
  );
}
