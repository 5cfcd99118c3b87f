// A question of a page that seldom asks one: fetched apart.
export { ConfirmDialog as default } from '@isb/ui'
