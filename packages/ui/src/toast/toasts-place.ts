/**
 * Where toasts stand, so that they cover neither an action nor a pager: at the left of the content, above what stands at its foot; on
 * phones under the head of the page. `theme.css` says how wide the side menu is, and how high head and foot.
 */
export const toastsClass =
  'pointer-events-none fixed left-0 z-50 w-98 max-w-full p-4 outline-none max-sm:top-(--toasts-top) max-sm:w-full max-sm:pt-0 sm:bottom-(--toasts-bottom) md:left-(--toasts-left)'
