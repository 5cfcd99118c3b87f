import { Button, NotFound } from '@isb/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

/** `/auth`: where Microsoft sends people back to. Without a sign-in under way it leads to the sign-in screen. */
export function AuthPage() {
  const { t } = useLingui()
  return (
    <main className="grid flex-1 place-items-center">
      <NotFound
        level={1}
        title={t`No sign-in is under way`}
        text={t`Please begin on the sign-in screen.`}
        action={
          <Button asChild variant="lead">
            <Link to="/login">
              <Trans>Back to Login</Trans>
            </Link>
          </Button>
        }
      />
    </main>
  )
}
