// What the migrations have made, and what must be said of each table and constraint.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { allModules } from '../../modules.ts'
import { tablesSource } from './tables-source.ts'

const client = new pg.Client(inject('cluster'))
beforeAll(() => client.connect())
afterAll(() => client.end())

test('tables.ts says what the migrations have made', async () => {
  expect(readFileSync(join(import.meta.dirname, 'tables.ts'), 'utf8')).toBe(await tablesSource(client))
})

// S-34
test('the application’s role owns nothing and cannot touch the audit', async () => {
  const { rows } = await client.query<{ owned: number }>(
    "select count(*)::int as owned from pg_class c join pg_roles r on r.oid = c.relowner where r.rolname = 'isb_app'",
  )
  expect(rows[0]?.owned).toBe(0)
  const { rows: may } = await client.query(
    "select privilege_type from information_schema.role_table_grants where grantee = 'isb_app' and table_name = 'audit' order by 1",
  )
  expect(may).toEqual([{ privilege_type: 'INSERT' }, { privilege_type: 'SELECT' }])
})

/** Tables whose changes no open console shows by itself, each with the reason. */
const untold: Readonly<Record<string, string>> = {
  absence_told: 'written with its absence, which is told',
  api_token: 'read by its owner, on a page that reads it anew',
  attendant_account: 'nobody is shown it',
  audit: 'every other change leaves a line in it',
  audit_anchor: 'nobody is shown it',
  audit_entity: 'written when the server starts',
  audit_handover: 'nobody is shown it',
  audit_salt: 'nobody is shown it',
  audit_seal: 'nobody is shown it',
  audit_sealed: 'nobody is shown it',
  audit_unsealed: 'nobody is shown it',
  authenticator: 'read by its owner, on a page that reads it anew',
  base_data_change: 'written with its bundle, which is told',
  base_data_origin: 'nobody is shown it',
  base_data_staged: 'nobody is shown it',
  bus_leg: 'written with its run, which is told',
  bus_position: 'written with the place of its bus, which is told',
  bus_route_stop: 'written with its route, which is told',
  bus_run_call: 'written with the place of its bus, which is told',
  bus_source: 'read anew by the page that shows it',
  bus_tracker: 'read with its dialog',
  erased: 'nobody is shown it',
  erasure_request: 'read with its question',
  file: 'an image is read with the record that names it',
  gate_key: 'a gate fetches its keys when it opens',
  homeroom_told: 'written with its class, which is told',
  idempotency: 'nobody is shown it',
  invitation: 'shown as a part of its account',
  kysely_migration: 'not ours',
  kysely_migration_lock: 'not ours',
  message: 'the school’s app asks for it, no console does',
  microsoft_nonce: 'nobody is shown it',
  outbox: 'its list reads itself anew',
  passkey: 'read by its owner, on a page that reads it anew',
  planted_menu: 'nobody is shown it',
  recovery_code: 'nobody is shown it',
  refused_beyond: 'written beside a line of the audit, which no console shows by itself',
  reset_code: 'nobody is shown it',
  retention_setting: 'read with its page',
  roll_over_move: 'written with its plan, which is told',
  run: 'polled while somebody waits for it',
  run_change: 'nobody is shown it',
  school_term_student: 'written with its term, which is told',
  second_factor_ticket: 'nobody is shown it',
  setting: 'read with each page',
  shared_check: 'nobody is shown it',
  sick_wave: 'nobody is shown it: the nurses have a mail',
  sign_in_device: 'nobody is shown it',
  sign_in_failure: 'a card that reads itself anew',
  sign_in_throttle: 'nobody is shown it',
  survey_draft: 'what it changes of the student is told with the student',
  survey_file: 'written with its answer, which is told',
  survey_reminder: 'written with the students who are reminded, which is told',
  venue_feed: 'read by its owner, in a dialog that reads it anew',
  venue_hours: 'written with their venue, which is told',
  venue_lesson: 'written with its reservations, which are told',
  venue_series: 'written with its reservations, which are told',
  venue_taken: 'written with its reservation, which is told',
  withdrawn_pass: 'a gate fetches it with its keys',
}

test('every table tells open consoles of its changes, or says why not', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class c where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
      and not exists (select from pg_trigger t join pg_proc p on p.oid = t.tgfoid where t.tgrelid = c.oid and p.proname like 'tell%') order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(untold))
})

/** Constraints that no caller can break, each with the reason. */
const unworded: Readonly<Record<string, string>> = {
  absence_told_once: 'written under the lock of its absence’s student',
  api_token_token_hash_key: '256 random bits',
  bike_rent_id_bike_id_is_out_key: 'the target of a foreign key; the id alone is unique',
  bus_route_feed: 'written while no other import is, and no route',
  bus_route_stop_once: 'a route that calls twice at a stop is refused before, under its lock',
  bus_run_once: 'written once, whoever is first',
  bus_stop_feed: 'written while no other import is, and no stop',
  bus_tracker_key: '128 random bits',
  file_key_key: 'random',
  homeroom_roster_id: 'random',
  invitation_token_hash_key: '256 random bits',
  mailbox_office: 'seven rows that nothing adds to',
  menu_code: 'asked about under the lock of the tree, with the node that has it',
  menu_id_type_key: 'the target of a foreign key; the id alone is unique',
  outbox_once_key: 'a second mail under a key is not written',
  role_one_builtin: 'nothing makes a second one',
  run_pass_code_hash_key: '256 random bits',
  session_token_hash_key: '256 random bits',
  sign_in_failure_counted: 'a second one counts the first up',
  staff_erasure_id: 'random',
  staff_id_type: 'the target of a foreign key; the id alone is unique',
  staff_microsoft_id: 'asked about in the statement that binds',
  staff_roster_id: 'random',
  survey_answer_current: 'written under the lock of the student who is asked',
  survey_asked_once: 'who is asked already is left alone',
  survey_version_of: 'the target of a foreign key; the id alone is unique',
  survey_version_once: 'written under the lock of its survey',
  venue_feed_key_hash_key: '128 random bits',
  venue_lesson_term_id_venue_id_weekday_starts_at_key: 'imports go one after the other',
}

test('every constraint that two callers can break has words of its own', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indrelid
      where (i.indisunique or i.indisexclusion) and not i.indisprimary and c.relnamespace = 'public'::regnamespace`,
  )
  const worded = allModules.flatMap(({ constraints = {} }) => Object.keys(constraints))
  const found = rows.map(({ name }) => name)
  expect(found.filter((name) => !worded.includes(name)).toSorted()).toEqual(Object.keys(unworded))
  const others = [
    'bike_rent_person',
    'bus_booking_one_line',
    'bus_booking_route_id_fkey',
    'bus_booking_stop_id_fkey',
    'bus_message_route_id_fkey',
    'bus_route_one_line',
    'bus_route_stop_stop_id_fkey',
    'bus_route_vehicle_id_fkey',
    'bus_run_is_empty',
    'bus_run_nobody_aboard',
    'bus_run_route_id_fkey',
    'bus_run_vehicle_id_fkey',
    'homeroom_grade',
    'last_administrator',
    'menu_no_cycle',
    'school_term_student_person',
    'student_stay_also_in_id_fkey',
    'student_stay_grade',
    'student_stay_homeroom_id_fkey',
    'venue_part',
  ]
  expect(worded.filter((name) => !found.includes(name)).toSorted()).toEqual(others)
})
