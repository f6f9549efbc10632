import { Button } from './Button';
/** Renders a button to the first page, for a page number that does not exist. */
export function ToFirstPage({ onPage }: { onPage: (page: number) => void }) {
  return <Button onClick={() => onPage(1)}>Go to the first page</Button>;
}
