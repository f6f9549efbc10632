import { usePorts } from '@/lib/ports';
import { useThunkDispatch } from '@/lib/redux';
import { Button } from '@/ui/Button';
import type { WithDownloads } from '../state/downloadState';
import { dismissDownload } from '../tracking/commands';

/** Renders a button that removes downloads from the list. */
export function RemoveButton({ title, ids }: { title: string; ids: readonly string[] }) {
  const dispatch = useThunkDispatch<WithDownloads>();
  const { announce } = usePorts();
  return (
    <Button
      look="text"
      onClick={() => {
        ids.forEach((id) => dispatch(dismissDownload(id)));
        announce(`Removed from the list: ${title}`);
      }}
    >
      Remove from the list<span className="usa-sr-only">: {title}</span>
    </Button>
  );
}
