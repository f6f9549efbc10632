/** The source of the data, from a header of every `mock-api` response; the hosted API sends none. */
export interface DataSource {
  kind: 'sample' | 'files';
  asOf: string;
  files: readonly string[];
  /** Identifies the dataset; '' when the service does not send it. */ setKey: string;
}
type SourceListener = (source: DataSource) => void;
let sourceListener: SourceListener | undefined;
/** Passes a data source to the listener. */
export const tellSource = (source: DataSource): void => sourceListener?.(source);
/** Sets the only listener, the shell; it is called for every response with a data source. */
export const onDataSource = (listener: SourceListener | undefined): void => {
  sourceListener = listener;
};

/** Parses the header of a response, or the same text in the page that the local server sent. Returns undefined for any other text. */
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
