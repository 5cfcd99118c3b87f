// A sentence in every column of the database that takes one: found by the catalog, so that a new field is among them.
import type pg from 'pg'

/** Tables that are not texts about others: people themselves, the audit, which the application writes by itself, and the migrator's own. */
const apart = /^(staff|student|guardian|kysely_\w+|audit\w*)$/
/** Columns that the application cannot work without, and that no person types a sentence into. */
const kept = new Set(['setting.time_zone', 'menu.code', 'menu.path', 'planted_menu.code', 'role_reach.module', 'bus_route_stop.at'])
/** Columns that a made-up row cannot do without, where the catalog does not tell a value. */
const values: Readonly<Record<string, string>> = {
  'bus_tap.kind': "'GotOff'",
  'bus_tap.booking_id': '(select id from bus_booking limit 1)',
  'gate_key.public_key': "decode(repeat('00', 32), 'hex')",
  'reset_code.code_hash': "'x'",
  'roll_over.from_year': "'2026-27'",
  'venue_lesson.starts_at': "'08:00'",
  'venue_lesson.ends_at': "'09:00'",
}

/** Columns that an erasure leaves as they are: codes, addresses of machines, grades, and what a roster says of other people. */
export const untouched: readonly string[] =
  `absence.grade absence_setting.own_domains api_token.scopes api_token.start base_data_change.after
  base_data_change.before base_data_change.file base_data_change.held base_data_change.holds base_data_change.kept base_data_change.name
  base_data_change.reason base_data_change.source_id base_data_change.stays base_data_identity.about base_data_identity.source_id
  base_data_join.source base_data_mapping.source base_data_mapping.target base_data_origin.given base_data_origin.kind
  base_data_origin.source_id base_data_question.about base_data_question.source_id base_data_run.fault base_data_run.format
  base_data_source.client base_data_source.scope base_data_source.token_address base_data_staged.fields base_data_staged.file
  base_data_staged.kind base_data_staged.other_id base_data_staged.source_id base_data_staged.wrong bus_booking.weekdays
  bus_booking_setting.met_grades bus_route.divisions bus_route.weekdays bus_run.weekday bus_setting.feed_address bus_setting.tiles_address
  bus_setting.tiles_source erased.mentions file.key gate_key.id grade.code homeroom.grade idempotency.key idempotency.operation
  mailbox.addresses menu.icon message.entity message.kind outbox.code outbox.entity outbox.fault outbox.kind outbox.once outbox.thread
  passkey.credential passkey.transports reset_code.code_hash run.counts run.operation run_change.after run_change.before
  run_change.of_table school_year.name second_factor_ticket.challenge second_factor_ticket.how session.address session.network
  session.user_agent setting.app_link shared_check.name sign_in_failure.account_key sign_in_failure.address sign_in_failure.network sign_in_throttle.key
  special_day.divisions special_day.grades student_stay.grade survey.grades survey_asked.grade survey_version.content vehicle_pass.grade
  venue_series.rule`.split(/\s+/)

/**
 * Columns into which no sentence can be planted, for the database knows what may stand there. Three of them are sentences, which the
 * planted row may not have: the reason of a booking or reservation that nobody has rejected, and the details of a mailbox, which are an
 * object.
 */
export const refusing: readonly string[] =
  `absence.division absence.ends_half absence.leave_type absence.leaves_at absence.returns_at absence.starts_half absence.status
  absence.way absence_told.office absence_told.rule base_data_change.kind base_data_change.outcome base_data_identity.kind
  base_data_join.target base_data_mapping.kind base_data_question.by base_data_question.kind base_data_run.origin base_data_run.state
  base_data_source.pulls_at base_data_source.sign_in bike.status bike_rent.confirmation bike_return.confirmation
  bus_booking.confirmation bus_booking.reason bus_ride.state bus_route.color bus_route.direction bus_route.feed bus_route.feed_id
  bus_route.status bus_route_stop.other_times bus_setting.feed_datum bus_setting.tiles_datum bus_source.fault bus_stop.feed
  bus_stop.feed_id bus_tap.kind bus_tracker.datum bus_vehicle.status contact.kind contact.value file.type grade.division
  homeroom.division homeroom.school_year mailbox.details mailbox.language mailbox.office menu.category menu.parent_type menu.type
  outbox.state role_reach.divisions role_reach.reach roll_over.from_year run.state setting.name_order setting.phone_code
  sign_in_failure.kind special_day.kind special_day.part special_day.runs_as student_stay.division survey.admission_year
  survey.divisions survey.status survey_answer.decision survey_answer.way survey_asked.division survey_asked.settled_why
  survey_asked.state survey_draft.decision vehicle_pass.plate_key vehicle_pass.status vehicle_pass.type vehicle_setting.year_ends
  venue.status venue_block.kind venue_hours.closes venue_hours.opens venue_hours.weekday venue_lesson.ends_at venue_lesson.starts_at
  venue_lesson.weekday venue_reservation.ends_at venue_reservation.reason venue_reservation.starts_at venue_reservation.status
  venue_type.color`.split(/\s+/)

interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly needed: boolean
  /** What it refers to by a foreign key of its own, as a query for any of them. */
  readonly referred: string | null
  readonly checks: string
}

const columnsSql = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
    a.attnotnull and not a.atthasdef and a.attidentity = '' as needed,
    (select format('(select %I from %s limit 1)', r.attname, f.confrelid::regclass) from pg_constraint f
      join pg_attribute r on r.attrelid = f.confrelid and r.attnum = f.confkey[1]
      where f.conrelid = c.oid and f.contype = 'f' and f.conkey[1] = a.attnum limit 1) as referred,
    coalesce((select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and a.attnum = any(k.conkey)), '') as checks
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and not c.relispartition
  order by c.relname, a.attnum`

/** What a column without a default is filled with. */
function filler({ table, name, type, checks, referred }: Column): string {
  const given = values[`${table}.${name}`]
  if (given) return given
  if (referred) return referred
  const isEnd = /expires|ends|until/.test(name)
  const listed = /'([^']+)'::text/.exec(checks.replaceAll("''::text", ''))?.[1]
  if (/int|numeric|double|real/.test(type)) return '1'
  if (type === 'boolean') return 'false'
  if (type === 'date') return isEnd ? "'2026-01-06'" : "'2026-01-05'"
  if (type.startsWith('timestamp')) return isEnd ? "'2026-01-06 08:00Z'" : "'2026-01-05 08:00Z'"
  if (type === 'bytea') return "'\\x00'"
  if (type === 'uuid') return 'gen_random_uuid()'
  if (type.endsWith('[]')) return "'{x}'"
  if (type.startsWith('json')) return "'{}'"
  if (type.endsWith('range')) return "'empty'"
  return `'${/= ANY/.test(checks) && listed ? listed : name}'`
}

const isText = (type: string) => /^(text|character|json)/.test(type)

/** How a sentence is written into a column; the first way that the database takes is taken. */
function writings(type: string, sentence: string): readonly string[] {
  if (type === 'text[]') return [`{${JSON.stringify(sentence)}}`]
  if (!type.startsWith('json')) return [sentence]
  return [{ said: sentence }, [sentence], [{ said: sentence }]].map((value) => JSON.stringify(value))
}

/** Makes a row in every table that has none: those first that refer to no other such table. */
async function fillEmpty(owner: pg.ClientBase, tables: ReadonlyMap<string, readonly Column[]>): Promise<void> {
  let left = [...tables]
  for (let failure: unknown; left.length > 0;) {
    const later: typeof left = []
    for (const [table, all] of left) {
      const filled = all.filter((column) => column.needed || `${table}.${column.name}` in values)
      // A setting has its row from the beginning.
      if (filled.length === 0) continue
      await owner
        .query(`insert into ${table} (${filled.map(({ name }) => name).join(', ')}) select ${filled.map(filler).join(', ')}
          where not exists (select from ${table})`)
        .catch((error: unknown) => {
          failure = error
          later.push([table, all])
        })
    }
    if (later.length === left.length) throw new Error(`No row in ${later.map(([table]) => table).join(', ')}`, { cause: failure })
    left = later
  }
}

/** Writes the sentence wherever the database takes it, into a row of each table. Answers the columns as `table.column`. */
export async function plantEverywhere(owner: pg.ClientBase, sentence: string): Promise<readonly string[]> {
  const { rows: columns } = await owner.query<Column>(columnsSql)
  const tables = Map.groupBy(
    columns.filter(({ table }) => !apart.test(table)),
    ({ table }) => table,
  )
  await owner.query("set session_replication_role = 'replica'")
  await fillEmpty(owner, tables)
  const planted: string[] = []
  for (const { table, name, type } of [...tables.values()].flat()) {
    if (!isText(type) || kept.has(`${table}.${name}`)) continue
    // The same row for all columns, where it takes a text there; else one that has a text already.
    const [first] = tables.get(table) as [Column, ...Column[]]
    const tries = [first.name, `${name}::text <> '' desc`].flatMap((order) =>
      writings(type, sentence).map((written) => ({ order, written })),
    )
    for (const { order, written } of tries) {
      const done = await owner
        .query(`update ${table} set ${name} = $1::${type} where ctid = (select ctid from ${table} order by ${order} limit 1)`, [written])
        .catch(() => undefined)
      if (done?.rowCount !== 1) continue
      planted.push(`${table}.${name}`)
      break
    }
  }
  await owner.query('reset session_replication_role')
  return planted
}

/** The columns for texts in which nothing could be planted, in their order. */
export async function unplanted(owner: pg.ClientBase, planted: readonly string[]): Promise<readonly string[]> {
  const { rows } = await owner.query<Column>(columnsSql)
  return rows
    .filter(({ table, name, type }) => !apart.test(table) && isText(type) && !kept.has(`${table}.${name}`))
    .map(({ table, name }) => `${table}.${name}`)
    .filter((column) => !planted.includes(column))
    .toSorted()
}

/** Of planted columns those in which a word still stands, in their order. */
export async function stillNamed(owner: pg.ClientBase, planted: readonly string[], words: readonly string[]): Promise<readonly string[]> {
  const left: string[] = []
  for (const column of planted) {
    const [table, name] = column.split('.')
    const { rows } = await owner.query(
      `select from ${table}, unnest($1::text[]) word where strpos(lower(${name}::text), lower(word)) > 0 limit 1`,
      [words],
    )
    if (rows.length > 0) left.push(column)
  }
  return left.toSorted()
}
