/** Reads tables from texts, in browsers too. `@isb/tables/bundles` reads many of them from the disk. */
export * from './characters.ts'
export * from './read-table.ts'
export * from './text.ts'
