import { sql } from 'kysely'
import type { ServerModule } from '../../core/declare/module.ts'
import { addressesSql, nobodys } from '../../core/person/kept.ts'
import { all, update } from './mailboxes.ts'

/** Where the offices are told of absences. */
export const mailbox: ServerModule<'mailbox'> = {
  entities: { mailbox: { person: null } },
  keeps: {
    // An office without its mailbox hears of no absence: nobody empties one unseen.
    mailbox: { whose: nobodys, byHand: `addresses && array${addressesSql}` },
  },
  handlers: { list: all, update },
  demo: {
    async plant(db) {
      await sql`update mailbox set addresses = array[case office when 'LifeCentered' then 'lce' else lower(office) end || '@school.example']
        where office <> 'Directors'`.execute(db)
    },
  },
}
