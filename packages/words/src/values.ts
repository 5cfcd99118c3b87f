/** Which words name the values of a field, where they have names. */
const prefixes: Readonly<Record<string, readonly string[]>> = {
  type: ['menu.type.', 'staff.type.', 'pass.type.'],
  status: ['bike.status.', 'pass.status.'],
  gender: ['gender.'],
  state: ['outbox.state.'],
  kind: ['outbox.kind.'],
  fault: ['outbox.fault.'],
  source: ['source.'],
  invitation: ['audit.value.'],
  password: ['audit.value.'],
  resetCode: ['audit.value.'],
}

/** The keys that may name a field's value, such as `gender.female`: the first that is a word does. For histories and the audit. */
export function valueKeys(field: string, value: string | boolean): string[] {
  if (typeof value === 'string') return (prefixes[field] ?? [`${field}.`]).map((prefix) => prefix + value)
  return [field === 'enabled' ? (value ? 'state.enabled' : 'state.disabled') : value ? 'yes' : 'no']
}
