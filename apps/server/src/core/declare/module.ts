// What a module of the server declares. modules.ts names every module once, and whatever the server does for all of them is a loop over
// these.
import type { OperationId, operations } from '@isb/contract'
import type { Entities, EntityIn, ListedId } from '@isb/contract/metadata'
import type { Entity } from '../audit/entities.ts'
import type { App } from '../app/context.ts'
import type { Handlers, Module } from './handlers.ts'
import type { Db } from '../database/database.ts'
import type { Drawings } from '../files/planted.ts'
import { derivedHandlers, type AnyList, type DerivedId } from './derived.ts'
import type { ServerList } from '../lists/list.ts'
import type { ModuleMenu, PlantedMenu } from '../shared/menus.ts'
import type { Listeners } from '../app/occasions.ts'
import type { Holds } from '../person/holds.ts'
import type { KeptTables } from '../person/kept.ts'
import type { Retention } from '../person/tidy.ts'
import type { Poll } from '../work/polls.ts'
import type { Queue } from '../shared/queue.ts'
import type { Reason } from '../ground/refuse.ts'
import type { Remind } from '../mail/reminders.ts'
import type { WhenDaysMove, WhenYearsChange } from '../shared/school-days.ts'

/** An account that the demo can be signed in with. */
export interface DemoAccount {
  readonly email: string
  readonly name: string
  readonly nameZh: string
  readonly gender: 'female' | 'male'
  /** The name of its role; null for nobody's. */
  readonly role: string | null
}

/** What a module adds to the demo school. */
export interface Demo {
  /** Roles with all codes of the module's own menus but these, and with some of other modules. */
  readonly roles?: readonly {
    readonly name: string
    readonly description: string
    readonly except: readonly string[]
    readonly also?: readonly string[]
  }[]
  readonly accounts?: readonly DemoAccount[]
  /** Nodes of the tree that only the demo has. */
  readonly menus?: readonly PlantedMenu[]
  /** Plants accounts beside those that can sign in, before anybody's records. */
  readonly people?: (db: Db, now: Date) => Promise<void>
  /** Plants its records, as they stand at that moment. */
  readonly plant?: (db: Db, now: Date) => Promise<void>
  /** What goes on in a demo that runs, asked every few seconds. */
  readonly goOn?: (at: { readonly db: Db; readonly now: Date }) => Promise<void>
  /** The images that its records name. */
  readonly drawings?: Drawings
}

/** Whether a call may hold the server up now; `aside` where it waits for others most of the time. Its input is as the contract says. */
export type IsHeavy = (app: App, path: unknown, body: unknown) => Promise<boolean | 'aside'>

type ListsOf<M extends Module> = Extract<ListedId, `${M}.${string}`>
type DerivedVerb<M extends Module> = DerivedId<ListsOf<M>> extends infer Id ? (Id extends `${M}.${infer Verb}` ? Verb : never) : never

/** The handlers of a module's settings; the contract says whether it has any. */
type SettingsOf<M extends Module> =
  Handlers<M> extends { readonly settings: infer Get; readonly updateSettings: infer Update }
    ? { readonly get: Get; readonly update: Update }
    : never
type SettingsVerb<M extends Module> = [SettingsOf<M>] extends [never] ? never : 'settings' | 'updateSettings'

/** The operations of a module that may hold the server up, by the contract. */
type HeavyVerb<M extends Module> = {
  [Id in OperationId]: (typeof operations)[Id] extends { readonly heavy: true } ? (Id extends `${M}.${infer Verb}` ? Verb : never) : never
}[OperationId]

/** The handlers that a module has to write: its lists and its settings bring the others. */
type WrittenVerb<M extends Module> = Exclude<keyof Handlers<M>, DerivedVerb<M> | SettingsVerb<M>>
type WrittenHandlers<M extends Module> = { readonly [V in WrittenVerb<M>]: Handlers<M>[V] }
type OwnHandlers<M extends Module> = WrittenHandlers<M> & Partial<Handlers<M>>

/** A module of the server. The contract says which lists and which handlers must be there. */
export type ServerModule<M extends Module> = Parts<M> &
  Needed<M, 'lists', ListsOf<M>> &
  Needed<M, 'entities', EntityIn<M>> &
  Needed<M, 'heavy', HeavyVerb<M>> &
  Needed<M, 'settings', SettingsVerb<M>>

/** A part that a module must have as soon as the contract has something of the kind. */
type Needed<M extends Module, Part extends keyof Parts<M>, Names> = [Names] extends [never] ? unknown : Required<Pick<Parts<M>, Part>>

/** A record of a person is declared as one. */
type EntityOf<Name extends keyof Entities> = Entities[Name]['fields'] extends { readonly person: 'person' }
  ? Exclude<Entity, { readonly person: null }>
  : Entity

interface Parts<M extends Module> {
  /** Its lists of records. They answer their pages, files, histories and, where whoever reads the list may, one record. */
  readonly lists?: { readonly [Id in ListsOf<M>]: ServerList<Id> }
  /** Its kinds of records, as the audit and an erasure know them. */
  readonly entities?: { readonly [Name in EntityIn<M>]: EntityOf<Name> }
  /** What its tables keep on people: for the export of a person, and for the erasure. */
  readonly keeps?: KeptTables
  /** What of it people have that is missed when they leave. */
  readonly holds?: Holds
  /** What of it becomes too old, by the setting that says how long it is kept. */
  readonly retention?: Retention
  /** The other operations; or one that a list answers, where the module does it otherwise. */
  readonly handlers: OwnHandlers<M>
  /** When those of its operations hold the server up that may do so by the contract: then a process of its own does them. */
  readonly heavy?: { readonly [Verb in HeavyVerb<M>]: IsHeavy }
  /** Its settings, read and changed by two operations. */
  readonly settings?: SettingsOf<M>
  /** What waits to be decided, by the code of the menu entry that shows it. */
  readonly queues?: Readonly<Record<string, Queue>>
  /** What writes mails by the clock. */
  readonly reminders?: readonly Remind[]
  /** What it looks for every few seconds elsewhere. */
  readonly polls?: readonly Poll[]
  /** The origins, besides our own, from which its screens show images. */
  readonly imagesFrom?: (db: Db) => Promise<readonly string[]>
  /** What it does when something happens in other modules, in the same transaction. */
  readonly listeners?: Listeners
  /** What of it lies on days that the calendar moves. */
  readonly whenDaysMove?: WhenDaysMove
  /** What of it goes by the names of school years. */
  readonly whenYearsChange?: WhenYearsChange
  /** The menus that come with it. Their buttons follow from the contract's codes. */
  readonly menus?: readonly ModuleMenu[]
  /** What a breach of a constraint of its tables means to a caller. */
  readonly constraints?: Readonly<Record<string, Reason>>
  readonly demo?: Demo
}

/** All modules: one that the contract has and this lacks is named by the compiler. */
export type ServerModules = { readonly [M in Module]: ServerModule<M> }
/** The same for loops that look at one part of each. */
export type AnyModule = Omit<Parts<Module>, 'handlers' | 'lists' | 'entities' | 'settings' | 'heavy'> & {
  readonly entities?: Readonly<Record<string, Entity>>
  readonly handlers: object
  readonly lists?: Readonly<Record<string, AnyList>>
  readonly heavy?: Readonly<Record<string, IsHeavy>>
  readonly settings?: { readonly get: unknown; readonly update: unknown }
}

/** Every handler of a module: those that its lists and settings have, unless it has its own. */
export const handlersOf = ({ lists = {}, settings, handlers }: AnyModule): object =>
  Object.assign(
    {},
    ...Object.values(lists).map(derivedHandlers),
    settings && { settings: settings.get, updateSettings: settings.update },
    handlers,
  )

/** Asks whether an operation may hold the server up now; undefined where it never does. */
export function heavyOf(modules: ServerModules, id: OperationId): IsHeavy | undefined {
  const [name = '', verb = ''] = id.split('.')
  return (modules as Readonly<Record<string, AnyModule>>)[name]?.heavy?.[verb]
}
