/** The way back from a page of a list that there is not. */
export function ToFirstPage({ onPage }: { onPage: (page: number) => void }) {
  return (
    <button type="button" className="usa-button" onClick={() => onPage(1)}>
      Go to the first page
    </button>
  );
}
