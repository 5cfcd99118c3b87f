-- What a column holds where its type in SQL does not say it: core/database/tables.ts is made from these.
comment on column audit.rows is 'in TypeScript: AuditRow[]';
comment on column idempotency.answer is 'in TypeScript: object';
comment on column menu.parent_type is 'in TypeScript: Schema<''StoredMenuType''>';
comment on column outbox.kind is 'in TypeScript: Schema<''MailKind''>';
comment on column outbox.fault is 'in TypeScript: Schema<''MailFault''>';
comment on column run.counts is 'in TypeScript: Record<string, number>';
comment on column run.results is 'in TypeScript: Schema<''RunResult''>[]';
