/** The ground of everything that floats. */
export const floatClass = 'z-50 rounded-lg bg-float text-fg shadow-float outline-none'
