/** Reads rosters and timetables from the disk: ZIP files and folders, in any character set. Writes them as they are read best. */
export * from './bundle.ts'
export * from './feed.ts'
export * from './read.ts'
export * from './table.ts'
export * from './write.ts'
