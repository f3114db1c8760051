// The sections of all catalogues by language, file and section: `de/site`, `de/site/later`. Made by `messageCatalogs.ts`.
declare module "virtual:catalogs" {
  /** The messages of a section, and whether it has all that the English one has. */
  type Catalog = readonly [source: string, complete: boolean];
  export const CATALOGS: Readonly<Record<string, () => Promise<Catalog>>>;
}
