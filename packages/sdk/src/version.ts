/** The version of this package, as every request says it. */
export const version = '0.1.0'
