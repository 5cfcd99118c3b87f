/** The rules of the school that server, console and terminal share: pure functions of days, plates, menus, rosters and the like. */
export * from '@isb/domain'
