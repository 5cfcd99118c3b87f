import { roleName } from '../../lib/base/words/i18n.ts'
import { useSession } from '../../lib/base/connection/session.ts'
import { Preferences } from './preferences.tsx'
import { Looks } from './looks.tsx'
import { PasswordSection } from './password.tsx'
import { SecondFactorSection } from './second-factor.tsx'
import { Sessions } from './sessions.tsx'
import { Tokens } from './tokens.tsx'
import { PageHead } from '../../lib/engine/page/page-head.tsx'

/** `/account`: what everybody keeps for themselves. */
export default function AccountScreen() {
  const me = useSession()?.me
  if (!me) return null
  const who = [me.email, ...me.roles.map(roleName)].join(' · ')
  return (
    <>
      <PageHead text={who} />
      <Looks />
      <Preferences />
      {me.email !== null && <PasswordSection email={me.email} />}
      {me.email !== null && <SecondFactorSection />}
      <Sessions />
      <Tokens />
    </>
  )
}
