declare module '*.scss';
declare module '*.md' {
  const text: string;
  export default text;
}
interface ImportMeta {
  webpackContext(
    folder: string,
    options: { recursive?: boolean; regExp?: RegExp },
  ): { keys(): string[]; (file: string): unknown };
}
declare module '*/pages.json?routes' {
  const table: {
    id: string;
    path: string;
    hidden?: boolean;
    caseSensitive?: boolean;
    exact?: boolean;
    redirect?: boolean;
    development?: boolean;
  }[];
  export default table;
}
