/** By what random steps are thrown. The same in every run, so that a red test tells of the change at hand; `npm run trust` throws others. */
export const seed = Number(process.env['SEED'] ?? 2030)
