// What a button's menu is made of, fetched apart: see `menu-button.tsx`.
export { Menu as default } from '@isb/ui'
