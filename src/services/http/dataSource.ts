/** The source of the data, from a header of every `mock-api` response. The hosted API sends no such header. */
export interface DataSource {
  kind: 'sample' | 'files';
  asOf: string;
  files: readonly string[];
  /** Identifies the dataset; '' when the service does not send it. */ setKey: string;
}
/** Name of the window event that has the data source as its detail. */
const SOURCE_EVENT = 'datasource';
/** Passes a data source to the listeners. */
export const reportSource = (detail: DataSource): void => {
  window.dispatchEvent(new CustomEvent(SOURCE_EVENT, { detail }));
};
/** Calls `listener` for every response with a data source. Returns a function that removes the listener. */
export const onDataSource = (listener: (source: DataSource) => void): (() => void) => {
  const handleSource = (event: Event) => listener((event as CustomEvent<DataSource>).detail);
  window.addEventListener(SOURCE_EVENT, handleSource);
  return () => window.removeEventListener(SOURCE_EVENT, handleSource);
};

/** Parses the header of a response, or the same text in the page; undefined for any other text. */
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
