// Every address of the console, with what each page reads from it. A page's title, permission and screen are declared by its module
// (lib/declare/module.ts), which is fetched once there is a session; this table comes with the first page.
import { createRootRoute, createRoute, lazyRouteComponent, Outlet, redirect, type ParsedLocation } from '@tanstack/react-router'
import { withWords } from '../lib/base/words/i18n.ts'
import { firstUnder } from '../lib/base/connection/first-under.ts'
import { insidePath } from '../lib/base/address/paths.ts'
import { placeAt } from '../lib/base/address/place.ts'
import { day, ids, listSearch, noSearch, oneOf, recordId, search, text, wayBack, type SearchSchema } from '../lib/base/address/search.ts'
import { session } from '../lib/base/connection/session.ts'
import { guard } from './guard.ts'
import { LoginPage } from '../modules/auth/routes/login.tsx'
import { PublicLayout } from './layouts/public.tsx'

/** The modules, with the words that they share. */
const inside = () => withWords('inside', () => import('./inside.tsx'))

const rootRoute = createRootRoute({
  component: Outlet,
  beforeLoad: guard,
  notFoundComponent: lazyRouteComponent(() => inside().then(() => import('./not-found.tsx')), 'NotFoundPage'),
})

// Pages without a session: a frame with the language switch.
const publicRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: '_public',
  component: PublicLayout,
})
const signIn = <const Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => publicRoute,
    path,
    validateSearch: search({ redirect: wayBack }),
    beforeLoad: ({ search: { redirect: wanted }, location, cause }) => leadOn(wanted, location, cause),
    component: LoginPage,
  })
const authRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/auth',
  component: lazyRouteComponent(() => import('../modules/auth/routes/auth.tsx'), 'AuthPage'),
})
const resetRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/reset-passwd',
  component: lazyRouteComponent(() => import('../modules/auth/routes/reset-password.tsx'), 'ResetPasswordPage'),
})

// The side menu from the tree, and the page beside it.
const nestedRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: '_nested',
  component: lazyRouteComponent(inside, 'NestedLayout'),
})
// Full pages with a back arrow, for long forms and for what is printed. Each brings its frame along, because its title is in it.
const levelRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: '_level',
  component: lazyRouteComponent(() => inside().then(() => ({ default: Outlet }))),
})

const screenAt = (layout: string, path: string) => ({
  loader: (navigation: { location: ParsedLocation; preload: boolean }) => inside().then(({ loadRows }) => loadRows(path, navigation)),
  component: lazyRouteComponent(() => inside().then(({ loadPage }) => loadPage(layout + path, path))),
})
const page = <const Path extends string, In, Out>(path: Path, validateSearch: SearchSchema<In, Out>) =>
  createRoute({ getParentRoute: () => nestedRoute, path, validateSearch, ...screenAt('/_nested', path) })
const levelPage = <const Path extends string, In, Out>(path: Path, validateSearch: SearchSchema<In, Out>) =>
  createRoute({ getParentRoute: () => levelRoute, path, validateSearch, ...screenAt('/_level', path) })
/** The address of a folder of the menu: it leads to the first of its pages that one may see. */
const folder = <const Path extends string>(path: Path, first: string) =>
  createRoute({ getParentRoute: () => nestedRoute, path, beforeLoad: () => firstUnder(path, first) })

const statistics = { from: day, to: day }

export const routeTree = rootRoute.addChildren([
  publicRoute.addChildren([signIn('/login'), signIn('/isb-iot/login'), authRoute, resetRoute]),
  nestedRoute.addChildren([
    page('/', noSearch),
    page('/account', noSearch),
    page('/audit', listSearch('audit.list')),
    page('/imports', listSearch('runs.list')),
    page('/absence', listSearch('absence.list', { day })),
    page('/absence/list', listSearch('absence.list')),
    page('/absence/attention', listSearch('attendance.attention')),
    page('/absence/statistics', search({ ...statistics, division: text })),
    page('/base-data', listSearch('baseData.list')),
    page('/base-data/changes', listSearch('baseData.changes')),
    folder('/bike', '/bike/list'),
    page('/bike/list', listSearch('bike.list')),
    page('/bike/rent', listSearch('bike.listRents')),
    page('/bike/return', listSearch('bike.listReturns')),
    page('/bus', search({ routeId: recordId }, { route: 'routeId' })),
    page('/bus/day', search({ day })),
    page('/bus/route', listSearch('bus.list')),
    page('/bus/stop', listSearch('bus.listStops')),
    page('/bus/vehicle', listSearch('bus.listVehicles')),
    page('/bus/tracker', noSearch),
    page('/bus-booking', listSearch('busBooking.list', { day, wave: text, run: recordId })),
    page('/homeroom', listSearch('homeroom.list')),
    page('/homeroom/next-year', search({ year: text })),
    page('/student', listSearch('student.list')),
    folder('/admission', '/admission/survey'),
    page('/admission/survey', listSearch('survey.list')),
    page('/admission/list', listSearch('survey.answers')),
    folder('/upms', '/upms/menu'),
    page('/upms/menu', search({ type: oneOf(['MENU_DIR', 'MENU', 'MENU_PERM_RESOURCE']), id: recordId, tab: text })),
    page('/upms/role', listSearch('roles.list')),
    page('/upms/staff', listSearch('staff.list')),
    page('/vehicle', listSearch('vehicle.list')),
    page('/vehicle/gate', noSearch),
    folder('/venue', '/venue/calendar'),
    page('/venue/calendar', search({ view: oneOf(['day', 'week', 'month', 'list']), day, without: ids })),
    page('/venue/mine', noSearch),
    page('/venue/reservation', listSearch('venue.listReservations')),
    page('/venue/list', listSearch('venue.list')),
    page('/venue/block', listSearch('venue.listBlocks')),
    page('/venue/type', listSearch('venue.listTypes')),
    page('/venue/statistics', search({ ...statistics, typeId: recordId, with: recordId, as: oneOf(['tables']), turned: text })),
    page('/settings', noSearch),
    page('/settings/base-data', noSearch),
    page('/settings/bikes', noSearch),
    page('/settings/bus', noSearch),
    page('/settings/bus-booking', noSearch),
    page('/settings/calendar', search({ id: recordId, year: text, division: text, from: day, to: day })),
    page('/settings/calendar/sharing', noSearch),
    page('/settings/calendar/years', listSearch('calendar.listYears')),
    page('/settings/grades', listSearch('calendar.listGrades')),
    page('/settings/mail', listSearch('outbox.list')),
    page('/settings/mailboxes', noSearch),
    page('/settings/passes', noSearch),
    page('/settings/personal-data', noSearch),
  ]),
  levelRoute.addChildren([
    levelPage('/absence/sheet', search({ day })),
    levelPage('/bus/replay', search({ routeId: recordId, day }, { route: 'routeId' })),
    levelPage('/bus/code', search({ day })),
    levelPage('/bus/run', search({ routeId: recordId, stop: recordId })),
    levelPage('/bus-booking/changes', search({ day })),
    levelPage('/bus-booking/riders', search({ day, routeId: recordId })),
    levelPage('/homeroom/print', search({ ids })),
    levelPage('/admission/form', search({ surveyId: recordId }, { id: 'surveyId' })),
    levelPage('/admission/list/remind', search({ surveyId: recordId, ids }, { asked: 'ids' })),
    levelPage('/admission/list/calls', search({ surveyId: recordId })),
    levelPage('/admission/list/print', search({ id: recordId })),
    levelPage('/admission/list/enter', search({ id: recordId })),
    levelPage('/vehicle/apply', search({ id: recordId, renewsId: recordId })),
    levelPage('/vehicle/print', search({ ids, paper: oneOf(['a6']) })),
    levelPage('/venue/sheet', search({ day, without: ids })),
  ]),
])

/** Whoever has a session already is not asked to sign in: it leads on to where they were going, or Home. */
function leadOn(wanted: string | undefined, { hash, state }: ParsedLocation, cause: 'enter' | 'preload' | 'stay'): void {
  // The code of a bus run opens a session of its own, and an accepted invitation says whose. A sign-in on this page finds its way itself.
  if (cause !== 'enter' || !session.get()?.token || hash.startsWith('run=') || state.email !== undefined) return
  throw redirect({ ...placeAt(insidePath(wanted) ?? '/'), replace: true })
}
