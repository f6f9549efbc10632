/** Where the data comes from, as `mock-api` marks every answer; the hosted API sends no such mark. */
export interface DataSource {
  kind: 'sample' | 'files';
  asOf: string;
  files: readonly string[];
  /** Tells two data sets apart; '' where the service does not tell it. */ setKey: string;
}
type SourceListener = (source: DataSource) => void;
let sourceListener: SourceListener | undefined;
/** Tells the listener of a mark. */
export const tellSource = (source: DataSource): void => sourceListener?.(source);
/** One listener, the shell; it is told of every answer that carries a mark. */
export const onDataSource = (listener: SourceListener | undefined): void => {
  sourceListener = listener;
};

/** Reads the mark of an answer, or of the page that the local server sent. */
export const parseSource = (header: unknown): DataSource | undefined => {
  const [, kind, asOf, setKey = '', files] =
    /^(sample|files); as-of=(\d{4}-\d\d-\d\d)(?:; set=(\w+))?(?:; files=(.*))?$/.exec(
      String(header ?? ''),
    ) ?? [];
  if (!kind || !asOf) return undefined;
  try {
    return {
      kind: kind as DataSource['kind'],
      asOf,
      setKey,
      files: files ? (JSON.parse(decodeURIComponent(files)) as string[]) : [],
    };
  } catch {
    return { kind: kind as DataSource['kind'], asOf, setKey, files: [] };
  }
};
