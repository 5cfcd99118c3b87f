import { Trans } from '@lingui/react/macro'

/** For keyboards: past the menu, straight to the content. */
export const SkipLink = () => (
  <a
    href="#main"
    onClick={(event) => {
      event.preventDefault()
      document.getElementById('main')?.focus()
    }}
    className="sr-only z-50 rounded-md bg-float px-3 py-2 font-bold shadow-float focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
  >
    <Trans>Skip to content</Trans>
  </a>
)
