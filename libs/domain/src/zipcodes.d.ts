/** The part of the package `zipcodes` that tests use. The package has no types of its own. */
declare module 'zipcodes' {
  type ZipCode = { readonly zip: string; readonly state: string; readonly country: string };
  export const codes: Readonly<Record<string, ZipCode>>;
}
