/** Reads rosters from the disk: ZIP files and folders, in any character set. */
export * from './bundle.ts'
export * from './read.ts'
