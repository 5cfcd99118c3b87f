/** One row that a change touched: null before it was made, null after it is gone. Secrets never stand here. */
export interface AuditRow {
  entity: string
  id: number
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}
