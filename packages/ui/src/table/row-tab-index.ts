import { createContext, useContext } from 'react'

/** 0 in the row that Tab stops at, -1 in all others. */
export const RowTabIndex = createContext<0 | -1>(-1)

/** The `tabIndex` of a control in a table's cell: with it Tab passes through one row only. */
export const useRowTabIndex = (): 0 | -1 => useContext(RowTabIndex)
