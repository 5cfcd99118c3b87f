// Nothing grows for ever: every table says when its rows go, or what holds their number.
import pg from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { allModules } from '../../modules.ts'
import type { RetentionSetting } from './tidy.ts'

const pool = new pg.Pool({ ...inject('cluster'), max: 1 })
afterAll(() => pool.end())

/** Of the school's own making: as many as it has people, things, years and rules; people delete them. */
const own =
  `absence_setting attendant_account audit_entity authenticator base_data_identity base_data_join base_data_mapping base_data_origin
  base_data_source bike bike_setting bus_booking_setting bus_leg bus_met_child bus_place bus_route bus_route_stop
  bus_setting bus_source bus_stop bus_tracker bus_vehicle calendar_setting contact erasure_request gate_key grade guardian
  homeroom mailbox menu passkey planted_menu recovery_code retention_setting role role_menu role_reach roll_over
  roll_over_move school_term school_term_student school_year setting special_day staff staff_role student student_stay
  survey survey_draft survey_version vehicle_setting venue venue_block venue_feed venue_hours venue_type`.split(/\s+/)
/** Gone with the row that they hang on. */
const withParent =
  `absence_told base_data_change base_data_question bus_approach base_data_staged bus_ride bus_run_call homeroom_told refused_beyond run_change run_pass survey_answer
  survey_file survey_reminder venue_lesson venue_series venue_taken`.split(/\s+/)
/** After a time that the settings say; the end of the setting's name is its unit. */
const bySetting = {
  absence: 'absenceMonths',
  api_token: 'signInDays',
  audit: 'auditMonths',
  audit_salt: 'auditMonths',
  audit_seal: 'auditMonths',
  audit_sealed: 'auditMonths',
  base_data_run: 'reportDays',
  bike_rent: 'recordMonths',
  bike_return: 'recordMonths',
  bus_booking: 'recordMonths',
  bus_message: 'boardingDays',
  bus_position: 'positionDays',
  bus_run: 'recordMonths',
  bus_tap: 'boardingDays',
  message: 'mailDays',
  run: 'reportDays',
  session: 'signInDays',
  sick_wave: 'healthDays',
  survey_asked: 'surveyMonths',
  vehicle_pass: 'recordMonths',
  venue_reservation: 'recordMonths',
  withdrawn_pass: 'recordMonths',
} as const satisfies Record<string, RetentionSetting>
/** After a time that is fixed, or all but the newest. */
const otherwise = {
  audit_anchor: 'one row',
  audit_handover: 'one a change of the key',
  audit_unsealed: 'a minute',
  erased: 'for as long as a backup may bring somebody back; a number and a day each',
  file: 'a day after the last record that used it',
  idempotency: 'a day',
  invitation: 'one an account',
  microsoft_nonce: 'an hour',
  outbox: 'a year',
  reset_code: 'one an account',
  second_factor_ticket: 'an hour',
  shared_check: 'one a key or store',
  sign_in_device: 'the newest of an account',
  sign_in_failure: 'thirty days',
  sign_in_throttle: 'two days',
  survey_earlier_draft: 'the newest of a survey',
}

// S-36
test('every table says when its rows go, or what holds their number', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname not like 'kysely%' order by 1`,
  )
  const told = [...own, ...withParent, ...Object.keys(bySetting), ...Object.keys(otherwise)]
  expect(rows.map(({ name }) => name)).toEqual(told.toSorted())
})

test('a setting that is named deletes something', () => {
  const settings: string[] = allModules.flatMap(({ retention = {} }) => Object.keys(retention))
  expect(Object.values(bySetting).filter((setting) => !settings.includes(setting))).toEqual([])
})
