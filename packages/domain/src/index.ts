/** What is allowed, and why not. Pure: no clock, network, SQL, words or React. */
export * from './auth/email.ts'
export * from './menus/first-menu.ts'
export * from './menus/place.ts'
export * from './menus/remove.ts'
export * from './menus/tree-order.ts'
