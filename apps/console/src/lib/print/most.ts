/** Cards that are printed at once: a browser lays out no more of them in a moment. */
export const mostPrinted = 200
