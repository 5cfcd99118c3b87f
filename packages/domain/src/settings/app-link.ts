/**
 * Why a link into the school's app is none, or null. It is an http(s) address, with `{entity}` and `{id}` where it names a record; or
 * empty.
 */
export const whyNotAppLink = (link: string): 'APP_LINK_INVALID' | null =>
  link === '' || /^https?:\/\/[^\s/{}]+[^\s{}]*(\{(entity|id)\}[^\s{}]*)*$/i.test(link) ? null : 'APP_LINK_INVALID'
