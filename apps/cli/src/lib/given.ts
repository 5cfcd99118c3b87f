import type { Given } from './command.ts'

/** The options of these names that were given, by their names. That each holds what the field takes is up to its choices, and to the server. */
export const textsIn = <Fields extends object>(given: Given, ...names: readonly (keyof Fields & string)[]): Partial<Fields> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = given.text(name)
      return value === undefined ? [] : [[name, value]]
    }),
  ) as Partial<Fields>

/** The switches of these names that are on. */
export const switchesIn = <Name extends string>(given: Given, ...names: readonly Name[]): { [N in Name]?: true } =>
  Object.fromEntries(names.flatMap((name) => (given.flag(name) === true ? [[name, true]] : []))) as { [N in Name]?: true }
