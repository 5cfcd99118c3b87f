// Places of the console, as links and navigations name them.
import { defaultParseSearch, useRouter, type RegisteredRouter, type RouteIds } from '@tanstack/react-router'
import { useCallback } from 'react'
import { isPublic } from './paths.ts'

type Routes = RegisteredRouter['routesByPath']
/** The id of a route: `/_nested/bike/rent`. */
export type RouteId = RouteIds<RegisteredRouter['routeTree']>
/** The path of a declared page: `/bike/rent`. */
export type PagePath = keyof Routes
/** What a link to a page may say of it. */
export type SearchAt<Path extends PagePath> = Routes[Path]['types']['searchSchemaInput']
type At<Path extends PagePath> = Path extends PagePath ? { readonly to: Path; readonly search?: SearchAt<Path> } : never
/** A page, and what is to be filtered or open there. */
export type Place = At<PagePath>

/**
 * The place of an address that the code does not know: the server's menus, records of the audit, the way back after signing in. Nothing
 * checks such an address before it is opened: where no page is, the console says so.
 * @param address a path, perhaps with a search: `/bike/rent?confirmation=all`
 * @param more is added to the search
 */
export function placeAt(address: string, more: object = {}): Place & { readonly hash: string } {
  const { pathname, search, hash } = new URL(address, 'http://console')
  const place = { to: pathname, search: { ...defaultParseSearch(search), ...more }, hash: hash.slice(1) }
  // The only cast from a text to a typed place.
  return place as Place & { hash: string }
}

/** Tells whether the console has a page at a path, such as the one of a menu. */
export function useHasPage(): (path: string) => boolean {
  const { routesByPath } = useRouter()
  return useCallback((path) => Object.hasOwn(routesByPath, path) && !isPublic(path), [routesByPath])
}
