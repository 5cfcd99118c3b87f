import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appliedTo, movedSince, planOf, written, type Configuration, type Standing, type StandingMenu } from '../index.ts'
import { withAbove, parentsIn } from './grants.ts'

const codes = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', '#1', '#2', '#3'] as const
const roleNames = ['Reader', 'Writer', 'Driver', 'Nurse'] as const
const classes = [
  ['2026-27', '', '5A'],
  ['2026-27', 'East', '5A'],
  ['2026-27', '', 'East/5A'],
  ['2027-28', '', '5A'],
] as const
const emails = ['one@school.example', 'two@school.example', 'three@school.example'] as const

/** A tree by chance: every node under one that came before it and may hold it. The same code always has the same type. */
const tree = (names: readonly string[]): fc.Arbitrary<StandingMenu[]> =>
  fc
    .tuple(
      fc.shuffledSubarray([...names]),
      fc.array(fc.nat(), { minLength: 11, maxLength: 11 }),
      fc.array(fc.constantFrom('', 'x', 'y'), { minLength: 11, maxLength: 11 }),
    )
    .map(([keys, places, words]) => {
      const menus: StandingMenu[] = []
      for (const [at, key] of keys.toSorted((p, q) => rank(p) - rank(q)).entries()) {
        const type = (['MENU_DIR', 'MENU', 'MENU_PERM_RESOURCE'] as const)[rank(key)] ?? 'MENU'
        const above = menus.filter((one) => one.type === (type === 'MENU_PERM_RESOURCE' ? 'MENU' : 'MENU_DIR')).map((one) => one.key)
        const parents = type === 'MENU_PERM_RESOURCE' ? above : ['', ...above]
        const parent = parents[(places[at] ?? 0) % parents.length]
        if (parent === undefined) continue
        const place = (places[at] ?? 0) % (menus.length + 1)
        const menu = {
          key,
          parent,
          type,
          name: `Menu ${words[at] || 'z'}`,
          nameZh: words[at] ?? '',
          path: '',
          icon: words[at] ?? '',
          isExternalPath: 0,
          openTarget: 0,
        } as const
        menus.splice(place, 0, menu)
      }
      return inTreeOrder(menus)
    })
const rank = (key: string) => ('abc#1'.includes(key) ? 0 : 'def#2'.includes(key) ? 1 : 2)
function inTreeOrder(menus: StandingMenu[]): StandingMenu[] {
  const under = (parent: string): StandingMenu[] => menus.filter((one) => one.parent === parent).flatMap((one) => [one, ...under(one.key)])
  return under('')
}

const school = (names: readonly string[]): fc.Arbitrary<Standing> =>
  fc
    .record({
      menus: tree(names),
      roles: fc.subarray([...roleNames]),
      grants: fc.array(fc.subarray([...names]), { minLength: 4, maxLength: 4 }),
      enabled: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
      taught: fc.array(fc.constantFrom(undefined, '', 'one@school.example', 'two@school.example'), { minLength: 4, maxLength: 4 }),
      reached: fc.subarray([...emails]),
      details: fc.subarray(['LeaveType', 'Note', 'Symptom', 'Times'] as const),
      meant: fc.array(fc.constantFrom(undefined, '', 'G5'), { minLength: 2, maxLength: 2 }),
      held: fc.array(fc.subarray([...roleNames]), { minLength: 3, maxLength: 3 }),
      types: fc.subarray(['Sports', 'Workshops', 'Pools'] as const),
      color: fc.constantFrom('Teal' as const, 'Blue' as const),
      hours: fc.subarray(['Mon-Fri 08:00–12:00', 'Mon 13:00–18:00', 'Sat-Sun 09:00–24:00'] as const),
    })
    .map(({ menus, roles, grants, enabled, taught, reached, details, meant, held, types, color, hours }) => ({
      menus,
      roles: [
        { name: 'Administrator', description: 'All', enabled: true, builtin: true, permissions: [], reach: [] },
        ...roles.map((name, at) => ({
          name,
          description: '',
          enabled: enabled[at] ?? true,
          builtin: false,
          reach: at % 2 === 0 ? ['student Homerooms'] : [],
          permissions: [
            ...withAbove(
              (grants[at] ?? []).filter((key) => menus.some((one) => one.key === key)),
              parentsIn(menus),
            ),
          ],
        })),
      ],
      staff: emails.map((email, at) => ({ email, roles: (held[at] ?? []).filter((name) => (roles as string[]).includes(name)) })),
      scoped: ['student'],
      grades: ['G5'],
      mailboxes: [
        { office: 'Nurses' as const, addresses: reached, language: 'en' as const, details },
        { office: 'Bus' as const, addresses: [], language: 'both' as const, details: [] },
      ],
      rosters: ['Prep', '05'].flatMap((source, at) => {
        const target = meant[at]
        return target === undefined ? [] : [{ meaning: 'Grade' as const, source, target }]
      }),
      venueTypes: types.map((name) => ({ name, nameZh: '', color, used: false })),
      venues: [
        { name: 'East Gym', hours },
        { name: 'Pool', hours: [] },
      ],
      homerooms: classes.flatMap(([schoolYear, campus, name], at) => {
        const teacherEmail = taught[at]
        const rest = { grade: 'G5', division: null, assistantEmail: '', dlTeacherEmail: '', used: false }
        return teacherEmail === undefined ? [] : [{ schoolYear, campus, name, teacherEmail, ...rest }]
      }),
    }))

const coded = codes.filter((code) => !code.startsWith('#'))

test('applying the plan from one school to another gives the other, and planning again gives nothing', () => {
  fc.assert(
    fc.property(school(coded), school(coded), (from, to) => {
      const wanted = written(to).configuration
      const { steps, problems, final } = planOf(from, wanted, true)
      expect(problems).toEqual([])
      expect(written(final).configuration).toEqual(wanted)
      const anew = planOf(from, appliedTo(from, steps), true)
      expect(anew.problems).toEqual([])
      expect(written(anew.final).configuration).toEqual(wanted)
      expect(planOf(anew.final, wanted, true).steps).toEqual([])
      expect(movedSince(from, steps)).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('what a file does not name, and what it cannot name, is left as it was', () => {
  fc.assert(
    fc.property(school(codes), school(coded), fc.infiniteStream(fc.boolean()), (from, to, chosen) => {
      const all = written(to).configuration
      const some = <T>(rows: T[]) => rows.filter(() => chosen.next().value === true)
      const wanted: Configuration = {
        menus: some(all.menus),
        roles: some(all.roles),
        staff: some(all.staff),
        homerooms: some(all.homerooms),
      }
      const { steps, problems, final } = planOf(from, wanted, false)
      if (problems.length > 0) return
      const names = new Set(wanted.menus?.map(({ code }) => code))
      const codeless = (standing: Standing) =>
        standing.roles.flatMap(({ name, permissions }) => permissions.filter((key) => key.startsWith('#')).map((key) => `${name} ${key}`))
      expect(final.menus).toEqual(expect.arrayContaining(from.menus.filter(({ key }) => !names.has(key))))
      expect(codeless(final)).toEqual(expect.arrayContaining(codeless(from)))
      const anew = planOf(from, appliedTo(from, steps), true)
      expect(anew.problems).toEqual([])
      expect(written(anew.final)).toEqual(written(final))
      expect(planOf(final, wanted, false).steps).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('a file that was written down changes nothing, whatever the school', () => {
  fc.assert(
    fc.property(school(codes), fc.boolean(), (standing, prune) => {
      expect(planOf(standing, written(standing).configuration, prune)).toMatchObject({ steps: [], problems: [] })
    }),
  )
})
