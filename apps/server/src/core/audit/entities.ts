// The kinds of records that the audit knows, each declared by its module: whose they are, what an erasure leaves of them, what their
// ids name.
import { entities as contract, type EntityMetadata, type Kind, type ListMetadata } from '@isb/contract/metadata'
import { nameIn, type EntityName, type Locale } from '@isb/words'
import { sql, type Kysely } from 'kysely'
import type { Db } from '../database/database.ts'
import type { AuditRow } from '../ground/audit-row.ts'

declare module '../app/context.ts' {
  interface App {
    /** The kinds of records that the audit knows. */
    readonly entities: Entities
  }
}

/** A record by its name, and by its Chinese one where it has one. */
export interface NamedRow {
  readonly id: number
  readonly name: string
  readonly nameZh: string
}

/** What the contract cannot know of a kind of record. */
export type Entity = {
  /**
   * What the ids in its rows name, where the field is not called so: `roleId` and `roleIds` name roles, `personId` and a field that holds
   * a person name an account. Null for what has no name.
   */
  readonly ids?: Readonly<Record<string, EntityName | null>>
  /** The field of its rows that tells which record it is, where the contract's own name is not among them. */
  readonly label?: string
  /** An id is told by the name that the record has today. Not where that could bring back what was erased. */
  readonly named?: true
  /** Fields of its rows that are shown to holders of a code alone, of students whom it reaches. */
  readonly confidential?: { readonly code: string; readonly fields: readonly string[] }
} & (
  | { readonly person: null }
  | {
      /** Whose it is: the field of its rows that holds the person's id; `id` where the record is the person. */
      readonly person: string
      /** The fields that an erasure leaves: they say nothing about who somebody is. Every other one is blanked. */
      readonly keep: readonly string[]
    }
)

interface DeclaringModule {
  readonly entities?: Readonly<Record<string, Entity>>
  readonly lists?: Readonly<Record<string, NamingList>>
}
/** A list, as far as names are looked up in it. */
interface NamingList {
  readonly metadata: ListMetadata
  names(db: Db, ids: readonly number[]): Promise<readonly NamedRow[]>
}

/** Every kind of record that the modules declare. */
export class Entities {
  readonly #declared: ReadonlyMap<string, Entity>
  readonly #lists: ReadonlyMap<string, NamingList>

  constructor(modules: readonly DeclaringModule[]) {
    const declared = modules.flatMap(({ entities = {} }) => Object.entries(entities))
    // A file is no record: its row says what its list was narrowed by, which may be whatever a record names.
    const ids = Object.fromEntries([['entityId', null], ...declared.flatMap((entry) => Object.entries(entry[1].ids ?? {}))])
    const file: Entity = { person: null, ids }
    this.#declared = new Map([['export', file], ...declared])
    const lists = modules.flatMap((module) => Object.values(module.lists ?? {}))
    this.#lists = new Map(
      lists.flatMap((list) => {
        const { entity } = list.metadata
        return entity && this.#declared.get(entity)?.named ? [[entity, list]] : []
      }),
    )
  }

  /** The kind of record whose ids a field holds; null where it holds none, or nothing names what they are of. */
  named(entity: string, field: string): string | null {
    const kind = this.#kindOfIds(entity, field)
    return kind && this.#lists.has(kind) ? kind : null
  }

  /** Undefined where nobody has said what the ids are of. */
  #kindOfIds(entity: string, field: string): string | null | undefined {
    const given = this.#declared.get(entity)?.ids?.[field]
    if (given !== undefined) return given
    const called = /^(\w+?)Ids?$/.exec(field)?.[1]
    if (called === 'person' || kindsOf(entity)[field] === 'person') return 'staff'
    return called && this.#declared.has(called) ? called : undefined
  }

  /** The fields that tell which record it is: by the contract, by its declaration. */
  labels(entity: string): readonly string[] {
    return [nameFieldOf(entity), this.#declared.get(entity)?.label].filter((field) => field !== undefined)
  }

  /** The names of records by their ids; those that are missing nobody knows any more. */
  async names(db: Db, locale: Locale, entity: string, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const rows = ids.length > 0 ? await this.#lists.get(entity)?.names(db, ids) : []
    return new Map(rows?.map((row) => [row.id, nameIn(locale, row)]))
  }

  /** Whether a record of this kind is a person. */
  isPerson(entity: string): boolean {
    return this.#declared.get(entity)?.person === 'id'
  }

  /** Whose a changed row is, where that is a person's. */
  personIn({ entity, id, before, after }: AuditRow): number | undefined {
    const whom = this.#declared.get(entity)?.person
    const found = whom === 'id' ? id : whom && (after ?? before)?.[whom]
    return typeof found === 'number' ? found : undefined
  }

  /** Whether a changed row is a person's own. */
  isOf({ entity, id, before, after }: AuditRow, personId: number): boolean {
    const whom = this.#declared.get(entity)?.person
    return whom === 'id' ? id === personId : whom != null && [before?.[whom], after?.[whom]].includes(personId)
  }

  /** The fields of a kind of record that are shown to holders of a code alone. */
  confidential(entity: string): Entity['confidential'] {
    return this.#declared.get(entity)?.confidential
  }

  /** For tests: throws where a module changes a record in a way that its declaration forgot. */
  check({ entity, before, after }: AuditRow): void {
    const declared = this.#declared.get(entity)
    for (const [field, value] of [before, after].flatMap((side) => Object.entries(side ?? {}))) {
      const holdsIds = /\wIds?$/.test(field) || (Array.isArray(value) && value.some((item) => typeof item === 'number'))
      if (holdsIds && this.#kindOfIds(entity, field) === undefined)
        throw new Error(`${field} of ${entity} holds ids: its entity says of what, or null where they have no name`)
    }
    if (declared?.person && declared.person !== 'id' && before === null && after && !(declared.person in after))
      throw new Error(`${entity} is made without ${declared.person}: an erasure would not find it`)
  }

  /** Writes down for the erasure whose the records are and what it leaves of them. As the owner: the application may only read it. */
  async writeDown(owner: Kysely<unknown>): Promise<void> {
    for (const [entity, declared] of this.#declared)
      if (declared.person !== null)
        await sql`insert into audit_entity (entity, whom, keep) values (${entity}, ${declared.person}, ${[...declared.keep]}::text[])
          on conflict (entity) do update set whom = excluded.whom, keep = excluded.keep`.execute(owner)
  }
}

const records: Readonly<Record<string, EntityMetadata>> = contract
const nameFieldOf = (entity: string): string | undefined => records[entity]?.name
const kindsOf = (entity: string): Readonly<Record<string, Kind>> => records[entity]?.fields ?? {}
