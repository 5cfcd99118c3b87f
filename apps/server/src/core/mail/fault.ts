// Why a mail was not taken, by what the mail server or the network said.
import type { Schema } from '@isb/contract'

/** As the contract names it. */
export type Fault = Schema<'MailFault'>

/** With these, trying again changes nothing. */
export const forGood: ReadonlySet<Fault> = new Set<Fault>(['refused', 'address', 'too-late'])

/** What an error of nodemailer tells. */
interface Told {
  readonly code?: string
  readonly originalCode?: string
  readonly timeoutType?: string
  readonly command?: string
  readonly response?: string
  readonly responseCode?: number
}

/** Names a failure. */
export function faultOf(error: unknown): Fault {
  const { code = '', originalCode = '', timeoutType = '', command = '', response = '', responseCode = 0 } = error as Told
  if (code === 'ETLS' || timeoutType === 'UPGRADE_TIMEOUT' || /CERT|SSL|TLS|VERIFY|EPROTO/.test(originalCode)) return 'not-secure'
  if (responseCode >= 500) {
    // Of the recipient or the mail it is for good. Of the sign-in, the sender or the policy it is this deployment’s affair,
    // and it can be put right: then the mails still go.
    const ofThisMail = /^(RCPT TO|DATA)/.test(command) && responseCode !== 530 && !/^5\d\d[ -]5\.7\./.test(response)
    return ofThisMail ? 'refused' : 'not-allowed'
  }
  if (responseCode >= 400) return 'later'
  if (/^E(NO|O)?AUTH/.test(code)) return 'not-allowed'
  if (code === 'EENVELOPE' && command === 'API') return 'address'
  if (code === 'EDNS' || code === 'EPROXY' || /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/.test(originalCode))
    return 'unreachable'
  if (timeoutType !== '' && timeoutType !== 'SOCKET_TIMEOUT') return 'unreachable'
  return ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EPROTOCOL', 'EABORT'].includes(code) ? 'broken-off' : 'other'
}
