// Made by `npm run generate`. Not edited by hand.
import type absence from '../words/absence.ts'
import type access from '../words/access.ts'
import type account from '../words/account.ts'
import type api from '../words/api.ts'
import type attendance from '../words/attendance.ts'
import type audit from '../words/audit.ts'
import type auth from '../words/auth.ts'
import type baseData from '../words/base-data.ts'
import type bike from '../words/bike.ts'
import type busBooking from '../words/bus-booking.ts'
import type bus from '../words/bus.ts'
import type calendar from '../words/calendar.ts'
import type completion from '../words/completion.ts'
import type config from '../words/config.ts'
import type dumps from '../words/dumps.ts'
import type head from '../words/head.ts'
import type homeroom from '../words/homeroom.ts'
import type impact from '../words/impact.ts'
import type mailbox from '../words/mailbox.ts'
import type menus from '../words/menus.ts'
import type outbox from '../words/outbox.ts'
import type profiles from '../words/profiles.ts'
import type program from '../words/program.ts'
import type refused from '../words/refused.ts'
import type retention from '../words/retention.ts'
import type roles from '../words/roles.ts'
import type runs from '../words/runs.ts'
import type settings from '../words/settings.ts'
import type shared from '../words/shared.ts'
import type staff from '../words/staff.ts'
import type student from '../words/student.ts'
import type survey from '../words/survey.ts'
import type vehicle from '../words/vehicle.ts'
import type venue from '../words/venue.ts'

export type WordKey = keyof typeof absence | keyof typeof access | keyof typeof account | keyof typeof api | keyof typeof attendance | keyof typeof audit | keyof typeof auth | keyof typeof baseData | keyof typeof bike | keyof typeof busBooking | keyof typeof bus | keyof typeof calendar | keyof typeof completion | keyof typeof config | keyof typeof dumps | keyof typeof head | keyof typeof homeroom | keyof typeof impact | keyof typeof mailbox | keyof typeof menus | keyof typeof outbox | keyof typeof profiles | keyof typeof program | keyof typeof refused | keyof typeof retention | keyof typeof roles | keyof typeof runs | keyof typeof settings | keyof typeof shared | keyof typeof staff | keyof typeof student | keyof typeof survey | keyof typeof vehicle | keyof typeof venue
export const en: Record<WordKey, unknown> = {
 "absence.does": [
  "absences: who is not at school, half day by half day"
 ],
 "absence.list.does": [
  "list the absences, or only some of them"
 ],
 "absence.list.leaveType": [
  "only one type of leave"
 ],
 "absence.list.proofWanted": [
  "only absences for which a certificate was asked for"
 ],
 "absence.student": [
  "the number of the student"
 ],
 "absence.type": [
  "the kind of leave"
 ],
 "absence.from": [
  "the first day; today if it is left out"
 ],
 "absence.fromHalf": [
  "the half of the first day with which it begins"
 ],
 "absence.to": [
  "the last day; the first one if it is left out"
 ],
 "absence.toHalf": [
  "the half of the last day with which it ends"
 ],
 "absence.note": [
  "a note for the offices that need it"
 ],
 "absence.create.does": [
  "record an absence"
 ],
 "absence.create.done": [
  "Absence ",
  [
   "id"
  ],
  " of ",
  [
   "name"
  ],
  " is recorded; school days: ",
  [
   "days"
  ]
 ],
 "absence.change.does": [
  "change an absence; anything not named stays the same"
 ],
 "absence.remove.does": [
  "delete an absence; it stays in the list as deleted"
 ],
 "absence.undo.does": [
  "undo your last change of absences, before their mails are sent"
 ],
 "absence.today.does": [
  "list who is absent today, or on another day"
 ],
 "absence.today.day": [
  "the day; today if it is left out"
 ],
 "absence.today.said": [
  [
   "day"
  ],
  ": ",
  [
   "absent",
   "number"
  ],
  " absent of ",
  [
   "enrolled",
   "number"
  ]
 ],
 "absence.id": [
  "the number of the absence, as the list shows it"
 ],
 "absence.told.does": [
  "show which offices were told of an absence, and what became of each mail"
 ],
 "absence.resend.does": [
  "send the mails of an absence again, as it stands now"
 ],
 "refused.noStudent": [
  "There is no student with the number ",
  [
   "number"
  ]
 ],
 "explain.does": [
  "why somebody can or cannot see a screen or do something"
 ],
 "explain.what": [
  "a permission code, a route (/audit) or an operation (menus.sort)"
 ],
 "explain.exitCode": [
  "exit with 1 if they cannot"
 ],
 "explain.person": [
  "Person"
 ],
 "explain.roles": [
  "Roles"
 ],
 "explain.role": [
  [
   "name"
  ],
  ": ",
  [
   "state"
  ],
  ", ",
  [
   "grants",
   "select",
   {
    "yes": [
     "includes it"
    ],
    "other": [
     "does not include it"
    ]
   }
  ]
 ],
 "explain.menu": [
  [
   "name"
  ],
  " (",
  [
   "type"
  ],
  ") ",
  [
   "path"
  ]
 ],
 "explain.node": [
  "Menu"
 ],
 "explain.code": [
  "Code"
 ],
 "explain.operation": [
  "Operation"
 ],
 "explain.wouldGrant": [
  "Would grant it"
 ],
 "explain.disabledRole": [
  [
   "name"
  ],
  " (disabled)"
 ],
 "explain.unknown": [
  "Codes and routes are listed by: isb menus tree"
 ],
 "account.does": [
  "your own password, sessions and API tokens"
 ],
 "account.askCurrent": [
  "Current password (not shown):"
 ],
 "account.askNew": [
  "New password (not shown):"
 ],
 "account.askAgain": [
  "Repeat the new password:"
 ],
 "account.changePassword.does": [
  "change your password; your other sessions end"
 ],
 "account.changePassword.stdin": [
  "read the current and the new password from standard input, one per line"
 ],
 "account.changePassword.done": [
  "Password changed",
  [
   "count",
   "plural",
   {
    "0": [],
    "one": [
     "; ",
     "#",
     " other session has ended"
    ],
    "other": [
     "; ",
     "#",
     " other sessions have ended"
    ]
   }
  ]
 ],
 "account.secondFactor.does": [
  "show your second factor"
 ],
 "account.secondFactor.app": [
  "Authenticator app"
 ],
 "account.secondFactor.passkeys": [
  "Passkeys"
 ],
 "account.secondFactor.recoveryCodes": [
  "Recovery codes left"
 ],
 "account.secondFactor.required": [
  "Required by your role"
 ],
 "account.secondFactor.dueAt": [
  "Roles count without it until"
 ],
 "account.secondFactor.suspendedRoles": [
  "Roles waiting for it"
 ],
 "account.setUpApp.does": [
  "set up an authenticator app as your second factor; your first one brings ten recovery codes and ends your other sessions"
 ],
 "account.setUpApp.add": [
  "Add this to your authenticator app:"
 ],
 "account.setUpApp.ask": [
  "Code that the app shows:"
 ],
 "account.setUpApp.done": [
  "The authenticator app is in use"
 ],
 "account.removeApp.does": [
  "stop using your authenticator app"
 ],
 "account.removeApp.ask": [
  "Stop using the authenticator app? [y/N]"
 ],
 "account.removeApp.done": [
  "The authenticator app is no longer in use"
 ],
 "account.recoveryCodes.does": [
  "create ten new recovery codes; the old ones stop working"
 ],
 "account.recoveryCodes.done": [
  "Keep these codes safe. Each works once, and they are shown only now"
 ],
 "account.sessions.does": [
  "list your open sessions"
 ],
 "account.sessionId": [
  "the id of a session (isb account sessions)"
 ],
 "account.endSession.does": [
  "end one of your sessions"
 ],
 "account.endSession.done": [
  "The session has ended"
 ],
 "account.endOtherSessions.does": [
  "end all your other sessions and revoke your API tokens"
 ],
 "account.endOtherSessions.keepTokens": [
  "keep the API tokens"
 ],
 "account.ended": [
  [
   "count",
   "plural",
   {
    "0": [
     "There was no other session"
    ],
    "one": [
     "#",
     " session has ended"
    ],
    "other": [
     "#",
     " sessions have ended"
    ]
   }
  ],
  [
   "tokens",
   "plural",
   {
    "0": [],
    "one": [
     ", ",
     "#",
     " token is revoked"
    ],
    "other": [
     ", ",
     "#",
     " tokens are revoked"
    ]
   }
  ]
 ],
 "account.tokens.does": [
  "list your API tokens"
 ],
 "account.tokens.none": [
  "No API tokens"
 ],
 "account.tokenId": [
  "the id of a token (isb account tokens)"
 ],
 "account.token.name": [
  "what it is for"
 ],
 "account.token.scope": [
  "a permission code that it can use, `self` for your own data or `bike:self` for that of one module; repeatable"
 ],
 "account.token.expires": [
  "the last day, or a time; at most two years from now"
 ],
 "account.createToken.does": [
  "create an API token; it is printed only once"
 ],
 "account.createToken.done": [
  "Created “",
  [
   "name"
  ],
  "”. Keep the token: it cannot be shown again."
 ],
 "account.keepOwnData.does": [
  "choose the own data that an older API token goes on reaching"
 ],
 "account.keepOwnData.scope": [
  "self, or <module>:self; without it none"
 ],
 "account.keepOwnData.done": [
  "Own data of ",
  [
   "name"
  ],
  " saved"
 ],
 "account.revokeToken.does": [
  "revoke one of your API tokens"
 ],
 "account.revokeToken.done": [
  "Token revoked"
 ],
 "api.does": [
  "call any operation of the API by its name"
 ],
 "api.operation": [
  "the name of an operation, such as menus.page"
 ],
 "api.path": [
  "a value in the path, such as id=40"
 ],
 "api.query": [
  "a value in the query; repeatable"
 ],
 "api.body": [
  "the body: JSON, @FILE, or - for standard input"
 ],
 "api.operations": [
  "Operations (and the permission that each needs):"
 ],
 "attendance.does": [
  "attendance: who has missed how much of the school year"
 ],
 "attendance.attention.does": [
  "list students who have missed much of this school year"
 ],
 "attendance.exportAttention.does": [
  "write the students who have missed much to a CSV or XLSX file"
 ],
 "attendance.year.does": [
  "show the school year of a student"
 ],
 "audit.does": [
  "what was changed, by whom and when"
 ],
 "audit.list.does": [
  "list changes, newest first"
 ],
 "audit.list.none": [
  "No changes"
 ],
 "audit.list.who": [
  "only changes by this person (email address)"
 ],
 "audit.list.operation": [
  "only one operation (menus.update) or module (menus)"
 ],
 "audit.list.without": [
  "exclude an operation or a module; auth excludes sign-ins"
 ],
 "audit.list.entity": [
  "only one kind of record: menu, role, staff, setting …"
 ],
 "audit.list.id": [
  "with --entity, only this record"
 ],
 "audit.changeId": [
  "the id of a change (isb audit list)"
 ],
 "audit.get.does": [
  "show one change in full"
 ],
 "audit.undo.does": [
  "undo a change to menus, roles or settings"
 ],
 "audit.undo.done": [
  "Undone (",
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " row"
    ],
    "other": [
     "#",
     " rows"
    ]
   }
  ],
  ")"
 ],
 "audit.export.does": [
  "write the changes to a CSV or Excel file, one line per changed row"
 ],
 "login.does": [
  "sign in and keep the session in a profile"
 ],
 "login.email": [
  "your email address"
 ],
 "login.passwordStdin": [
  "read the password from standard input; a code of the second factor may stand in a second line"
 ],
 "login.appKey": [
  "the application key, if the deployment has its own"
 ],
 "login.tenantId": [
  "the tenant, if the deployment has its own"
 ],
 "login.askHost": [
  "Address of the server:"
 ],
 "login.askEmail": [
  "Email address:"
 ],
 "login.askEmailKnown": [
  "Email address [",
  [
   "known"
  ],
  "]:"
 ],
 "login.askPassword": [
  "Password (not shown):"
 ],
 "login.askCode": [
  "Code of your authenticator app, or a recovery code:"
 ],
 "login.notEncrypted": [
  "Careful: the connection to ",
  [
   "host"
  ],
  " is not encrypted. Others may be able to read the password."
 ],
 "login.to": [
  "Signing in to ",
  [
   "host"
  ]
 ],
 "login.done": [
  "Signed in to ",
  [
   "host"
  ],
  " as ",
  [
   "name"
  ],
  " (profile ",
  [
   "profile"
  ],
  ")"
 ],
 "logout.does": [
  "end the session; the profile stays"
 ],
 "logout.done": [
  "Signed out of ",
  [
   "host"
  ]
 ],
 "logout.nobody": [
  "Nobody is signed in"
 ],
 "whoami.does": [
  "show who is signed in, and where"
 ],
 "baseData.does": [
  "rosters of a student information system: check, preview, apply and undo them"
 ],
 "baseData.list.does": [
  "list the data bundles, or only some of them"
 ],
 "baseData.list.origin": [
  "only bundles that came this way"
 ],
 "baseData.changes.runId": [
  "only changes of this bundle"
 ],
 "baseData.changes.comparedTo": [
  "only what differs from this earlier bundle"
 ],
 "baseData.changes.outcome": [
  "only one outcome"
 ],
 "baseData.changes.holding": [
  "only records of which something has not been given back"
 ],
 "baseData.changes.left": [
  "only what an undo left as it was"
 ],
 "baseData.discard.does": [
  "discard previews that nobody will apply"
 ],
 "baseData.giveBack.does": [
  "let the roster update the fields of a bundle that were edited by hand"
 ],
 "baseData.changes.does": [
  "list what a bundle changes, row by row"
 ],
 "baseData.changes.none": [
  "Nothing is changed"
 ],
 "baseData.getChange.does": [
  "show one change of a bundle in full"
 ],
 "baseData.exportChanges.does": [
  "write what a bundle changes to a CSV or XLSX file"
 ],
 "baseData.working": [
  "Working"
 ],
 "baseData.kind": [
  "Kind"
 ],
 "baseData.standing": [
  "Here"
 ],
 "baseData.created": [
  "Created"
 ],
 "baseData.changed": [
  "Changed"
 ],
 "baseData.deactivated": [
  "Deactivated"
 ],
 "baseData.refused": [
  "Refused"
 ],
 "baseData.unchanged": [
  "Unchanged"
 ],
 "baseData.said": [
  "Run ",
  [
   "id"
  ],
  ": ",
  [
   "name"
  ],
  ", ",
  [
   "format"
  ],
  ", ",
  [
   "rows",
   "plural",
   {
    "one": [
     "#",
     " row"
    ],
    "other": [
     "#",
     " rows"
    ]
   }
  ],
  ". ",
  [
   "state"
  ],
  "."
 ],
 "baseData.said.unmapped": [
  "See the mapping with `isb base-data mapping ",
  [
   "id"
  ],
  "`, and confirm it with `isb base-data map ",
  [
   "id"
  ],
  "`."
 ],
 "baseData.said.unanswered": [
  "See them with `isb base-data joins ",
  [
   "id"
  ],
  "`, and answer with `isb base-data join ",
  [
   "id"
  ],
  "`."
 ],
 "baseData.joins.does": [
  "list the rows of a bundle that may be one person with another row, or with a person who is here"
 ],
 "baseData.joins.source": [
  "Row"
 ],
 "baseData.joins.name": [
  "In the roster"
 ],
 "baseData.joins.other": [
  "Other person"
 ],
 "baseData.joins.by": [
  "In common"
 ],
 "baseData.joins.fields": [
  "Here → in the roster"
 ],
 "baseData.joins.state": [
  "State"
 ],
 "baseData.joins.asked": [
  "needs an answer"
 ],
 "baseData.joins.proposed": [
  "proposed"
 ],
 "baseData.joins.one": [
  "one person"
 ],
 "baseData.joins.two": [
  "two people"
 ],
 "baseData.join.does": [
  "say of rows whether they are the person that `joins` shows; kept for future bundles"
 ],
 "baseData.join.one": [
  "a row that is the same person"
 ],
 "baseData.join.two": [
  "a row that is another person"
 ],
 "baseData.join.rest": [
  "the answer for all other rows that need one"
 ],
 "baseData.join.nowhere": [
  "Row “",
  [
   "source"
  ],
  "” is not among those that `joins` shows"
 ],
 "baseData.join.nothing": [
  "Name rows with --one and --two, or answer all with --rest"
 ],
 "baseData.said.nothing": [
  "It changes nothing."
 ],
 "baseData.said.stopped": [
  "Nothing was changed. To apply it all the same: isb base-data apply ",
  [
   "id"
  ],
  " ",
  [
   "confirm"
  ]
 ],
 "baseData.get.does": [
  "show one data bundle: its changes by kind, and why it is stopped"
 ],
 "baseData.mapping.does": [
  "show how the organizations, grades, sessions and columns of a bundle are mapped, and why"
 ],
 "baseData.mapping.source": [
  "In the roster"
 ],
 "baseData.mapping.target": [
  "Here"
 ],
 "baseData.mapping.count": [
  "How many"
 ],
 "baseData.mapping.samples": [
  "Such as"
 ],
 "baseData.mapping.state": [
  "State"
 ],
 "baseData.mapping.asked": [
  "asked"
 ],
 "baseData.mapping.confirmed": [
  "confirmed"
 ],
 "baseData.mapping.clear": [
  "clear"
 ],
 "baseData.map.does": [
  "confirm the mapping of a bundle, with your corrections; kept for future bundles"
 ],
 "baseData.map.grade": [
  "the grade here that a grade of the roster means; empty for none"
 ],
 "baseData.map.org": [
  "the division that an organization is; empty for none, Elsewhere to leave its people out"
 ],
 "baseData.map.session": [
  "the school year that a session belongs to"
 ],
 "baseData.map.classes": [
  "where classes come from: the homerooms of the roster, one for each grade, or none"
 ],
 "baseData.map.name": [
  "the column that holds the Chinese name; empty for none"
 ],
 "baseData.preview.does": [
  "read a bundle and show what it would change; nothing changes"
 ],
 "baseData.preview.exit": [
  "Exits with 0 where nothing would change, 2 where something would, 3 where the guard stops it, or where it asks what something means or who somebody is, 1 where the file cannot be read, 75 where the service did not answer or the work broke off: try later."
 ],
 "baseData.pull.does": [
  "fetch the roster from the service in the settings and show what it would change; nothing changes"
 ],
 "baseData.pull.apply": [
  "apply it as well, unless something stops it"
 ],
 "baseData.credential.does": [
  "set the credential for the roster service, read from standard input; it is never shown"
 ],
 "baseData.apply.does": [
  "apply a bundle that was previewed, or preview and apply a file"
 ],
 "baseData.apply.what": [
  "the number of a run, a ZIP file, or a folder with CSV files"
 ],
 "baseData.apply.confirm": [
  "where the guard stops a kind: how many of it will be deactivated"
 ],
 "baseData.apply.exit": [
  "Exits with 0 where it is applied or changes nothing, 3 where the guard stops it, it asks what something means or who somebody is, or something has moved since the preview, 1 where the file cannot be read. All of it is applied, or nothing."
 ],
 "baseData.apply.ask": [
  "Apply ",
  [
   "name"
  ],
  ": ",
  [
   "created",
   "number"
  ],
  " created, ",
  [
   "changed",
   "number"
  ],
  " changed, ",
  [
   "deactivated",
   "number"
  ],
  " deactivated? [y/N]"
 ],
 "baseData.undo.does": [
  "undo what a bundle has changed"
 ],
 "baseData.undo.id": [
  "the number of the run"
 ],
 "baseData.undo.ask": [
  "Undo all that ",
  [
   "name"
  ],
  " has changed? [y/N]"
 ],
 "baseData.undo.said": [
  [
   "undone",
   "plural",
   {
    "one": [
     "#",
     " change"
    ],
    "other": [
     "#",
     " changes"
    ]
   }
  ],
  " undone.",
  [
   "left",
   "plural",
   {
    "0": [],
    "one": [
     " ",
     "#",
     " was kept: somebody has changed it since."
    ],
    "other": [
     " ",
     "#",
     " were kept: somebody has changed them since."
    ]
   }
  ]
 ],
 "baseData.roster.does": [
  "write who is at the school today to a OneRoster 1.2 bundle"
 ],
 "baseData.roster.more": [
  "People keep the id of the roster that they came from. Reading the bundle here again changes nothing."
 ],
 "baseData.lint.does": [
  "check a OneRoster or School Data Sync file and list all problems, without a server"
 ],
 "baseData.lint.file": [
  "a ZIP file, or a folder with the CSV files"
 ],
 "baseData.stopped": [
  "Run ",
  [
   "id"
  ],
  " was stopped on the server. Nothing was changed."
 ],
 "baseData.lint.exit": [
  "Exits with 1 where there are errors: a row or a file that cannot be read. Warnings and notes do not count.\nPasswords and columns of race, ethnicity and birth place are never read."
 ],
 "baseData.lint.progress": [
  "Checking"
 ],
 "baseData.lint.weight": [
  "Kind"
 ],
 "baseData.lint.error": [
  "error"
 ],
 "baseData.lint.warning": [
  "warning"
 ],
 "baseData.lint.note": [
  "note"
 ],
 "baseData.lint.in": [
  "File"
 ],
 "baseData.lint.line": [
  "Line"
 ],
 "baseData.lint.what": [
  "What"
 ],
 "baseData.lint.more": [
  " (and ",
  [
   "count",
   "number"
  ],
  " more)"
 ],
 "baseData.lint.noFormat": [
  "No roster"
 ],
 "baseData.lint.said": [
  [
   "format"
  ],
  ": ",
  [
   "files",
   "plural",
   {
    "one": [
     "#",
     " file"
    ],
    "other": [
     "#",
     " files"
    ]
   }
  ],
  ", ",
  [
   "rows",
   "plural",
   {
    "one": [
     "#",
     " row"
    ],
    "other": [
     "#",
     " rows"
    ]
   }
  ],
  ". ",
  [
   "errors",
   "plural",
   {
    "one": [
     "#",
     " error"
    ],
    "other": [
     "#",
     " errors"
    ]
   }
  ],
  ", ",
  [
   "warnings",
   "plural",
   {
    "one": [
     "#",
     " warning"
    ],
    "other": [
     "#",
     " warnings"
    ]
   }
  ],
  ", ",
  [
   "notes",
   "plural",
   {
    "one": [
     "#",
     " note"
    ],
    "other": [
     "#",
     " notes"
    ]
   }
  ],
  "."
 ],
 "baseData.noBundle": [
  [
   "name"
  ],
  " cannot be read: it is neither a ZIP file nor a folder, or the ZIP file is damaged or cut off"
 ],
 "baseData.noText": [
  [
   "file"
  ],
  " in ",
  [
   "name"
  ],
  " cannot be unpacked: the ZIP file is damaged"
 ],
 "baseData.tooManyFiles": [
  "More than ",
  [
   "most",
   "number"
  ],
  " files; this is not a roster"
 ],
 "baseData.tooLarge": [
  "The ZIP file unfolds to more than ",
  [
   "gigabytes",
   "number"
  ],
  " GB, or to more than ",
  [
   "ratio",
   "number"
  ],
  " times its size. It was not opened."
 ],
 "bike.does": [
  "bikes, rent requests and returns"
 ],
 "bike.rentIds": [
  "ids of rent requests; - reads them from standard input, one per line, or what list-rents --ndjson prints"
 ],
 "bike.asked": [
  "requested by ",
  [
   "name"
  ]
 ],
 "bike.out": [
  [
   "name"
  ],
  ", until ",
  [
   "day"
  ]
 ],
 "bike.comingBack": [
  [
   "name"
  ],
  ", until ",
  [
   "day"
  ],
  "; reported returned"
 ],
 "bike.overdue": [
  [
   "day"
  ],
  ", overdue"
 ],
 "bike.list.does": [
  "list the bikes"
 ],
 "bike.list.search": [
  "part of a number, brand or place, or of a person’s name in English, Chinese or pinyin"
 ],
 "bike.get.does": [
  "show a bike, and who has it"
 ],
 "bike.remove.does": [
  "delete a bike that was never rented"
 ],
 "bike.startMaintenance.does": [
  "put bikes under maintenance"
 ],
 "bike.endMaintenance.does": [
  "end maintenance; the bikes can be rented again"
 ],
 "bike.return.does": [
  "return bikes at the desk: ends their open rents, and they can be rented again"
 ],
 "bike.undoReturnBike.does": [
  "undo the return of a bike: its rent goes on"
 ],
 "bike.import.does": [
  "add and update bikes from a CSV file, all or nothing"
 ],
 "bike.import.more": [
  "Columns, in any order, in English or Chinese: number, brand, location. Bikes are matched by number.\nAn empty cell leaves the field unchanged; - clears it. An import never changes status or rents."
 ],
 "bike.import.noNumber": [
  "the number is missing"
 ],
 "bike.import.long": [
  "a text is longer than ",
  [
   "count",
   "number"
  ],
  " characters"
 ],
 "bike.settings.does": [
  "show limit, rental days and public feed; NAME=VALUE changes one"
 ],
 "bike.requests.from": [
  "requested on or after this day, YYYY-MM-DD, in the school’s time zone"
 ],
 "bike.listRents.does": [
  "list rent requests: pending ones first, the oldest at the top"
 ],
 "bike.listRents.out": [
  "only bikes that are out"
 ],
 "bike.listRents.overdue": [
  "only overdue ones"
 ],
 "bike.listReturns.does": [
  "list return requests: pending ones first, the oldest at the top"
 ],
 "bike.requestRent.does": [
  "request a bike, for yourself or somebody else"
 ],
 "bike.requestRent.bike": [
  "which bike, by its number"
 ],
 "bike.requestRent.for": [
  "for whom (email address); default: yourself"
 ],
 "bike.note": [
  "a note for the person who decides"
 ],
 "bike.requestRent.confirm": [
  "confirm it right away: the bike is handed over"
 ],
 "bike.requestRent.more": [
  "On standard input, one JSON object per line; options fill in what a record leaves out:\n  {\"bike\": \"B-012\", \"person\": \"office@school.example\", \"note\": \"Until the sports day\"}"
 ],
 "bike.requestRent.done": [
  "Requested bike ",
  [
   "number"
  ],
  " (request ",
  [
   "id"
  ],
  ")"
 ],
 "bike.requestRent.confirmed": [
  "Bike ",
  [
   "number"
  ],
  " is with ",
  [
   "name"
  ],
  " until ",
  [
   "day"
  ]
 ],
 "bike.confirmRent.does": [
  "confirm rents: the bikes leave the rack"
 ],
 "bike.rejectRent.does": [
  "reject rent requests; the bikes become available again"
 ],
 "bike.cancelRent.does": [
  "withdraw your own pending rent requests"
 ],
 "bike.undoRent.does": [
  "undo the decision on rent requests; they are pending again"
 ],
 "bike.confirmReturn.does": [
  "confirm returns: the bikes are back"
 ],
 "bike.rejectReturn.does": [
  "reject return requests; the bikes stay in use"
 ],
 "bike.cancelReturn.does": [
  "withdraw your own pending return requests"
 ],
 "bike.undoReturn.does": [
  "undo the decision on return requests; they are pending again"
 ],
 "bike.requestReturn.does": [
  "report bikes as returned"
 ],
 "bike.requestReturn.bike": [
  "a bike by its number instead of the id of its rent; repeatable"
 ],
 "bike.allowance.does": [
  "show what somebody has out or has requested, and the limit"
 ],
 "bike.allowance.email": [
  "an email address; default: yours"
 ],
 "bike.allowance.said": [
  [
   "count",
   "number"
  ],
  " of ",
  [
   "limit",
   "number"
  ]
 ],
 "head.number": [
  "NUMBER"
 ],
 "head.return": [
  "RETURN REQUEST"
 ],
 "head.withWhom": [
  "WITH"
 ],
 "refused.bikeNotFree": [
  "Bike ",
  [
   "number"
  ],
  " cannot be rented at the moment, or does not exist"
 ],
 "refused.bikeNotOut": [
  "Nobody has bike ",
  [
   "number"
  ]
 ],
 "refused.noNumberColumn": [
  "The column for the bike number is missing"
 ],
 "busBooking.does": [
  "bookings of seats on buses, and who rides"
 ],
 "busBooking.list.does": [
  "list the bus bookings, or only some of them"
 ],
 "busBooking.list.waiting": [
  "only bookings that wait for a seat"
 ],
 "busBooking.request.does": [
  "book a seat for a student, for a day or for days of the week"
 ],
 "busBooking.confirm.does": [
  "confirm bookings; where the bus is full, they wait in line"
 ],
 "busBooking.reject.does": [
  "reject bookings"
 ],
 "busBooking.cancel.does": [
  "cancel bookings; the seats go to those who are waiting"
 ],
 "busBooking.leaveOut.does": [
  "leave one day out of bookings, which go on"
 ],
 "busBooking.rideAgain.does": [
  "request a day that was left out again"
 ],
 "busBooking.moveDay.does": [
  "move students to another route for one day"
 ],
 "busBooking.meet.does": [
  "mark students as handed to an adult on the way home"
 ],
 "busBooking.notMeet.does": [
  "remove that mark"
 ],
 "busBooking.undo.does": [
  "undo the decision on bookings; they are pending again"
 ],
 "busBooking.riders.does": [
  "list who rides a run, stop by stop"
 ],
 "busBooking.board.does": [
  "show how full the buses of a day are"
 ],
 "busBooking.board.said": [
  [
   "day"
  ],
  ": ",
  [
   "runs",
   "plural",
   {
    "one": [
     "#",
     " run"
    ],
    "other": [
     "#",
     " runs"
    ]
   }
  ]
 ],
 "busBooking.riders.said": [
  [
   "riders",
   "plural",
   {
    "one": [
     "#",
     " rider"
    ],
    "other": [
     "#",
     " riders"
    ]
   }
  ]
 ],
 "busBooking.changes.does": [
  "list a day’s changes to the standing bookings, class by class"
 ],
 "busBooking.changes.said": [
  [
   "day"
  ],
  ": ",
  [
   "changes",
   "plural",
   {
    "one": [
     "#",
     " change"
    ],
    "other": [
     "#",
     " changes"
    ]
   }
  ]
 ],
 "busBooking.message.does": [
  "send a message to the families of a run’s riders"
 ],
 "busBooking.message.text": [
  "what they are told"
 ],
 "busBooking.message.said": [
  "Sent to ",
  [
   "families",
   "plural",
   {
    "one": [
     "#",
     " family"
    ],
    "other": [
     "#",
     " families"
    ]
   }
  ]
 ],
 "busBooking.message.call": [
  [
   "said"
  ],
  ". Please call: ",
  [
   "names"
  ]
 ],
 "bus.does": [
  "buses: routes, stops, vehicles, the runs of a day, and where they are"
 ],
 "bus.list.does": [
  "list the bus routes, or only some of them"
 ],
 "bus.list.stopId": [
  "only routes that call at this stop"
 ],
 "bus.list.vehicleId": [
  "only routes of this bus"
 ],
 "bus.listStops.does": [
  "list the bus stops, or only some of them"
 ],
 "bus.listStops.elsewhere": [
  "only stops where the buses stop at another place"
 ],
 "bus.listVehicles.does": [
  "list the buses, or only some of them"
 ],
 "bus.feed.does": [
  "write the timetable as a GTFS feed"
 ],
 "bus.export.withoutHomes": [
  "leave out stops of fewer than five riders, for others to read"
 ],
 "bus.import.does": [
  "import stops and routes from a GTFS feed"
 ],
 "bus.import.file": [
  "a ZIP file of GTFS, or the folder of its files"
 ],
 "bus.import.school": [
  "the id, code or name of the stop that is the school"
 ],
 "bus.import.more": [
  "Shows first what it would change. Stops and routes are known again by the ids of the feed, and nothing is deleted. What a route cannot be, such as a trip every ten minutes, is left out by name; after an error in a file nothing comes in."
 ],
 "bus.report.does": [
  "report where a bus is"
 ],
 "bus.report.plate": [
  "the license plate"
 ],
 "bus.report.latitude": [
  "degrees north, WGS-84"
 ],
 "bus.report.longitude": [
  "degrees east, WGS-84"
 ],
 "bus.report.at": [
  "when it was there; default: now"
 ],
 "bus.report.wrong": [
  "latitude, longitude and time must be numbers and a time"
 ],
 "bus.where.does": [
  "show where the buses of today are, and how late"
 ],
 "bus.where.minutes": [
  [
   "minutes"
  ],
  " min"
 ],
 "bus.where.seconds": [
  [
   "seconds"
  ],
  " s ago"
 ],
 "bus.where.silent": [
  "no signal for ",
  [
   "minutes"
  ],
  " min"
 ],
 "bus.where.said": [
  [
   "buses",
   "plural",
   {
    "one": [
     "#",
     " bus"
    ],
    "other": [
     "#",
     " buses"
    ]
   }
  ],
  ", ",
  [
   "road"
  ],
  " on the road"
 ],
 "bus.sheet.does": [
  "list the riders of a run of today, and where each is"
 ],
 "bus.sheet.said": [
  [
   "riders",
   "plural",
   {
    "one": [
     "#",
     " rider"
    ],
    "other": [
     "#",
     " riders"
    ]
   }
  ],
  ", ",
  [
   "status"
  ]
 ],
 "bus.route": [
  "the name of the route, or its id"
 ],
 "bus.export.does": [
  "write every bus route to a CSV or XLSX file, with the list’s filters"
 ],
 "bus.startRun.does": [
  "mark a run as on the road; asks when it is early, or its bus or attendant is on another run"
 ],
 "bus.startRun.ask": [
  [
   "why"
  ],
  ". Start the run all the same? [y/N]"
 ],
 "bus.resetRun.does": [
  "undo the start of a run that has passed no stop and has nobody aboard"
 ],
 "bus.resetRun.reason": [
  "why; for the history"
 ],
 "bus.closeRun.does": [
  "mark a run as arrived, with nobody left on the bus"
 ],
 "bus.cancelRun.does": [
  "cancel a run; the families of its riders are emailed"
 ],
 "bus.restoreRun.does": [
  "restore a cancelled run"
 ],
 "bus.changeRun.does": [
  "give a run another bus; the families of its riders are emailed"
 ],
 "bus.run.reason": [
  "why; families read it"
 ],
 "bus.run.vehicle": [
  "the license plate of the other bus"
 ],
 "bus.run.said": [
  [
   "line"
  ],
  " ",
  [
   "name"
  ],
  ", ",
  [
   "day"
  ],
  ": ",
  [
   "status"
  ]
 ],
 "bus.passes.does": [
  "list the sign-in codes of a run"
 ],
 "bus.passes.none": [
  "No code was made for this run"
 ],
 "bus.createPass.does": [
  "create a code with which the attendant of a run signs in"
 ],
 "bus.createPass.attendant": [
  "who attends; default: the attendant of the route"
 ],
 "bus.createPass.done": [
  "Code ",
  [
   "id"
  ],
  " for ",
  [
   "attendant"
  ],
  ": ",
  [
   "route"
  ],
  ", ",
  [
   "day"
  ],
  ". It is shown this once"
 ],
 "bus.passId": [
  "the id of the code"
 ],
 "bus.revokePass.does": [
  "revoke a code; the person who signed in with it is signed out"
 ],
 "bus.revokePass.done": [
  "Revoked"
 ],
 "bus.trackers.does": [
  "list the trackers that report to an address with a key"
 ],
 "bus.trackers.none": [
  "No tracker has an address yet"
 ],
 "bus.trackers.any": [
  "any bus"
 ],
 "bus.createTracker.does": [
  "create an address for a tracker that cannot set headers, or for a Traccar server"
 ],
 "bus.createTracker.name": [
  "what it is called here"
 ],
 "bus.createTracker.vehicle": [
  "the bus that it reports; default: any, by license plate"
 ],
 "bus.createTracker.datum": [
  "how it measures places; default: WGS84"
 ],
 "bus.createTracker.address": [
  "OsmAnd"
 ],
 "bus.createTracker.done": [
  "Tracker ",
  [
   "id"
  ],
  ". The addresses are shown this once"
 ],
 "bus.trackerId": [
  "the id of the tracker"
 ],
 "bus.removeTracker.does": [
  "revoke the address of a tracker"
 ],
 "bus.removeTracker.done": [
  "Revoked"
 ],
 "bus.source.does": [
  "show whether the live feed is read; exits with 1 if it is not"
 ],
 "bus.source.none": [
  "No feed has been read"
 ],
 "bus.source.read": [
  [
   "buses"
  ],
  " new places, ",
  [
   "unknown"
  ],
  " unknown buses, ",
  [
   "ignored"
  ],
  " ignored"
 ],
 "bus.replay.does": [
  "show when the bus of a run was at its stops; JSON has its trail"
 ],
 "bus.replay.said": [
  [
   "name"
  ],
  ", ",
  [
   "day"
  ],
  ": ",
  [
   "status"
  ],
  ", ",
  [
   "places",
   "plural",
   {
    "one": [
     "#",
     " place"
    ],
    "other": [
     "#",
     " places"
    ]
   }
  ]
 ],
 "bus.runs.does": [
  "list the runs of a day"
 ],
 "bus.runs.day": [
  "the day, such as 2026-11-26; default: today"
 ],
 "bus.runs.said": [
  [
   "day"
  ],
  ": ",
  [
   "runs",
   "plural",
   {
    "one": [
     "#",
     " run"
    ],
    "other": [
     "#",
     " runs"
    ]
   }
  ]
 ],
 "calendar.does": [
  "the school year: what counts as a school day, and the grades"
 ],
 "calendar.listYears.does": [
  "list the school years"
 ],
 "calendar.listGrades.does": [
  "list the grades, or only some of them"
 ],
 "calendar.list.does": [
  "list the special days"
 ],
 "calendar.list.search": [
  "part of a name"
 ],
 "calendar.is.does": [
  "tell whether days are school days, and why; exits with 1 if none is"
 ],
 "calendar.is.day": [
  "the day; default: today"
 ],
 "calendar.is.last": [
  "the last day of a range"
 ],
 "calendar.is.division": [
  "for this division; without it, only what applies to everyone counts"
 ],
 "calendar.is.grade": [
  "the code of a grade, such as G5"
 ],
 "calendar.createYear.does": [
  "add a school year, with its terms"
 ],
 "calendar.createYear.name": [
  "its two years, such as 2027-28"
 ],
 "calendar.createYear.from": [
  "the first day"
 ],
 "calendar.createYear.to": [
  "the last day"
 ],
 "calendar.createYear.term": [
  "a term with its first and last day; can be repeated"
 ],
 "calendar.createYear.termWrong": [
  [
   "text"
  ],
  " should look like First semester=2027-08-16..2028-01-14"
 ],
 "calendar.createYear.done": [
  "School year ",
  [
   "name"
  ],
  " added"
 ],
 "calendar.import.does": [
  "import days off and make-up days, with a preview first"
 ],
 "calendar.import.file": [
  "holiday-cn JSON or an iCalendar file; - reads standard input"
 ],
 "calendar.import.makeUp": [
  "what a make-up day is: 2027-05-08=Wednesday follows that timetable, 2027-04-25=off is no school day"
 ],
 "calendar.import.more": [
  "Make-up days that you do not name follow the setting, with the timetables of the last workdays of their holiday."
 ],
 "calendar.import.noMakeUp": [
  [
   "day"
  ],
  " is not a make-up day in this file"
 ],
 "calendar.import.unclear": [
  "The file does not say which timetable ",
  [
   "day"
  ],
  " follows. Add --make-up ",
  [
   "day"
  ],
  "=Friday, or ",
  [
   "day"
  ],
  "=off"
 ],
 "calendar.import.answer": [
  [
   "text"
  ],
  " should look like 2027-05-08=Wednesday or 2027-04-25=off"
 ],
 "calendar.import.moves": [
  [
   "whom"
  ],
  ": ",
  [
   "before",
   "number"
  ],
  " → ",
  [
   "after",
   "number"
  ],
  " school days (",
  [
   "lost",
   "number"
  ],
  " lost, ",
  [
   "gained",
   "number"
  ],
  " gained)"
 ],
 "calendar.import.passedOver": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " event is not a whole day and was"
    ],
    "other": [
     "#",
     " events are not whole days and were"
    ]
   }
  ],
  " skipped"
 ],
 "calendar.import.outsideAll": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " entry is"
    ],
    "other": [
     "#",
     " entries are"
    ]
   }
  ],
  " outside any school year and skipped. Add the year first: isb calendar create-year"
 ],
 "calendar.import.nothing": [
  "Nothing to import"
 ],
 "calendar.import.taken": [
  "to import"
 ],
 "calendar.import.stands": [
  "already there"
 ],
 "calendar.import.left": [
  "skipped"
 ],
 "calendar.import.outside": [
  "outside any school year"
 ],
 "calendar.import.question": [
  "Import ",
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " entry"
    ],
    "other": [
     "#",
     " entries"
    ]
   }
  ],
  "? [y/N]"
 ],
 "calendar.import.done": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " entry"
    ],
    "other": [
     "#",
     " entries"
    ]
   }
  ],
  " imported"
 ],
 "completion.does": [
  "print a completion script for a shell"
 ],
 "completion.shell": [
  "bash, zsh or fish"
 ],
 "config.file.all": [
  "The school’s configuration, written by isb pull. Compare it with: isb diff"
 ],
 "config.file.menus": [
  "menus: the permission tree, siblings in order. A field that is left out is empty."
 ],
 "config.file.roles": [
  "roles: what each role is granted, by code. The modules and menus above a code are included automatically."
 ],
 "config.file.staff": [
  "staff: the roles of accounts, by address. This neither creates nor removes accounts; see isb staff import."
 ],
 "config.file.homerooms": [
  "homerooms: the classes of every school year and their teachers. Students stay where they are."
 ],
 "config.file.mailboxes": [
  "mailboxes: the addresses that each office gets mails of absences at, and what these tell. No office is added or removed."
 ],
 "config.file.rosters": [
  "rosters: what organizations, grades, sessions and columns of rosters mean here. Without a target it means nothing."
 ],
 "config.file.venueTypes": [
  "venueTypes: the types of venues, each with its color."
 ],
 "config.file.venues": [
  "venues: the opening hours of each venue, such as Mon-Fri 08:00–12:00. No venue is added or removed; see isb venue import."
 ],
 "config.files": [
  "files or folders written by isb pull; default: the current folder"
 ],
 "config.prune": [
  "remove what the files do not name, in the parts they contain"
 ],
 "config.nothing": [
  "No changes"
 ],
 "config.counts": [
  [
   "create",
   "number"
  ],
  " to create, ",
  [
   "change",
   "number"
  ],
  " to change, ",
  [
   "remove",
   "number"
  ],
  " to remove"
 ],
 "config.menus": [
  "Menus"
 ],
 "config.roles": [
  "Roles"
 ],
 "config.staff": [
  "Staff"
 ],
 "config.homerooms": [
  "Classes"
 ],
 "config.mailboxes": [
  "Mailboxes"
 ],
 "config.rosters": [
  "Rosters"
 ],
 "config.venueTypes": [
  "Venue types"
 ],
 "config.venues": [
  "Venue hours"
 ],
 "config.top": [
  "the top"
 ],
 "config.orderUnder": [
  "order under ",
  [
   "key"
  ]
 ],
 "config.aboutMenu": [
  [
   "name"
  ],
  " (",
  [
   "type"
  ],
  ") under ",
  [
   "parent"
  ]
 ],
 "config.more": [
  "… and ",
  [
   "count",
   "number"
  ],
  " more"
 ],
 "config.field.parent": [
  "parent"
 ],
 "config.field.type": [
  "type"
 ],
 "config.field.name": [
  "name"
 ],
 "config.field.nameZh": [
  "Chinese name"
 ],
 "config.field.path": [
  "path"
 ],
 "config.field.icon": [
  "icon"
 ],
 "config.field.isExternalPath": [
  "external link"
 ],
 "config.field.openTarget": [
  "new tab"
 ],
 "config.field.description": [
  "description"
 ],
 "config.field.enabled": [
  "enabled"
 ],
 "config.field.permissions": [
  "permissions"
 ],
 "config.field.reach": [
  "students reached"
 ],
 "config.field.roles": [
  "roles"
 ],
 "config.field.schoolYear": [
  "school year"
 ],
 "config.field.campus": [
  "campus"
 ],
 "config.field.grade": [
  "grade"
 ],
 "config.field.division": [
  "division"
 ],
 "config.field.teacherEmail": [
  "homeroom teacher"
 ],
 "config.field.assistantEmail": [
  "assistant"
 ],
 "config.field.dlTeacherEmail": [
  "DL teacher"
 ],
 "config.field.addresses": [
  "addresses"
 ],
 "config.field.language": [
  "language"
 ],
 "config.field.details": [
  "details"
 ],
 "config.field.color": [
  "color"
 ],
 "config.field.hours": [
  "hours"
 ],
 "config.field.codes": [
  "order"
 ],
 "config.field.target": [
  "means"
 ],
 "config.fault.text": [
  [
   "file"
  ],
  ": ",
  [
   "text"
  ]
 ],
 "config.fault.unknown": [
  [
   "file"
  ],
  ": there is no field ",
  [
   "field"
  ],
  " here"
 ],
 "config.fault.value": [
  [
   "file"
  ],
  ": ",
  [
   "field"
  ],
  " has an invalid value"
 ],
 "config.fault.missing": [
  [
   "file"
  ],
  ": ",
  [
   "field"
  ],
  " is missing"
 ],
 "config.fault.type": [
  [
   "file"
  ],
  ": type “",
  [
   "type"
  ],
  "” must be one of ",
  [
   "types"
  ]
 ],
 "config.fault.row": [
  [
   "file"
  ],
  ": this is not an entry of ",
  [
   "part"
  ]
 ],
 "config.fault.part": [
  [
   "file"
  ],
  ": ",
  [
   "field"
  ],
  " is not part of a configuration; use ",
  [
   "parts"
  ]
 ],
 "config.fault.rowIn": [
  [
   "file"
  ],
  ": ",
  [
   "key"
  ],
  ": ",
  [
   "text"
  ]
 ],
 "config.fault.rowOf": [
  [
   "key"
  ],
  ": ",
  [
   "text"
  ]
 ],
 "pull.does": [
  "write the school’s configuration to files: menus, roles, role assignments, classes, mailboxes, meanings of rosters, types and hours of venues"
 ],
 "pull.where": [
  "a folder (one file per part), a single file, or - for standard output; default: the current folder"
 ],
 "pull.only": [
  "only this part; repeatable"
 ],
 "pull.done": [
  [
   "menus",
   "plural",
   {
    "one": [
     "#",
     " menu"
    ],
    "other": [
     "#",
     " menus"
    ]
   }
  ],
  ", ",
  [
   "roles",
   "plural",
   {
    "one": [
     "#",
     " role"
    ],
    "other": [
     "#",
     " roles"
    ]
   }
  ],
  ", ",
  [
   "staff",
   "plural",
   {
    "one": [
     "#",
     " account"
    ],
    "other": [
     "#",
     " accounts"
    ]
   }
  ],
  ", ",
  [
   "homerooms",
   "plural",
   {
    "one": [
     "#",
     " class"
    ],
    "other": [
     "#",
     " classes"
    ]
   }
  ],
  ", ",
  [
   "mailboxes",
   "plural",
   {
    "one": [
     "#",
     " mailbox"
    ],
    "other": [
     "#",
     " mailboxes"
    ]
   }
  ],
  ", ",
  [
   "rosters",
   "plural",
   {
    "one": [
     "#",
     " meaning of rosters"
    ],
    "other": [
     "#",
     " meanings of rosters"
    ]
   }
  ],
  ", ",
  [
   "venueTypes",
   "plural",
   {
    "one": [
     "#",
     " venue type"
    ],
    "other": [
     "#",
     " venue types"
    ]
   }
  ],
  ", hours of ",
  [
   "venues",
   "plural",
   {
    "one": [
     "#",
     " venue"
    ],
    "other": [
     "#",
     " venues"
    ]
   }
  ],
  " written to ",
  [
   "files"
  ]
 ],
 "diff.does": [
  "show how files differ from the server; exits with 2 if they do"
 ],
 "plan.does": [
  "write a plan of what applying files would do; exits with 2 if there are changes"
 ],
 "plan.output": [
  "where to write the plan, as JSON"
 ],
 "plan.written": [
  "The plan is in ",
  [
   "file"
  ],
  ". It is valid until somebody changes one of its rows."
 ],
 "apply.does": [
  "apply a plan, or files, all or nothing"
 ],
 "apply.files": [
  "a plan (plan.json), or files or folders"
 ],
 "apply.ask": [
  "Apply this?",
  [
   "removed",
   "plural",
   {
    "0": [],
    "other": [
     " Removed items cannot be recovered."
    ]
   }
  ],
  " [y/N]"
 ],
 "apply.progress": [
  "Applying"
 ],
 "apply.done": [
  "Applied: ",
  [
   "counts"
  ]
 ],
 "note.badCode": [
  "“",
  [
   "name"
  ],
  "” has an invalid code, “",
  [
   "code"
  ],
  "”; it is left empty"
 ],
 "note.badPath": [
  "“",
  [
   "name"
  ],
  "” has an invalid path, “",
  [
   "path"
  ],
  "”; it is left empty"
 ],
 "note.becameMenu": [
  "the module “",
  [
   "name"
  ],
  "” contains only buttons, so it becomes a menu"
 ],
 "note.becameModule": [
  "the menu “",
  [
   "name"
  ],
  "” contains menus and shows no page of its own, so it becomes a module"
 ],
 "note.below": [
  "“",
  [
   "name"
  ],
  "” is under line ",
  [
   "parentLine"
  ],
  ", which is left out, so it is left out too"
 ],
 "note.buttonMoved": [
  "the button “",
  [
   "name"
  ],
  "” is directly in the module “",
  [
   "module"
  ],
  "”; it moves to its first menu, “",
  [
   "menu"
  ],
  "” (line ",
  [
   "menuLine"
  ],
  ")"
 ],
 "note.buttonNowhere": [
  "the button “",
  [
   "name"
  ],
  "” is not under a menu, and there is none to move it to; it is left out"
 ],
 "note.codeDropped": [
  "“",
  [
   "name"
  ],
  "” loses the code “",
  [
   "code"
  ],
  "”, which “",
  [
   "first"
  ],
  "” (line ",
  [
   "firstLine"
  ],
  ") has"
 ],
 "note.deleted": [
  "“",
  [
   "name"
  ],
  "” was deleted in the old system; it is left out"
 ],
 "note.disabled": [
  "“",
  [
   "name"
  ],
  "” was disabled in the old system; here it is enabled"
 ],
 "note.hidden": [
  "“",
  [
   "name"
  ],
  "” was hidden in the old system; here it is visible"
 ],
 "note.lifted": [
  "“",
  [
   "name"
  ],
  "” is under “",
  [
   "parent"
  ],
  "” (line ",
  [
   "parentLine"
  ],
  "), which cannot contain it; it moves up"
 ],
 "note.noName": [
  "the row ",
  [
   "name"
  ],
  " has no name"
 ],
 "note.orphan": [
  "“",
  [
   "name"
  ],
  "” is under ",
  [
   "parent"
  ],
  ", which is not in the dump; it is left out"
 ],
 "note.sameId": [
  "“",
  [
   "name"
  ],
  "” has the id ",
  [
   "id"
  ],
  " of line ",
  [
   "otherLine"
  ],
  "; it is left out"
 ],
 "note.severalCodes": [
  "“",
  [
   "name"
  ],
  "” has several codes; “",
  [
   "code"
  ],
  "” stays, left out: ",
  [
   "rest"
  ]
 ],
 "note.unknownType": [
  "“",
  [
   "name"
  ],
  "” has the unknown type “",
  [
   "type"
  ],
  "”; it is left out"
 ],
 "tree.name": [
  "name is missing"
 ],
 "tree.notNode": [
  "this is not a menu; a menu needs at least type and name"
 ],
 "tree.syntax": [
  [
   "text"
  ]
 ],
 "tree.type": [
  "type “",
  [
   "type"
  ],
  "” must be one of ",
  [
   "types"
  ]
 ],
 "tree.unknownField": [
  [
   "field"
  ],
  " is not a field of a menu"
 ],
 "tree.value": [
  [
   "field"
  ],
  " has an invalid value"
 ],
 "head.changes": [
  "CHANGES"
 ],
 "head.day": [
  "DAY"
 ],
 "head.decidedAt": [
  "DECIDED"
 ],
 "head.decidedBy": [
  "DECIDED BY"
 ],
 "head.note": [
  "NOTE"
 ],
 "head.person": [
  "PERSON"
 ],
 "head.reason": [
  "REASON"
 ],
 "head.requestedAt": [
  "REQUESTED"
 ],
 "head.status": [
  "STATUS"
 ],
 "head.submittedBy": [
  "SUBMITTED BY"
 ],
 "head.address": [
  "ADDRESS"
 ],
 "head.at": [
  "TIME"
 ],
 "head.attempts": [
  "ATTEMPTS"
 ],
 "head.code": [
  "CODE"
 ],
 "head.current": [],
 "head.description": [
  "DESCRIPTION"
 ],
 "head.did": [
  "ACTION"
 ],
 "head.dueAt": [
  "NEXT ATTEMPT"
 ],
 "head.enabled": [
  "STATE"
 ],
 "head.email": [
  "EMAIL"
 ],
 "head.expiresAt": [
  "EXPIRES"
 ],
 "head.fault": [
  "REASON"
 ],
 "head.gender": [
  "GENDER"
 ],
 "head.host": [
  "SERVER"
 ],
 "head.icon": [
  "ICON"
 ],
 "head.id": [
  "ID"
 ],
 "head.invitedUntil": [
  "INVITED UNTIL"
 ],
 "head.key": [
  "ITEM"
 ],
 "head.lastError": [
  "SERVER RESPONSE"
 ],
 "head.lastLoginAt": [
  "LAST SIGN-IN"
 ],
 "head.lastSeenAt": [
  "LAST SEEN"
 ],
 "head.lastUsedAt": [
  "LAST USED"
 ],
 "head.ownUntil": [
  "OWN DATA UNTIL"
 ],
 "head.file": [
  "FILE"
 ],
 "head.line": [
  "LINE"
 ],
 "head.mail": [
  "MAIL"
 ],
 "head.members": [
  "MEMBERS"
 ],
 "head.message": [
  "MESSAGE"
 ],
 "head.name": [
  "NAME"
 ],
 "head.nameZh": [
  "CHINESE NAME"
 ],
 "head.outcome": [
  "OUTCOME"
 ],
 "head.path": [
  "PATH"
 ],
 "head.permissions": [
  "PERMISSIONS"
 ],
 "head.profile": [
  "PROFILE"
 ],
 "head.recipient": [
  "RECIPIENT"
 ],
 "head.request": [
  "REQUEST"
 ],
 "head.roles": [
  "ROLES"
 ],
 "head.rows": [
  "RECORDS"
 ],
 "head.scopes": [
  "SCOPES"
 ],
 "head.sentAt": [
  "SENT"
 ],
 "head.service": [
  "SERVICE ACCOUNT"
 ],
 "head.signedIn": [
  "SIGNED IN"
 ],
 "head.source": [
  "SOURCE"
 ],
 "head.start": [
  "STARTS WITH"
 ],
 "head.startedAt": [
  "SIGNED IN"
 ],
 "head.state": [
  "STATE"
 ],
 "head.syncedAt": [
  "SYNCED"
 ],
 "head.token": [
  "API TOKEN"
 ],
 "head.type": [
  "TYPE"
 ],
 "head.updatedAt": [
  "CHANGED"
 ],
 "head.userAgent": [
  "PROGRAM"
 ],
 "head.who": [
  "WHO"
 ],
 "homeroom.does": [
  "homerooms: the classes of each school year, and how they go into the next"
 ],
 "homeroom.list.does": [
  "list the classes, or only some of them"
 ],
 "homeroom.list.withoutTeacher": [
  "only classes without a teacher"
 ],
 "homeroom.list.unknownAddress": [
  "only classes with a teacher’s address that no account has"
 ],
 "homeroom.import.does": [
  "add and update classes from a CSV file, all or nothing"
 ],
 "homeroom.import.more": [
  "Columns, in any order, in English or Chinese: school year, name, campus, grade, division, homeroom teacher, assistant, DL teacher (email\naddresses). Classes are matched by year, campus and name. An empty cell leaves the field unchanged; - clears it. An address that no enabled\naccount has is pointed out. Students stay in their class."
 ],
 "homeroom.import.noName": [
  "the name of the class is missing"
 ],
 "homeroom.import.noYear": [
  "the school year is missing"
 ],
 "refused.noClassColumn": [
  "The column for the name of the class is missing"
 ],
 "homeroom.rollOver.does": [
  "plan the classes of the next school year, put the plan into effect as a whole, and undo it as a whole"
 ],
 "homeroom.rollOver.step": [
  "show, plan (saves the draft), apply or undo"
 ],
 "homeroom.rollOver.year": [
  "the school year that ends, such as 2026-27; the one of today if it is left out"
 ],
 "homeroom.rollOver.propose": [
  "a new proposal in place of the saved draft"
 ],
 "homeroom.rollOver.file": [
  "for plan: classes and leavers from a file that show --json wrote; - reads standard input"
 ],
 "homeroom.rollOver.more": [
  "Every class goes up by a grade with its students, and the last grade leaves. Nobody moves before the first day of the new year.\nClasses without a teacher are pointed out; students without a place must be placed before the plan can be applied."
 ],
 "homeroom.rollOver.from": [
  "FROM"
 ],
 "homeroom.rollOver.noPlan": [
  [
   "name"
  ],
  " is no plan as show --json writes it"
 ],
 "homeroom.rollOver.stands": [
  [
   "year"
  ],
  ": ",
  [
   "state"
  ],
  ". Without a place: ",
  [
   "unplaced",
   "number"
  ],
  "; classes without a teacher: ",
  [
   "withoutTeacher",
   "number"
  ],
  "; new since the draft: ",
  [
   "newcomers",
   "number"
  ]
 ],
 "homeroom.rollOver.unplaced": [
  "Without a place: ",
  [
   "names"
  ],
  [
   "more",
   "plural",
   {
    "0": [],
    "other": [
     " and ",
     "#",
     " more, all of them with --json"
    ]
   }
  ]
 ],
 "homeroom.rollOver.odd": [
  "After ",
  [
   "from"
  ],
  " comes ",
  [
   "to"
  ],
  ": the order of the grades looks wrong. Check it in the settings of the console"
 ],
 "homeroom.rollOver.saved": [
  "Draft of ",
  [
   "year"
  ],
  " saved"
 ],
 "homeroom.rollOver.ask": [
  "Make the classes of ",
  [
   "year"
  ],
  "? On ",
  [
   "day"
  ],
  " ",
  [
   "moving",
   "number"
  ],
  " students move; ",
  [
   "leaving",
   "number"
  ],
  " leave before it. [y/N]"
 ],
 "homeroom.rollOver.applied": [
  "Made ",
  [
   "classes",
   "plural",
   {
    "one": [
     "#",
     " class"
    ],
    "other": [
     "#",
     " classes"
    ]
   }
  ],
  " of ",
  [
   "year"
  ],
  ". On ",
  [
   "day"
  ],
  " ",
  [
   "moving",
   "number"
  ],
  " students move; ",
  [
   "leaving",
   "number"
  ],
  " leave before it"
 ],
 "homeroom.rollOver.askUndo": [
  "Undo the classes of ",
  [
   "year"
  ],
  "? [y/N]"
 ],
 "homeroom.rollOver.undone": [
  "Undone: everybody stays where they are"
 ],
 "impact.gain": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " person gains"
    ],
    "other": [
     "#",
     " people gain"
    ]
   }
  ],
  " permissions:"
 ],
 "impact.gained": [
  [
   "people",
   "plural",
   {
    "0": [
     "Nobody gains"
    ],
    "one": [
     "#",
     " person gains"
    ],
    "other": [
     "#",
     " people gain"
    ]
   }
  ],
  " ",
  [
   "things"
  ],
  [
   "people",
   "plural",
   {
    "0": [],
    "other": [
     ": ",
     [
      "names"
     ]
    ]
   }
  ]
 ],
 "impact.had": [
  "; ",
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " has"
    ],
    "other": [
     "#",
     " have"
    ]
   }
  ],
  " it already"
 ],
 "impact.kept": [
  "; ",
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " keeps"
    ],
    "other": [
     "#",
     " keep"
    ]
   }
  ],
  " it through ",
  [
   "roles"
  ]
 ],
 "impact.keptAnyway": [
  "; ",
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " keeps"
    ],
    "other": [
     "#",
     " keep"
    ]
   }
  ],
  " it anyway"
 ],
 "impact.lose": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " person loses"
    ],
    "other": [
     "#",
     " people lose"
    ]
   }
  ],
  " permissions:"
 ],
 "impact.lost": [
  [
   "people",
   "plural",
   {
    "0": [
     "Nobody loses"
    ],
    "one": [
     "#",
     " person loses"
    ],
    "other": [
     "#",
     " people lose"
    ]
   }
  ],
  " ",
  [
   "things"
  ],
  [
   "people",
   "plural",
   {
    "0": [],
    "other": [
     ": ",
     [
      "names"
     ]
    ]
   }
  ]
 ],
 "impact.morePeople": [
  [
   "count",
   "number"
  ],
  " more"
 ],
 "impact.none": [
  "Nobody gains or loses anything."
 ],
 "impact.rest": [
  "and ",
  [
   "count",
   "number"
  ],
  " more"
 ],
 "impact.role": [
  [
   "name"
  ],
  " (",
  [
   "members",
   "plural",
   {
    "one": [
     "#",
     " member"
    ],
    "other": [
     "#",
     " members"
    ]
   }
  ],
  ")"
 ],
 "impact.roles": [
  [
   "count",
   "plural",
   {
    "one": [
     "Role"
    ],
    "other": [
     "Roles"
    ]
   }
  ],
  " affected: ",
  [
   "roles"
  ]
 ],
 "impact.thing": [
  "“",
  [
   "name"
  ],
  "” (",
  [
   "type"
  ],
  ")"
 ],
 "mailbox.does": [
  "mailboxes: who is notified of absences by email"
 ],
 "mailbox.list.does": [
  "list the mailboxes of the offices"
 ],
 "mailbox.set.does": [
  "change the mailbox of an office"
 ],
 "mailbox.set.office": [
  "the office, such as Nurses"
 ],
 "mailbox.set.addresses": [
  "its addresses with semicolons between them; empty for none"
 ],
 "mailbox.set.language": [
  "the language of its mails"
 ],
 "mailbox.set.details": [
  "what its mails tell beside name, class and days: LeaveType, Note, Symptom, Times"
 ],
 "mailbox.test.does": [
  "show who would get a mail of an absence; offices are sent nothing"
 ],
 "mailbox.test.send": [
  "send yourself the mail that this office would get"
 ],
 "mailbox.test.sent": [
  "The mail that ",
  [
   "office"
  ],
  " would get is on its way to you"
 ],
 "mailbox.test.none": [
  "no mailbox"
 ],
 "mailbox.test.said": [
  "School days: ",
  [
   "days"
  ]
 ],
 "refused.noOffice": [
  "There is no office ",
  [
   "name"
  ],
  ". The offices are ",
  [
   "offices"
  ]
 ],
 "menus.does": [
  "the permission tree: modules, menus and buttons"
 ],
 "menus.byCode": [
  "the code of a menu, or its id if no menu has that code"
 ],
 "menus.byId": [
  "name the menu by its id"
 ],
 "menus.output": [
  "write to a file instead of standard output"
 ],
 "menus.kind": [
  "which system the dump is from, if it cannot be detected"
 ],
 "menus.dropDuplicates": [
  "if a code appears twice, the first keeps it and the others lose it"
 ],
 "menus.written": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " menu"
    ],
    "other": [
     "#",
     " menus"
    ]
   }
  ],
  " written to ",
  [
   "file"
  ]
 ],
 "menus.page.does": [
  "list menus"
 ],
 "menus.page.search": [
  "part of a name, code or path"
 ],
 "menus.page.type": [
  "only one type"
 ],
 "menus.page.parent": [
  "only the direct children of this menu; root for the top"
 ],
 "menus.page.none": [
  "No menus"
 ],
 "menus.tree.does": [
  "show the tree"
 ],
 "menus.tree.menu": [
  "start here instead of at the top"
 ],
 "menus.tree.noButtons": [
  "leave out the buttons"
 ],
 "menus.field.type": [
  "module, menu or button"
 ],
 "menus.field.name": [
  "the English name"
 ],
 "menus.field.nameZh": [
  "the Chinese name"
 ],
 "menus.field.code": [
  "the permission code"
 ],
 "menus.field.path": [
  "the route, /bike/list, or an address, https://…"
 ],
 "menus.field.icon": [
  "the name of a lucide icon"
 ],
 "menus.field.newTab": [
  "open in a new tab"
 ],
 "menus.field.noNewTab": [
  "open in the same tab"
 ],
 "menus.field.parent": [
  "under which menu, by code or id; root for the top"
 ],
 "menus.create.does": [
  "add a menu, last under its parent"
 ],
 "menus.create.done": [
  "Created “",
  [
   "name"
  ],
  "”"
 ],
 "menus.update.does": [
  "change a menu; anything not named stays the same"
 ],
 "menus.update.askMove": [
  "Move “",
  [
   "name"
  ],
  "” there? [y/N]"
 ],
 "menus.update.done": [
  "Changed “",
  [
   "name"
  ],
  "”"
 ],
 "menus.remove.does": [
  "delete a menu and its buttons"
 ],
 "menus.remove.ask": [
  "Delete the ",
  [
   "type"
  ],
  " “",
  [
   "name"
  ],
  "”",
  [
   "count",
   "plural",
   {
    "0": [],
    "one": [
     " and its button"
    ],
    "other": [
     " and its ",
     "#",
     " buttons"
    ]
   }
  ],
  "? Deleted data cannot be recovered. [y/N]"
 ],
 "menus.remove.done": [
  "Deleted “",
  [
   "name"
  ],
  "”",
  [
   "count",
   "plural",
   {
    "0": [],
    "one": [
     " and ",
     "#",
     " button"
    ],
    "other": [
     " and ",
     "#",
     " buttons"
    ]
   }
  ]
 ],
 "menus.remove.recursive": [
  "delete everything below it too"
 ],
 "menus.remove.askAll": [
  "Delete the ",
  [
   "type"
  ],
  " “",
  [
   "name"
  ],
  "”",
  [
   "count",
   "plural",
   {
    "0": [],
    "one": [
     " and the one node below it"
    ],
    "other": [
     " and all ",
     "#",
     " nodes below it"
    ]
   }
  ],
  "? Deleted data cannot be recovered. [y/N]"
 ],
 "menus.remove.doneAll": [
  "Deleted “",
  [
   "name"
  ],
  "”",
  [
   "count",
   "plural",
   {
    "0": [],
    "one": [
     " and the one node below it"
    ],
    "other": [
     " and all ",
     "#",
     " nodes below it"
    ]
   }
  ]
 ],
 "menus.sort.does": [
  "reorder menus; those not named follow in their current order"
 ],
 "menus.sort.codes": [
  "codes or ids in order; menus from elsewhere move in"
 ],
 "menus.sort.parent": [
  "under which menu; root for the top"
 ],
 "menus.sort.done": [
  "Reordered",
  [
   "rest",
   "plural",
   {
    "0": [],
    "one": [
     "; ",
     "#",
     " more follows in its current order"
    ],
    "other": [
     "; ",
     "#",
     " more follow in their current order"
    ]
   }
  ]
 ],
 "menus.convert.does": [
  "turn a menu dump of RuoYi, yudao or pig into a tree file"
 ],
 "menus.convert.dump": [
  "SQL or JSON; - for standard input"
 ],
 "menus.convert.done": [
  [
   "kind"
  ],
  ": ",
  [
   "rows",
   "plural",
   {
    "one": [
     "#",
     " row"
    ],
    "other": [
     "#",
     " rows"
    ]
   }
  ],
  ", of which ",
  [
   "modules",
   "plural",
   {
    "one": [
     "#",
     " module"
    ],
    "other": [
     "#",
     " modules"
    ]
   }
  ],
  ", ",
  [
   "menus",
   "plural",
   {
    "one": [
     "#",
     " menu"
    ],
    "other": [
     "#",
     " menus"
    ]
   }
  ],
  ", ",
  [
   "buttons",
   "plural",
   {
    "one": [
     "#",
     " button"
    ],
    "other": [
     "#",
     " buttons"
    ]
   }
  ],
  [
   "out",
   "plural",
   {
    "0": [],
    "other": [
     ", ",
     "#",
     " left out"
    ]
   }
  ]
 ],
 "menus.convert.lost": [
  "Lost on the way: ",
  [
   "icons",
   "plural",
   {
    "one": [
     "#",
     " icon"
    ],
    "other": [
     "#",
     " icons"
    ]
   }
  ],
  " without a counterpart here, ",
  [
   "codes",
   "plural",
   {
    "one": [
     "#",
     " code"
    ],
    "other": [
     "#",
     " codes"
    ]
   }
  ],
  ", ",
  [
   "hidden",
   "plural",
   {
    "one": [
     "#",
     " mark"
    ],
    "other": [
     "#",
     " marks"
    ]
   }
  ],
  " of hidden menus"
 ],
 "menus.treeFile.does": [
  "write the tree to a file that isb menus import reads"
 ],
 "menus.treeFile.parent": [
  "only what is under this menu"
 ],
 "menus.export.does": [
  "write the menus to a CSV or XLSX file"
 ],
 "menus.import.does": [
  "import the menus of a tree file or a dump, all or nothing"
 ],
 "menus.import.file": [
  "a tree file (YAML or JSON) or a dump; - for standard input"
 ],
 "menus.import.parent": [
  "under which menu; default: the top"
 ],
 "menus.import.dryRun": [
  "check everything without changing anything"
 ],
 "menus.import.progress": [
  "Importing"
 ],
 "menus.import.done": [
  "Imported: ",
  [
   "counts"
  ]
 ],
 "menus.import.wouldDo": [
  "Checked; nothing was changed. The import would give: ",
  [
   "counts"
  ]
 ],
 "outbox.does": [
  "email: waiting, sent and failed"
 ],
 "outbox.list.does": [
  "list emails, newest first, without their bodies"
 ],
 "outbox.list.state": [
  "only these: Pending (waiting), Sent, Dead (failed)"
 ],
 "outbox.list.stuck": [
  "only stuck emails"
 ],
 "outbox.list.kind": [
  "only one kind, such as invitation"
 ],
 "outbox.list.search": [
  "part of the recipient’s address"
 ],
 "outbox.get.does": [
  "show one email, and why it could not be sent"
 ],
 "outbox.resend.does": [
  "send emails now and reset their attempts"
 ],
 "profiles.does": [
  "several servers, one at a time"
 ],
 "profiles.name": [
  "the name of a profile"
 ],
 "profiles.list.does": [
  "list the profiles"
 ],
 "profiles.use.does": [
  "use a profile from now on"
 ],
 "profiles.remove.does": [
  "remove a profile and its session"
 ],
 "profiles.none": [
  "There are no profiles yet. Start with: isb login --host URL"
 ],
 "profiles.used": [
  "Using ",
  [
   "name"
  ],
  " (",
  [
   "host"
  ],
  ")"
 ],
 "profiles.removed": [
  "Removed profile ",
  [
   "name"
  ],
  ". Its session expires by itself; isb logout ends it right away."
 ],
 "help.program": [
  "The command line of the ISB back office: whatever the console does, by hand or in a script."
 ],
 "help.usage": [
  "Usage:"
 ],
 "help.usageOptions": [
  "[options]"
 ],
 "help.usageCommand": [
  "<command>"
 ],
 "help.arguments": [
  "Arguments:"
 ],
 "help.options": [
  "Options:"
 ],
 "help.globalOptions": [
  "Global options:"
 ],
 "help.commands": [
  "Commands:"
 ],
 "help.you": [
  "You and the server:"
 ],
 "help.records": [
  "Records of the school:"
 ],
 "help.configuration": [
  "Configuration, and everything else:"
 ],
 "help.examples": [
  "Examples:"
 ],
 "help.choices": [
  " (",
  [
   "choices"
  ],
  ")"
 ],
 "help.helpOption": [
  "show this help"
 ],
 "help.versionOption": [
  "show the version"
 ],
 "option.json": [
  "print JSON; failures as JSON on stderr"
 ],
 "option.ndjson": [
  "print one JSON object per line"
 ],
 "option.lang": [
  "the language of messages"
 ],
 "option.profile": [
  "the profile to use (isb profiles list)"
 ],
 "option.host": [
  "the server’s address, such as https://isb.school.example"
 ],
 "option.reason": [
  "the reason, which is sent to the person who made the request"
 ],
 "option.yes": [
  "do not ask for confirmation"
 ],
 "refused.answer": [
  [
   "address"
  ],
  " did not answer as the API does. Check the host, and whether this network wants a sign-in of its own first"
 ],
 "refused.bodyNoFile": [
  [
   "operation"
  ],
  " takes a file: --body @FILE, or --body - for standard input"
 ],
 "refused.bodyNotJson": [
  "--body is not JSON: ",
  [
   "text"
  ]
 ],
 "refused.choice": [
  [
   "name"
  ],
  " cannot be “",
  [
   "value"
  ],
  "”; use one of ",
  [
   "values"
  ]
 ],
 "refused.columnTwice": [
  "A column appears twice: ",
  [
   "columns"
  ]
 ],
 "refused.columnsDiffer": [
  "Line ",
  [
   "line"
  ],
  ": ",
  [
   "values",
   "number"
  ],
  " values for ",
  [
   "columns",
   "number"
  ],
  " columns"
 ],
 "refused.columnsUnknown": [
  "Line ",
  [
   "line"
  ],
  ": a row of ",
  [
   "count",
   "number"
  ],
  " values, but the columns are unknown. Include the CREATE TABLE in the dump."
 ],
 "refused.configBroken": [
  [
   "path"
  ],
  " is not what isb wrote; correct or remove it"
 ],
 "refused.configFaults": [
  "The files have ",
  [
   "count",
   "plural",
   {
    "one": [
     "an error"
    ],
    "other": [
     "#",
     " errors"
    ]
   }
  ]
 ],
 "refused.days": [
  "“",
  [
   "text"
  ],
  "” is not a number of days"
 ],
 "refused.duplicateCode": [
  "“",
  [
   "name"
  ],
  "” has the code “",
  [
   "code"
  ],
  "” of “",
  [
   "first"
  ],
  "” (line ",
  [
   "firstLine"
  ],
  ")"
 ],
 "refused.duplicateCodes": [
  [
   "count",
   "plural",
   {
    "one": [
     "A code appears"
    ],
    "other": [
     "#",
     " codes appear"
    ]
   }
  ],
  " twice. Nothing was done. Fix the file, or let the first keep the code with --drop-duplicate-codes."
 ],
 "refused.eachFailed": [
  [
   "failed",
   "number"
  ],
  " of ",
  [
   "all",
   "number"
  ],
  " failed"
 ],
 "refused.compressed": [
  [
   "name"
  ],
  " is compressed; unpack it first"
 ],
 "refused.encoding": [
  [
   "name"
  ],
  " is neither UTF-8, UTF-16 nor GB 18030"
 ],
 "refused.exportJson": [
  "An export is a file. For JSON, use the list command."
 ],
 "refused.exportTerminal": [
  "An XLSX file cannot be shown in a terminal; name a file with -o"
 ],
 "refused.file": [
  [
   "text",
   "select",
   {
    "ENOENT": [
     [
      "name"
     ],
     " does not exist"
    ],
    "EACCES": [
     "You are not allowed to read or write ",
     [
      "name"
     ]
    ],
    "EISDIR": [
     [
      "name"
     ],
     " is a folder"
    ],
    "ENOSPC": [
     "The disk is full: ",
     [
      "name"
     ]
    ],
    "other": [
     [
      "name"
     ],
     " cannot be read or written: ",
     [
      "text"
     ]
    ]
   }
  ]
 ],
 "refused.host": [
  "“",
  [
   "host"
  ],
  "” is not a server address, such as https://isb.school.example"
 ],
 "refused.http": [
  [
   "host"
  ],
  " answered ",
  [
   "status"
  ],
  " ",
  [
   "text"
  ]
 ],
 "refused.id": [
  "“",
  [
   "value"
  ],
  "” is not an id"
 ],
 "refused.import": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " row was"
    ],
    "other": [
     "#",
     " rows were"
    ]
   }
  ],
  " refused. Nothing was imported."
 ],
 "refused.interrupted": [
  "Interrupted"
 ],
 "refused.kindDiffers": [
  "Line ",
  [
   "line"
  ],
  ": these are not the columns of a menu table of ",
  [
   "asked"
  ],
  ": ",
  [
   "columns"
  ]
 ],
 "refused.kindOther": [
  "Line ",
  [
   "line"
  ],
  ": this is a menu dump of ",
  [
   "found"
  ],
  ", not of ",
  [
   "asked"
  ],
  ": its columns are ",
  [
   "columns"
  ]
 ],
 "refused.kindUnknown": [
  "Line ",
  [
   "line"
  ],
  ": this is not a menu dump of a system that isb knows: ",
  [
   "kinds"
  ]
 ],
 "refused.limit": [
  "--limit needs a number, not “",
  [
   "value"
  ],
  "”"
 ],
 "refused.loginIncomplete": [
  "--password-stdin also needs --host and --email"
 ],
 "refused.missingArgument": [
  [
   "name"
  ],
  " is missing"
 ],
 "refused.missingOption": [
  [
   "name"
  ],
  " is missing"
 ],
 "refused.missingPath": [
  [
   "operation"
  ],
  " needs --path ",
  [
   "name"
  ],
  "=…"
 ],
 "refused.missingValue": [
  [
   "name"
  ],
  " needs a value"
 ],
 "refused.namedTwice": [
  [
   "name"
  ],
  " is named twice"
 ],
 "refused.needsYesFor": [
  [
   "effects"
  ],
  ". There is no terminal to ask for confirmation, so nothing was done"
 ],
 "refused.needsYes": [
  "There is no terminal to ask for confirmation, so nothing was done"
 ],
 "refused.brokeOff": [
  [
   "host"
  ],
  " answered, but not to the end (",
  [
   "cause"
  ],
  ")"
 ],
 "refused.notSpoken": [
  [
   "host"
  ],
  " does not speak the language of this server (",
  [
   "cause"
  ],
  ")"
 ],
 "refused.emptyOption": [
  [
   "name"
  ],
  " is empty"
 ],
 "refused.tokenText": [
  "ISB_TOKEN is not a token: no token has spaces or line breaks"
 ],
 "refused.unreadRows": [
  "Line ",
  [
   "line"
  ],
  ": rows of ",
  [
   "table"
  ],
  " come as ",
  [
   "statement"
  ],
  ", which cannot be read. Nothing was done. Write the dump with INSERT … VALUES, such as pg_dump --inserts."
 ],
 "refused.network": [
  [
   "host"
  ],
  " could not be reached (",
  [
   "cause"
  ],
  ")"
 ],
 "refused.searchAdministratorOnly": [
  "Only an administrator can take mentions out of other texts"
 ],
 "refused.searchTooLong": [
  "Mentions could not be searched, so none can be taken out"
 ],
 "refused.noMention": [
  "There is no mention “",
  [
   "key"
  ],
  "” in the list"
 ],
 "refused.noAccount": [
  "There is no account “",
  [
   "name"
  ],
  "”"
 ],
 "refused.noAddresses": [
  "No addresses given"
 ],
 "refused.noBody": [
  [
   "operation"
  ],
  " does not take --body"
 ],
 "refused.noCode": [
  "No menu or button has the code “",
  [
   "code"
  ],
  "”"
 ],
 "refused.noCodes": [
  "Name at least one permission code"
 ],
 "refused.noConfig": [
  "There is no configuration in ",
  [
   "name"
  ],
  " (",
  [
   "files"
  ],
  ")"
 ],
 "refused.noRecord": [
  "There is no ",
  [
   "kind"
  ],
  " “",
  [
   "name"
  ],
  "”"
 ],
 "refused.noIds": [
  "No ids given"
 ],
 "refused.noMenu": [
  "There is no menu “",
  [
   "name"
  ],
  "”"
 ],
 "refused.noMenuTable": [
  "There is no menu table in this file. It has rows of ",
  [
   "tables"
  ]
 ],
 "refused.noneLeft": [
  "None of the ",
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " row"
    ],
    "other": [
     "#",
     " rows"
    ]
   }
  ],
  " of this ",
  [
   "kind"
  ],
  " dump can become a menu: their types or their parents are unknown"
 ],
 "refused.noMenus": [
  "There are no menus in this file"
 ],
 "refused.noProfile": [
  "There is no profile “",
  [
   "name"
  ],
  "”"
 ],
 "refused.noRole": [
  "There is no role “",
  [
   "name"
  ],
  "”"
 ],
 "refused.noRows": [
  "There are no rows in this file"
 ],
 "refused.noSetting": [
  "There is no setting “",
  [
   "name"
  ],
  "”, only ",
  [
   "names"
  ]
 ],
 "refused.nothingThere": [
  "There is nothing at ",
  [
   "address"
  ]
 ],
 "refused.noTerminal": [
  "Input is missing, and there is no terminal to ask for it"
 ],
 "refused.noToken": [
  [
   "count",
   "plural",
   {
    "0": [
     "There is no active token “",
     [
      "name"
     ],
     "”"
    ],
    "other": [
     "#",
     " active tokens are called “",
     [
      "name"
     ],
     "”: use the id instead"
    ]
   }
  ]
 ],
 "refused.notAddress": [
  "Line ",
  [
   "line"
  ],
  ": no address found"
 ],
 "refused.notConfig": [
  [
   "name"
  ],
  " is not a configuration file; the first line must be “format: ",
  [
   "format"
  ],
  "”"
 ],
 "refused.notConfirmed": [
  "Nothing was done"
 ],
 "refused.notId": [
  "Line ",
  [
   "line"
  ],
  ": this is not the right kind of record"
 ],
 "refused.notJson": [
  "Line ",
  [
   "line"
  ],
  ": this is not valid JSON"
 ],
 "refused.notPlan": [
  [
   "name"
  ],
  " is not a plan written by isb plan"
 ],
 "refused.notTheSame": [
  "The new passwords do not match; nothing was changed"
 ],
 "refused.notSurvey": [
  [
   "name"
  ],
  " is not the file of a survey; the first line must be “format: ",
  [
   "format"
  ],
  "”"
 ],
 "refused.surveyFaults": [
  "The survey’s file has ",
  [
   "count",
   "plural",
   {
    "one": [
     "an error"
    ],
    "other": [
     "#",
     " errors"
    ]
   }
  ]
 ],
 "refused.surveyKeys": [
  "In ",
  [
   "name"
  ],
  " two parts have the same key"
 ],
 "refused.notTree": [
  "This is neither a tree file (first line “format: ",
  [
   "known"
  ],
  "”) nor a dump"
 ],
 "refused.nothingPiped": [
  "Standard input is empty"
 ],
 "refused.records": [
  "Nothing was sent: ",
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " error"
    ],
    "other": [
     "#",
     " errors"
    ]
   }
  ],
  " in standard input"
 ],
 "refused.settingValue": [
  [
   "name"
  ],
  " cannot be “",
  [
   "value"
  ],
  "”; it must be ",
  [
   "kind",
   "select",
   {
    "switch": [
     "yes or no"
    ],
    "count": [
     "a whole number"
    ],
    "other": [
     "a number"
    ]
   }
  ]
 ],
 "refused.nothingToChangeHere": [
  "Say what to change, such as ",
  [
   "example"
  ]
 ],
 "refused.nothingToChange": [
  "Say what to change, such as --name"
 ],
 "refused.oneMenu": [
  "Name one menu, by its code or with --id"
 ],
 "refused.oneRole": [
  "Name a role"
 ],
 "refused.otherFile": [
  [
   "name"
  ],
  " is another file and will not be overwritten; choose another folder"
 ],
 "refused.pair": [
  [
   "option"
  ],
  " needs NAME=VALUE, not “",
  [
   "pair"
  ],
  "”"
 ],
 "refused.codeMissing": [
  "This account has a second factor. Pipe the password and a code in, one per line, or sign in at a terminal"
 ],
 "refused.passkeyOnly": [
  "A terminal cannot use passkeys. Set up an authenticator app in the console, or use a recovery code"
 ],
 "refused.passwordNotPiped": [
  "--password-stdin reads from a pipe, but nothing was piped in"
 ],
 "refused.planEdited": [
  [
   "name"
  ],
  " is not as isb plan wrote it: it was edited or damaged. Nothing was changed"
 ],
 "refused.planProblems": [
  "This cannot be applied: ",
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " problem"
    ],
    "other": [
     "#",
     " problems"
    ]
   }
  ]
 ],
 "refused.planStale": [
  "The plan is out of date: ",
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " of its rows has"
    ],
    "other": [
     "#",
     " of its rows have"
    ]
   }
  ],
  " changed since. Nothing was changed. Plan again:"
 ],
 "refused.profileName": [
  "“",
  [
   "name"
  ],
  "” cannot be a profile name: use letters, digits, dots and dashes"
 ],
 "refused.run": [
  "The import ended as “",
  [
   "state"
  ],
  "” (run ",
  [
   "run"
  ],
  "). Nothing was imported."
 ],
 "refused.runEnded": [
  "Run ",
  [
   "run"
  ],
  " ended as “",
  [
   "state"
  ],
  "”. Nothing was changed."
 ],
 "refused.runLost": [
  "The server cannot be reached. Run ",
  [
   "run"
  ],
  " continues; follow it with:"
 ],
 "refused.runRefused": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " row was"
    ],
    "other": [
     "#",
     " rows were"
    ]
   }
  ],
  " refused. Nothing was changed."
 ],
 "refused.signInFirst": [
  "Sign in first"
 ],
 "refused.someFailed": [
  [
   "failed",
   "plural",
   {
    "one": [
     "#",
     " account"
    ],
    "other": [
     "#",
     " accounts"
    ]
   }
  ],
  " of ",
  [
   "all",
   "number"
  ],
  " failed"
 ],
 "refused.scopesWithoutService": [
  "--scopes is for a service account: add --service"
 ],
 "refused.sqlOpen": [
  "Line ",
  [
   "line"
  ],
  ": a statement, a quote, a bracket or a list begins here and never ends"
 ],
 "refused.sqlExpression": [
  "Line ",
  [
   "line"
  ],
  ": the value of ",
  [
   "column"
  ],
  " would have to be worked out by the database. Nothing was done. Write the dump with plain values."
 ],
 "refused.menuTables": [
  "This file has several menu tables: ",
  [
   "tables"
  ],
  ". Leave only one in it."
 ],
 "refused.tooDeep": [
  "Line ",
  [
   "line"
  ],
  ": the tree has more than ",
  [
   "limit"
  ],
  " levels"
 ],
 "refused.time": [
  "“",
  [
   "value"
  ],
  "” is neither a day (2027-08-01) nor a time"
 ],
 "refused.nested": [
  "The file nests too deeply to be read"
 ],
 "refused.timeout": [
  [
   "host"
  ],
  " did not answer within ",
  [
   "seconds",
   "number"
  ],
  " seconds"
 ],
 "refused.tooMany": [
  "Too many arguments: ",
  [
   "names"
  ]
 ],
 "refused.tooManyRows": [
  [
   "count",
   "number"
  ],
  " rows are too many for one import; at most ",
  [
   "most",
   "number"
  ]
 ],
 "refused.treeFaults": [
  "The tree file has ",
  [
   "count",
   "plural",
   {
    "one": [
     "an error"
    ],
    "other": [
     "#",
     " errors"
    ]
   }
  ]
 ],
 "refused.treeFormat": [
  "Unknown format “",
  [
   "format"
  ],
  "”; this version of isb reads ",
  [
   "known"
  ]
 ],
 "refused.twoLines": [
  "--password-stdin reads two lines: the current password and the new one"
 ],
 "refused.unknownColumns": [
  [
   "count",
   "plural",
   {
    "one": [
     "Unknown column"
    ],
    "other": [
     "#",
     " unknown columns"
    ]
   }
  ],
  ": ",
  [
   "columns"
  ],
  ". Fix the headings, or skip them with --ignore-columns."
 ],
 "refused.unknownCommand": [
  "There is no command “",
  [
   "name"
  ],
  "”"
 ],
 "refused.unknownCommandLike": [
  "There is no command “",
  [
   "name"
  ],
  "”. Did you mean ",
  [
   "like"
  ],
  "?"
 ],
 "refused.unknownOperation": [
  "The contract has no operation “",
  [
   "name"
  ],
  "”"
 ],
 "refused.unknownOption": [
  "There is no option ",
  [
   "name"
  ]
 ],
 "refused.unknownOptionLike": [
  "There is no option ",
  [
   "name"
  ],
  ". Did you mean ",
  [
   "like"
  ],
  "?"
 ],
 "refused.unknownPathName": [
  [
   "operation"
  ],
  " has no path parameter “",
  [
   "name"
  ],
  "”"
 ],
 "refused.usage": [
  [
   "text"
  ]
 ],
 "refused.write": [
  [
   "name"
  ],
  " cannot be written: ",
  [
   "text"
  ]
 ],
 "retention.does": [
  "how long emails, sign-ins, import reports and the audit are kept"
 ],
 "retention.tidyUp.does": [
  "delete what is too old now, as happens once a day"
 ],
 "roles.does": [
  "roles: named sets of permissions"
 ],
 "roles.byId": [
  "name the role by its id instead of NAME"
 ],
 "roles.byName": [
  "the name of a role, in upper or lower case"
 ],
 "roles.codes": [
  "permission codes, as isb menus tree shows them"
 ],
 "roles.field.description": [
  "what the role is for"
 ],
 "roles.field.name": [
  "the name of the new role"
 ],
 "roles.field.newName": [
  "the new name"
 ],
 "roles.list.does": [
  "list roles"
 ],
 "roles.list.empty": [
  "only roles without members"
 ],
 "roles.list.grants": [
  "only roles that include this code"
 ],
 "roles.list.none": [
  "No roles"
 ],
 "roles.list.search": [
  "part of the name or description"
 ],
 "roles.get.does": [
  "show a role"
 ],
 "roles.create.does": [
  "create a role, without members"
 ],
 "roles.create.grant": [
  "a code to grant right away; repeatable"
 ],
 "roles.create.done": [
  "Created the role “",
  [
   "name"
  ],
  "”"
 ],
 "roles.update.does": [
  "change name or description; anything not named stays the same"
 ],
 "roles.update.done": [
  "Changed the role “",
  [
   "name"
  ],
  "”"
 ],
 "roles.permissions.does": [
  "show a role’s permissions as a tree"
 ],
 "roles.permissions.none": [
  "This role has no permissions"
 ],
 "roles.members.does": [
  "list who has a role"
 ],
 "roles.members.none": [
  "Nobody has this role"
 ],
 "roles.grant.does": [
  "grant permissions to a role, with the menus and modules above them"
 ],
 "roles.grant.below": [
  "everything below them too"
 ],
 "roles.grant.already": [
  "“",
  [
   "name"
  ],
  "” already has all of these permissions"
 ],
 "roles.grant.done": [
  "Granted ",
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " permission"
    ],
    "other": [
     "#",
     " permissions"
    ]
   }
  ],
  " to “",
  [
   "name"
  ],
  "”, including their menus and modules"
 ],
 "roles.revoke.does": [
  "revoke permissions from a role, with everything below them"
 ],
 "roles.revoke.already": [
  "“",
  [
   "name"
  ],
  "” has none of these permissions"
 ],
 "roles.revoke.ask": [
  "Revoke ",
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " permission"
    ],
    "other": [
     "#",
     " permissions"
    ]
   }
  ],
  " from “",
  [
   "name"
  ],
  "”? [y/N]"
 ],
 "roles.revoke.done": [
  "Revoked ",
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " permission"
    ],
    "other": [
     "#",
     " permissions"
    ]
   }
  ],
  " from “",
  [
   "name"
  ],
  "”"
 ],
 "roles.enable.does": [
  "enable a role: it grants again"
 ],
 "roles.enable.already": [
  "“",
  [
   "name"
  ],
  "” is already enabled"
 ],
 "roles.enable.ask": [
  "Enable the role “",
  [
   "name"
  ],
  "”? [y/N]"
 ],
 "roles.enable.done": [
  "Enabled the role “",
  [
   "name"
  ],
  "”"
 ],
 "roles.disable.does": [
  "disable a role: it stops granting anything immediately"
 ],
 "roles.disable.already": [
  "“",
  [
   "name"
  ],
  "” is already disabled"
 ],
 "roles.disable.ask": [
  "Disable the role “",
  [
   "name"
  ],
  "”? [y/N]"
 ],
 "roles.disable.done": [
  "Disabled the role “",
  [
   "name"
  ],
  "”"
 ],
 "roles.requireSecondFactor.does": [
  "require a second factor of everybody who has the role; they have seven days from their next sign-in on"
 ],
 "roles.requireSecondFactor.done": [
  "“",
  [
   "name"
  ],
  "” requires a second factor now"
 ],
 "roles.allowWithoutSecondFactor.does": [
  "stop requiring a second factor of a role"
 ],
 "roles.allowWithoutSecondFactor.done": [
  "“",
  [
   "name"
  ],
  "” no longer requires a second factor"
 ],
 "roles.remove.does": [
  "delete a role; its members lose it"
 ],
 "roles.remove.ask": [
  "Delete the role “",
  [
   "name"
  ],
  "”",
  [
   "members",
   "plural",
   {
    "0": [],
    "one": [
     ", which ",
     "#",
     " person has"
    ],
    "other": [
     ", which ",
     "#",
     " people have"
    ]
   }
  ],
  "? Deleted data cannot be recovered. [y/N]"
 ],
 "roles.remove.done": [
  "Deleted the role “",
  [
   "name"
  ],
  "”"
 ],
 "roles.impact.does": [
  "show who would gain or lose what; nothing is changed"
 ],
 "roles.impact.change": [
  "grant or revoke with codes; enable, disable or delete"
 ],
 "roles.export.does": [
  "write the roles to a CSV or XLSX file"
 ],
 "runs.does": [
  "your imports and other long-running work on the server"
 ],
 "runs.list.does": [
  "list your imports and other long-running work, newest first"
 ],
 "runs.export.does": [
  "write your runs to a CSV or XLSX file, with the list’s filters"
 ],
 "runs.list.none": [
  "No imports"
 ],
 "runs.list.kind": [
  "change: imported something, or tried to; check: only checked"
 ],
 "runs.head.startedAt": [
  "STARTED"
 ],
 "runs.head.endedAt": [
  "FINISHED"
 ],
 "runs.head.done": [
  "ROWS DONE"
 ],
 "runs.head.undoable": [
  "CAN BE UNDONE"
 ],
 "runs.id": [
  "the number of a run"
 ],
 "runs.get.does": [
  "show the progress of a run"
 ],
 "runs.watch.does": [
  "follow a run to its end"
 ],
 "runs.cancel.does": [
  "stop a run; nothing of it is changed"
 ],
 "runs.undo.does": [
  "undo one of your imports as a whole, unless any of it was changed since"
 ],
 "runs.undo.ask": [
  "Undo import ",
  [
   "id"
  ],
  "? Records that it added are deleted, and those that it changed become what they were. [y/N]"
 ],
 "runs.undoing": [
  "Undoing"
 ],
 "runs.undone": [
  "The import is undone: ",
  [
   "counts"
  ]
 ],
 "runs.toUndo": [
  "To undo the import: isb runs undo ",
  [
   "id"
  ]
 ],
 "runs.stopped": [
  "Stopped run ",
  [
   "id"
  ],
  " on the server. Nothing of it was changed."
 ],
 "runs.cancelled": [
  "Run ",
  [
   "id"
  ],
  " is stopped. Nothing was changed."
 ],
 "runs.progress": [
  "Running"
 ],
 "runs.state": [
  "Run ",
  [
   "id"
  ],
  " (",
  [
   "operation"
  ],
  "): ",
  [
   "state"
  ],
  ", ",
  [
   "done"
  ],
  " of ",
  [
   "total"
  ],
  ": ",
  [
   "counts"
  ]
 ],
 "runs.onlyChecked": [
  "Run ",
  [
   "id"
  ],
  " (",
  [
   "operation"
  ],
  ") only checked: ",
  [
   "state"
  ],
  ", ",
  [
   "done"
  ],
  " of ",
  [
   "total"
  ],
  ". It would give: ",
  [
   "counts"
  ]
 ],
 "runs.goesOn": [
  "The run continues on the server. Follow it with: isb runs watch ",
  [
   "id"
  ],
  "\nStop it with: isb runs cancel ",
  [
   "id"
  ]
 ],
 "runs.over": [
  "It was over before it could be stopped. See what came of it with: ",
  [
   "again"
  ]
 ],
 "runs.perhapsBegun": [
  "The server may have begun all the same, and goes on then. Look at what is there before you try again."
 ],
 "runs.lost": [
  "Connection lost. The run continues; waiting for the connection …"
 ],
 "settings.does": [
  "the school’s settings: names, time zone, sign-in help, app link"
 ],
 "settings.get.does": [
  "show the settings"
 ],
 "settings.pair": [
  "a setting and its new value; without any, shows the settings"
 ],
 "settings.set.does": [
  "change settings; anything not named stays the same"
 ],
 "settings.set.pair": [
  "a setting and its value, such as timeZone=Asia/Shanghai"
 ],
 "settings.set.names": [
  "Settings: ",
  [
   "names"
  ]
 ],
 "settings.set.done": [
  "Settings changed"
 ],
 "settings.set.same": [
  "The settings are already like this"
 ],
 "effects.added": [
  [
   "kind",
   "select",
   {
    "none": [
     [
      "count",
      "plural",
      {
       "one": [
        "#",
        " record is"
       ],
       "other": [
        "#",
        " records are"
       ]
      }
     ]
    ],
    "other": [
     [
      "count",
      "plural",
      {
       "one": [
        "#",
        " ",
        [
         "kind"
        ],
        " is"
       ],
       "other": [
        "#",
        " ",
        [
         "kind"
        ],
        " records are"
       ]
      }
     ]
    ]
   }
  ],
  " added"
 ],
 "effects.ask": [
  [
   "effects"
  ],
  [
   "deletes",
   "select",
   {
    "yes": [
     ". Deleted data cannot be recovered"
    ],
    "other": []
   }
  ],
  ". Continue? [y/N]"
 ],
 "effects.changed": [
  [
   "kind",
   "select",
   {
    "none": [
     [
      "count",
      "plural",
      {
       "one": [
        "#",
        " record is"
       ],
       "other": [
        "#",
        " records are"
       ]
      }
     ]
    ],
    "other": [
     [
      "count",
      "plural",
      {
       "one": [
        "#",
        " ",
        [
         "kind"
        ],
        " is"
       ],
       "other": [
        "#",
        " ",
        [
         "kind"
        ],
        " records are"
       ]
      }
     ]
    ]
   }
  ],
  " changed"
 ],
 "effects.deleted": [
  [
   "kind",
   "select",
   {
    "none": [
     [
      "count",
      "plural",
      {
       "one": [
        "#",
        " record is"
       ],
       "other": [
        "#",
        " records are"
       ]
      }
     ]
    ],
    "other": [
     [
      "count",
      "plural",
      {
       "one": [
        "#",
        " ",
        [
         "kind"
        ],
        " is"
       ],
       "other": [
        "#",
        " ",
        [
         "kind"
        ],
        " records are"
       ]
      }
     ]
    ]
   }
  ],
  " deleted"
 ],
 "effects.mails": [
  [
   "mails",
   "plural",
   {
    "one": [
     "#",
     " mail is"
    ],
    "other": [
     "#",
     " mails are"
    ]
   }
  ],
  " sent"
 ],
 "effects.mailsAtMost": [
  "up to ",
  [
   "mails",
   "plural",
   {
    "one": [
     "#",
     " mail is"
    ],
    "other": [
     "#",
     " mails are"
    ]
   }
  ],
  " sent"
 ],
 "effects.tried": [
  "Nothing was changed. Without --dry-run: ",
  [
   "effects"
  ]
 ],
 "export.format": [
  "csv or xlsx; default: by the file name"
 ],
 "export.output": [
  "write to a file instead of standard output"
 ],
 "export.written": [
  [
   "bytes",
   "number"
  ],
  " bytes written to ",
  [
   "file"
  ]
 ],
 "import.file": [
  "a CSV file with headings; - for standard input"
 ],
 "import.files": [
  "CSV files with headings; - for standard input"
 ],
 "import.dryRun": [
  "check everything without changing anything"
 ],
 "import.ignore": [
  "skip unknown columns"
 ],
 "import.checking": [
  "Checking"
 ],
 "import.progress": [
  "Importing"
 ],
 "import.ask": [
  "Import this (",
  [
   "counts"
  ],
  ")? [y/N]"
 ],
 "import.done": [
  "Imported: ",
  [
   "counts"
  ]
 ],
 "import.wouldDo": [
  "Checked; nothing was changed. The import would give: ",
  [
   "counts"
  ]
 ],
 "import.leftOut": [
  "Skipped columns: ",
  [
   "columns"
  ]
 ],
 "import.quotes": [
  "a quotation mark is not closed or out of place"
 ],
 "import.tooMany": [
  [
   "count",
   "number"
  ],
  " values for ",
  [
   "columns",
   "number"
  ],
  " columns"
 ],
 "import.value": [
  [
   "heading"
  ],
  ": “",
  [
   "text"
  ],
  "” cannot be used"
 ],
 "list.choice": [
  "only one ",
  [
   "field"
  ]
 ],
 "list.value": [
  "only this ",
  [
   "field"
  ]
 ],
 "list.switch": [
  "only those with: ",
  [
   "field"
  ]
 ],
 "list.confirmation": [
  "only requests with this status"
 ],
 "list.division": [
  "only one division"
 ],
 "list.person": [
  "only records of this person (email address)"
 ],
 "list.search": [
  "part of its name, or of a person’s name"
 ],
 "list.from": [
  "from this day, YYYY-MM-DD, in the school’s time zone"
 ],
 "list.to": [
  "the last day"
 ],
 "list.sort": [
  "fields to sort by, with - for descending: ",
  [
   "fields"
  ]
 ],
 "list.most": [
  "at most this many; default: all"
 ],
 "list.limit": [
  "at most this many (default ",
  [
   "usual",
   "number"
  ],
  "); 0 for all"
 ],
 "list.more": [
  "Showing the first ",
  [
   "shown",
   "number"
  ],
  " of ",
  [
   "total",
   "number"
  ],
  "; --limit 0 for all"
 ],
 "list.disabled": [
  "only the disabled ones"
 ],
 "list.enabled": [
  "only the enabled ones"
 ],
 "each.progress": [
  "Working"
 ],
 "each.outcome.done": [
  "done"
 ],
 "each.outcome.failed": [
  "failed"
 ],
 "each.done": [
  [
   "done",
   "number"
  ],
  " of ",
  [
   "all",
   "number"
  ],
  " done"
 ],
 "each.fault": [
  [
   "name"
  ],
  ": ",
  [
   "text"
  ]
 ],
 "each.permission": [
  "requires ",
  [
   "code"
  ]
 ],
 "each.outcome.untried": [
  "not tried"
 ],
 "history.none": [
  "No history yet"
 ],
 "records.piped": [
  "- reads JSON records from standard input"
 ],
 "records.line": [
  "line ",
  [
   "line"
  ]
 ],
 "records.named": [
  "line ",
  [
   "line"
  ],
  " (",
  [
   "name"
  ],
  ")"
 ],
 "records.notObject": [
  "this is not a JSON object"
 ],
 "records.unknownField": [
  "there is no field ",
  [
   "field"
  ],
  "; use ",
  [
   "fields"
  ]
 ],
 "records.value": [
  [
   "field"
  ],
  " needs ",
  [
   "kind",
   "select",
   {
    "id": [
     "an id"
    ],
    "other": [
     "a text in quotes"
    ]
   }
  ]
 ],
 "resource.module": [
  [
   "module"
  ],
  ": list, show and change records"
 ],
 "resource.list": [
  "list all of one kind: ",
  [
   "kind"
  ]
 ],
 "resource.none": [
  "No ",
  [
   "kind"
  ],
  " found"
 ],
 "resource.get": [
  "show one ",
  [
   "kind"
  ]
 ],
 "resource.history": [
  "show the history of one ",
  [
   "kind"
  ],
  ", newest first"
 ],
 "resource.export": [
  "write every ",
  [
   "kind"
  ],
  " to a CSV or XLSX file, with the list’s filters"
 ],
 "resource.create": [
  "add one ",
  [
   "kind"
  ]
 ],
 "resource.new": [
  "the name of the new ",
  [
   "kind"
  ]
 ],
 "resource.created": [
  "Added ",
  [
   "kind"
  ],
  " ",
  [
   "name"
  ]
 ],
 "resource.update": [
  "change one ",
  [
   "kind"
  ],
  "; anything not named stays the same"
 ],
 "resource.updated": [
  "Changed ",
  [
   "kind"
  ],
  " ",
  [
   "name"
  ]
 ],
 "resource.remove": [
  "delete one ",
  [
   "kind"
  ]
 ],
 "resource.askRemove": [
  "Delete ",
  [
   "kind"
  ],
  " ",
  [
   "name"
  ],
  "? Deleted data cannot be recovered. [y/N]"
 ],
 "resource.removed": [
  "Deleted ",
  [
   "kind"
  ],
  " ",
  [
   "name"
  ]
 ],
 "resource.id.one": [
  "the id of one ",
  [
   "kind"
  ]
 ],
 "resource.id.many": [
  "ids; - reads them from standard input, one per line, or as records printed by --ndjson"
 ],
 "resource.name.one": [
  "the name of the ",
  [
   "kind"
  ],
  ", in upper or lower case"
 ],
 "resource.name.many": [
  "names; - reads them from standard input, one per line, or as records printed by --ndjson"
 ],
 "resource.own.many": [
  [
   "one"
  ],
  "; more than one may be named, and - reads them from standard input, one per line, or what list --ndjson prints"
 ],
 "resource.image": [
  "an image file: JPEG, PNG, WebP …"
 ],
 "resource.noImage": [
  "without one"
 ],
 "resource.settings": [
  "show the settings; NAME=VALUE changes one"
 ],
 "said.line": [
  "line ",
  [
   "line"
  ],
  ": "
 ],
 "said.missingCode": [
  "It takes the permission ",
  [
   "code"
  ]
 ],
 "said.no": [
  "no"
 ],
 "said.requestId": [
  "Request id for the help desk: ",
  [
   "id"
  ]
 ],
 "said.retryAfter": [
  "Try again in ",
  [
   "seconds",
   "plural",
   {
    "one": [
     "#",
     " second"
    ],
    "other": [
     "#",
     " seconds"
    ]
   }
  ]
 ],
 "said.yes": [
  "yes"
 ],
 "staff.does": [
  "accounts: staff, parents, students and others"
 ],
 "staff.email": [
  "the address of an account"
 ],
 "staff.emails": [
  "addresses of accounts; - reads them from standard input, one per line, or what list --ndjson prints"
 ],
 "staff.person": [
  "an address, a student number, or an id such as #12"
 ],
 "staff.exportPerson.does": [
  "write everything kept on one person to one file, images included; only its owner may read it"
 ],
 "staff.exportPerson.format": [
  "html to read, json for programs; default: by the file name"
 ],
 "staff.exportPerson.output": [
  "the file to write"
 ],
 "staff.exportPerson.done": [
  "Everything kept on ",
  [
   "name"
  ],
  ": ",
  [
   "bytes",
   "number"
  ],
  " bytes written to ",
  [
   "file"
  ]
 ],
 "staff.erase.does": [
  "erase a person for good: the account and all that is kept on them; a session is needed, an API token cannot"
 ],
 "staff.erase.name": [
  "the name of the person, typed again"
 ],
 "staff.erase.goes": [
  "Deleted:"
 ],
 "staff.erase.stays": [
  "Stays without the name:"
 ],
 "staff.erase.byHand": [
  "An address of theirs stands here and stays; change it by hand:"
 ],
 "staff.erase.mentionKeys": [
  "keys of mentions to take out too, separated by spaces, all, or none; without it those that the person ticked who has requested the erasure"
 ],
 "staff.erase.mentions": [
  "May still name this person; [x] goes, [ ] stays (choose with --mentions):"
 ],
 "staff.erase.requestedBy": [
  [
   "name"
  ],
  " has requested this. What is ticked now is what goes"
 ],
 "staff.erase.searchAdministratorOnly": [
  "Mentions in other texts are shown to administrators only. They stay."
 ],
 "staff.erase.searchTooLong": [
  "Other texts could not be searched for this person: that takes longer than a minute. What they say of the person stays."
 ],
 "staff.erase.ask": [
  "Erase everything kept on ",
  [
   "name"
  ],
  "? This cannot be undone. [y/N]"
 ],
 "staff.erase.Erased": [
  [
   "name"
  ],
  " is erased"
 ],
 "staff.erase.Requested": [
  "Erasure of ",
  [
   "name"
  ],
  " requested: somebody else has to confirm it"
 ],
 "staff.field.gender": [
  "the gender"
 ],
 "staff.field.name": [
  "the English name"
 ],
 "staff.field.nameZh": [
  "the Chinese name"
 ],
 "staff.field.newEmail": [
  "the new address; it ends the sessions and the invitation"
 ],
 "staff.field.type": [
  "the type of account"
 ],
 "staff.list.does": [
  "list accounts"
 ],
 "staff.list.search": [
  "part of a name in English, Chinese or pinyin, or of an address"
 ],
 "staff.list.type": [
  "only one type"
 ],
 "staff.list.role": [
  "only members of this role"
 ],
 "staff.list.gender": [
  "only one gender"
 ],
 "staff.list.source": [
  "only local or only synced accounts"
 ],
 "staff.list.neverSignedIn": [
  "only accounts that have never signed in"
 ],
 "staff.list.service": [
  "only service accounts"
 ],
 "staff.list.people": [
  "no service accounts"
 ],
 "staff.list.none": [
  "No accounts"
 ],
 "staff.get.does": [
  "show an account"
 ],
 "staff.create.does": [
  "create an account and email an invitation"
 ],
 "staff.create.role": [
  "a role to give right away; repeatable"
 ],
 "staff.create.service": [
  "a service account: no password, API tokens only"
 ],
 "staff.create.noInvite": [
  "send no email; use isb staff invite later"
 ],
 "staff.create.scopes": [
  "for a service account: permission codes, separated by commas; makes a role of the account’s name and a token with them, which goes to stdout"
 ],
 "staff.create.done": [
  "Created ",
  [
   "name"
  ],
  " <",
  [
   "email"
  ],
  ">"
 ],
 "staff.create.invited": [
  "Created ",
  [
   "name"
  ],
  "; a link to set the password was sent to ",
  [
   "email"
  ],
  ", valid for 72 hours"
 ],
 "staff.update.does": [
  "change an account; anything not named stays the same"
 ],
 "staff.update.done": [
  "Changed ",
  [
   "name"
  ]
 ],
 "staff.remove.does": [
  "delete an account; the audit keeps what it did"
 ],
 "staff.remove.ask": [
  "Delete ",
  [
   "name"
  ],
  " <",
  [
   "email"
  ],
  "> with all sessions and API tokens",
  [
   "count",
   "plural",
   {
    "0": [],
    "one": [
     " and its role"
    ],
    "other": [
     " and its ",
     "#",
     " roles"
    ]
   }
  ],
  "? Deleted data cannot be recovered. [y/N]"
 ],
 "staff.remove.done": [
  "Deleted ",
  [
   "name"
  ],
  " <",
  [
   "email"
  ],
  ">"
 ],
 "staff.enable.does": [
  "let accounts sign in again"
 ],
 "staff.invite.effects": [
  [
   "count",
   "plural",
   {
    "one": [
     "1 account is invited by mail"
    ],
    "other": [
     "#",
     " accounts are invited by mail, ",
     "#",
     " mails are sent"
    ]
   }
  ]
 ],
 "staff.invite.ask": [
  "Invite ",
  [
   "count",
   "plural",
   {
    "one": [],
    "other": [
     "#",
     " accounts: "
    ]
   }
  ],
  [
   "names"
  ],
  "? ",
  [
   "count",
   "plural",
   {
    "one": [
     "A mail is sent"
    ],
    "other": [
     "#",
     " mails are sent"
    ]
   }
  ],
  ". [y/N]"
 ],
 "staff.enable.effects": [
  [
   "count",
   "plural",
   {
    "one": [
     "1 account is enabled"
    ],
    "other": [
     "#",
     " accounts are enabled"
    ]
   }
  ]
 ],
 "staff.enable.ask": [
  "Enable ",
  [
   "count",
   "plural",
   {
    "one": [],
    "other": [
     "#",
     " accounts: "
    ]
   }
  ],
  [
   "names"
  ],
  "? [y/N]"
 ],
 "staff.disable.does": [
  "disable accounts, effective immediately, tokens included"
 ],
 "staff.disable.effects": [
  [
   "count",
   "plural",
   {
    "one": [
     "1 account is disabled"
    ],
    "other": [
     "#",
     " accounts are disabled"
    ]
   }
  ]
 ],
 "staff.disable.ask": [
  "Disable ",
  [
   "count",
   "plural",
   {
    "one": [],
    "other": [
     "#",
     " accounts: "
    ]
   }
  ],
  [
   "names"
  ],
  "? [y/N]"
 ],
 "staff.resetSecondFactor.does": [
  "reset the second factor of somebody who has lost it; their sessions end, and they get an email"
 ],
 "staff.resetSecondFactor.effects": [
  [
   "count",
   "plural",
   {
    "one": [
     "1 account loses its second factor"
    ],
    "other": [
     "#",
     " accounts lose their second factors"
    ]
   }
  ]
 ],
 "staff.resetSecondFactor.ask": [
  "Take away the second factor of ",
  [
   "count",
   "plural",
   {
    "one": [],
    "other": [
     "#",
     " accounts: "
    ]
   }
  ],
  [
   "names"
  ],
  "? [y/N]"
 ],
 "staff.invite.does": [
  "email a link to set the password, valid for 72 hours; earlier links stop working"
 ],
 "staff.endSessions.does": [
  "end all sessions of accounts and revoke their API tokens"
 ],
 "staff.endSessions.keepTokens": [
  "keep the API tokens"
 ],
 "staff.roles.does": [
  "list the roles of an account"
 ],
 "staff.roles.none": [
  "no role"
 ],
 "staff.give.does": [
  "give roles to accounts"
 ],
 "staff.give.args": [
  "accounts by address (- for standard input) and roles by name, in any order"
 ],
 "staff.give.role": [
  "a role whose name looks like an address"
 ],
 "staff.take.does": [
  "take roles from accounts"
 ],
 "staff.take.ask": [
  "Take ",
  [
   "roles"
  ],
  " from ",
  [
   "count",
   "plural",
   {
    "one": [],
    "other": [
     "#",
     " accounts: "
    ]
   }
  ],
  [
   "names"
  ],
  "? [y/N]"
 ],
 "staff.menus.does": [
  "preview the menus of an account"
 ],
 "staff.menus.disabled": [
  [
   "name"
  ],
  " is disabled and cannot sign in; these are the menus of the roles"
 ],
 "staff.menus.none": [
  [
   "name"
  ],
  " has no menus"
 ],
 "staff.tokens.does": [
  "list the API tokens of an account"
 ],
 "staff.createToken.does": [
  "create an API token for a service account; it is shown once"
 ],
 "staff.createToken.name": [
  "what the token is for"
 ],
 "staff.createToken.scope": [
  "a permission code that it can use; repeatable"
 ],
 "staff.createToken.days": [
  "for how many days it is valid (default 365)"
 ],
 "staff.createToken.acts": [
  "each call names the person it acts for, and sees only what that person can see; only administrators create one"
 ],
 "staff.createToken.done": [
  "The token “",
  [
   "name"
  ],
  "”, valid until ",
  [
   "until"
  ],
  ". It cannot be shown again."
 ],
 "staff.revokeToken.does": [
  "revoke an API token"
 ],
 "staff.revokeToken.token": [
  "the id or the name of the token"
 ],
 "staff.revokeToken.ask": [
  "Revoke the token “",
  [
   "name"
  ],
  "” of ",
  [
   "owner"
  ],
  "? Programs that use it stop working immediately. [y/N]"
 ],
 "staff.revokeToken.done": [
  "Revoked the token “",
  [
   "name"
  ],
  "” of ",
  [
   "owner"
  ]
 ],
 "staff.export.does": [
  "write the accounts to a CSV or XLSX file"
 ],
 "staff.bulk.progress": [
  "Working"
 ],
 "staff.bulk.done": [
  [
   "done",
   "plural",
   {
    "one": [
     "#",
     " account"
    ],
    "other": [
     "#",
     " accounts"
    ]
   }
  ],
  " done",
  [
   "unchanged",
   "plural",
   {
    "0": [],
    "other": [
     ", ",
     "#",
     " unchanged"
    ]
   }
  ]
 ],
 "staff.outcome.done": [
  "done"
 ],
 "staff.outcome.failed": [
  "failed"
 ],
 "staff.outcome.unchanged": [
  "unchanged"
 ],
 "staff.outcome.untried": [
  "not tried"
 ],
 "staff.import.does": [
  "add and update accounts, or students with their families, from CSV files, all or nothing"
 ],
 "staff.import.more": [
  "Columns, in any order, in English or Chinese: email, name, Chinese name, type, gender, roles (separated by ;), status.\nAccounts are matched by address; without one, by type and both names. An empty cell leaves the field unchanged; - in roles or Chinese name clears it.\nNo emails are sent; invite new accounts with: isb staff invite"
 ],
 "staff.import.families": [
  "Files with a student number bring in students and families, as isb student import does:"
 ],
 "staff.import.noKey": [
  "The column for the email address, or for the student number, is missing"
 ],
 "staff.import.alone": [
  [
   "name"
  ],
  " has no student number: it holds accounts. Import it by itself; only students and families come in several files at once"
 ],
 "staff.import.noFrom": [
  "--from is for students: ",
  [
   "name"
  ],
  " has no student number, it holds accounts"
 ],
 "staff.import.email": [
  "“",
  [
   "email"
  ],
  "” is not an email address"
 ],
 "staff.import.noName": [
  "the name is missing"
 ],
 "staff.import.value": [
  "“",
  [
   "column"
  ],
  "” is not ",
  [
   "field",
   "select",
   {
    "type": [
     "a type"
    ],
    "gender": [
     "a gender"
    ],
    "other": [
     "a status"
    ]
   }
  ]
 ],
 "staff.import.long": [
  "a text is longer than ",
  [
   "count",
   "number"
  ],
  " characters, or there are too many roles"
 ],
 "staff.head.name": [
  "NAME"
 ],
 "staff.head.nameZh": [
  "CHINESE NAME"
 ],
 "student.does": [
  "students, their classes and their families"
 ],
 "student.one": [
  "the number of the student"
 ],
 "student.noNumber": [
  "No student has the number ",
  [
   "number"
  ]
 ],
 "student.list.does": [
  "list the students, or only some of them"
 ],
 "student.list.homeroomId": [
  "only students of this class"
 ],
 "student.list.alsoInId": [
  "only students who are also in this class"
 ],
 "student.list.guardianId": [
  "only the children of this guardian"
 ],
 "student.list.termId": [
  "only students of this extra session"
 ],
 "student.list.withoutClass": [
  "only students without a class"
 ],
 "student.list.withoutGuardian": [
  "only students without a guardian"
 ],
 "student.update.does": [
  "change a student; anything not named stays the same"
 ],
 "student.move.does": [
  "move students to another class from a day on"
 ],
 "student.leave.does": [
  "record the last day of students who leave"
 ],
 "student.exportFamilies.does": [
  "write the guardians of all students to a CSV or XLSX file, one per line"
 ],
 "student.import.does": [
  "add and update students and their guardians from CSV files, all or nothing"
 ],
 "student.import.from": [
  "the day from which class, grade and division apply to current students (default: today)"
 ],
 "student.import.more": [
  "One file with everything, or several: students, and guardians by student number. Columns, in any order, in English or Chinese:\nstudent number, name, Chinese name, family name, given name, preferred name, gender, email address, division, grade, class, first day,\nlast day; guardian name, guardian Chinese name, guardian email, guardian phone (several separated by ;), relation, call order,\ncan see the child, can act for the child, no contact. Phone numbers without a country code get the one in the settings (phoneCode).\nStudents are matched by number; guardians by email and name, or without an email by student, relation and name. An empty cell leaves\nthe field unchanged; - clears it. Nobody is removed for not being in the file, and “no contact” is never lifted by one."
 ],
 "refused.noStudentNumberColumn": [
  "The column for the student number is missing"
 ],
 "student.import.noNumber": [
  "the student number is missing"
 ],
 "student.head.name": [
  "NAME"
 ],
 "student.head.nameZh": [
  "CHINESE NAME"
 ],
 "survey.does": [
  "re-enrollment surveys: who stays next year"
 ],
 "survey.list.does": [
  "list the surveys, or only some of them"
 ],
 "survey.answers.does": [
  "list the answers to surveys, or only some of them"
 ],
 "survey.answers.answered": [
  "only students who have an answer"
 ],
 "survey.id": [
  "the number of the survey, as the list shows it"
 ],
 "survey.exportOne.does": [
  "write a survey to a file: its days, its seats and both forms"
 ],
 "survey.exportOne.done": [
  "Written to ",
  [
   "file"
  ]
 ],
 "survey.import.does": [
  "create a survey from a file, or change one to match it; --dry-run shows the changes"
 ],
 "survey.import.file": [
  "a file from isb survey export; - for standard input"
 ],
 "survey.import.into": [
  "change this survey instead of making a new one"
 ],
 "survey.import.dryRun": [
  "show what would change, and change nothing"
 ],
 "survey.import.plan": [
  "Nothing is changed. ",
  [
   "changes",
   "plural",
   {
    "one": [
     "#",
     " change"
    ],
    "other": [
     "#",
     " changes"
    ]
   }
  ],
  " to ",
  [
   "title"
  ],
  "; missing before publishing: ",
  [
   "gaps",
   "number"
  ]
 ],
 "survey.import.ask": [
  "Make ",
  [
   "changes",
   "plural",
   {
    "one": [
     "#",
     " change"
    ],
    "other": [
     "#",
     " changes"
    ]
   }
  ],
  " to ",
  [
   "title"
  ],
  "? [y/N]"
 ],
 "survey.import.done": [
  "Survey ",
  [
   "id"
  ],
  ": ",
  [
   "changes",
   "plural",
   {
    "one": [
     "#",
     " change"
    ],
    "other": [
     "#",
     " changes"
    ]
   }
  ],
  "; missing before publishing: ",
  [
   "gaps",
   "number"
  ],
  ". Families see it once published"
 ],
 "survey.head.kind": [
  "CHANGE"
 ],
 "survey.head.place": [
  "WHERE"
 ],
 "survey.head.before": [
  "BEFORE"
 ],
 "survey.head.after": [
  "AFTER"
 ],
 "survey.duplicate.does": [
  "make a draft from a survey, such as last year’s"
 ],
 "survey.publish.does": [
  "publish drafts; families are asked from the first day on"
 ],
 "survey.pause.does": [
  "pause surveys; nobody can answer until they continue"
 ],
 "survey.continue.does": [
  "continue paused surveys"
 ],
 "survey.cancel.does": [
  "cancel surveys for good; their answers are kept"
 ],
 "survey.settle.does": [
  "settle a conflict: say which guardian’s answer counts"
 ],
 "survey.extend.does": [
  "give families more time to answer"
 ],
 "survey.exportReplies.does": [
  "write what families answered to a survey to a CSV or XLSX file, with a column for each question"
 ],
 "survey.board.does": [
  "show the answers by grade, the seats, and how many are expected to stay"
 ],
 "survey.board.said": [
  [
   "title"
  ],
  ": ",
  [
   "yes",
   "number"
  ],
  " yes, ",
  [
   "no",
   "number"
  ],
  " no, ",
  [
   "open",
   "number"
  ],
  " open. Expected to stay: ",
  [
   "expected"
  ],
  " (",
  [
   "shares"
  ],
  ")"
 ],
 "survey.board.unknown": [
  "nobody has answered yet"
 ],
 "survey.calls.does": [
  "list students without an answer, and whom to call"
 ],
 "survey.calls.said": [
  [
   "students",
   "plural",
   {
    "one": [
     "#",
     " student"
    ],
    "other": [
     "#",
     " students"
    ]
   }
  ],
  " without an answer"
 ],
 "survey.remind.does": [
  "remind families that have not answered; --dry-run shows whom"
 ],
 "survey.remind.grade": [
  "only about students of this grade"
 ],
 "survey.remind.dryRun": [
  "say who would be written to, and send nothing"
 ],
 "survey.remind.plan": [
  "Nothing is sent. Mails: ",
  [
   "mails"
  ],
  ", for students: ",
  [
   "students"
  ],
  "; reminded within ",
  [
   "hours"
  ],
  " hours: ",
  [
   "reminded"
  ],
  "; without an address: ",
  [
   "unreached"
  ]
 ],
 "survey.remind.ask": [
  "Send ",
  [
   "mails",
   "plural",
   {
    "one": [
     "#",
     " mail"
    ],
    "other": [
     "#",
     " mails"
    ]
   }
  ],
  " for ",
  [
   "students",
   "plural",
   {
    "one": [
     "#",
     " student"
    ],
    "other": [
     "#",
     " students"
    ]
   }
  ],
  "? [y/N]"
 ],
 "survey.remind.done": [
  [
   "mails",
   "plural",
   {
    "one": [
     "#",
     " mail"
    ],
    "other": [
     "#",
     " mails"
    ]
   }
  ],
  " for ",
  [
   "students",
   "plural",
   {
    "one": [
     "#",
     " student"
    ],
    "other": [
     "#",
     " students"
    ]
   }
  ]
 ],
 "survey.head.title": [
  "TITLE"
 ],
 "vehicle.does": [
  "vehicle passes and the gate"
 ],
 "vehicle.pass": [
  "a pass by its id, or by its plate if that is unique"
 ],
 "vehicle.field.email": [
  "where decisions are sent"
 ],
 "vehicle.field.applicantName": [
  "the name of the applicant"
 ],
 "vehicle.list.does": [
  "list passes: pending ones first, the oldest at the top"
 ],
 "vehicle.list.expiring": [
  "only those expiring soon"
 ],
 "vehicle.list.from": [
  "submitted on or after this day, YYYY-MM-DD, in the school’s time zone"
 ],
 "vehicle.list.search": [
  "part of a plate in any spelling, a name or an address"
 ],
 "vehicle.create.does": [
  "apply for passes, for yourself or somebody else"
 ],
 "vehicle.create.for": [
  "for whom (email address); name, address and type default to the account’s"
 ],
 "vehicle.create.outsider": [
  "for somebody without an account: name, address and type say who"
 ],
 "vehicle.create.renews": [
  "start from last year’s pass; anything not given is taken from it, images included"
 ],
 "vehicle.create.more": [
  "On standard input, one JSON object per line, a single one, or a list; options fill in what a record leaves out:\n  {\"plate\": \"M-AB 1234\", \"person\": \"zhou.lin@family.example\", \"type\": \"parent\", \"certificate\": \"licence.jpg\"}\nFields: ",
  [
   "fields"
  ],
  ". certificate and signature are local files."
 ],
 "vehicle.create.done": [
  "Applied for ",
  [
   "plate"
  ],
  " (pass ",
  [
   "id"
  ],
  ")"
 ],
 "vehicle.update.does": [
  "correct a pending application; anything not named stays the same"
 ],
 "vehicle.until": [
  "the last day, YYYY-MM-DD; default: the end of the school year"
 ],
 "vehicle.validFrom": [
  "the first day; default: today"
 ],
 "vehicle.confirm.does": [
  "confirm passes"
 ],
 "vehicle.reject.does": [
  "reject applications"
 ],
 "vehicle.void.does": [
  "void valid passes"
 ],
 "vehicle.renew.does": [
  "renew expired or cancelled passes"
 ],
 "vehicle.undo.does": [
  "undo the decision on applications; they are pending again"
 ],
 "vehicle.one.Pending": [
  [
   "id"
  ],
  ": ",
  [
   "plate"
  ],
  ", ",
  [
   "name"
  ],
  ", pending"
 ],
 "vehicle.one.Valid": [
  [
   "id"
  ],
  ": ",
  [
   "plate"
  ],
  ", ",
  [
   "name"
  ],
  ", valid"
 ],
 "vehicle.one.Expired": [
  [
   "id"
  ],
  ": ",
  [
   "plate"
  ],
  ", ",
  [
   "name"
  ],
  ", expired"
 ],
 "vehicle.one.Cancelled": [
  [
   "id"
  ],
  ": ",
  [
   "plate"
  ],
  ", ",
  [
   "name"
  ],
  ", cancelled"
 ],
 "vehicle.one.Rejected": [
  [
   "id"
  ],
  ": ",
  [
   "plate"
  ],
  ", ",
  [
   "name"
  ],
  ", rejected"
 ],
 "vehicle.check.does": [
  "check whether this plate can drive in now; exits with 0 for yes and 1 for no"
 ],
 "vehicle.check.plate": [
  "a plate; - answers each line of standard input with a line of JSON"
 ],
 "vehicle.check.more": [
  "Spaces, dots, dashes and case do not matter; the province may be left out or typed in pinyin (hua12345).\nWith -, a plate that cannot be checked gets admitted: false and an error, and the next one is read."
 ],
 "vehicle.check.admitted": [
  "LET IN"
 ],
 "vehicle.check.refused": [
  "DO NOT LET IN"
 ],
 "vehicle.check.others": [
  "Other passes of this plate:"
 ],
 "vehicle.code.does": [
  "print the signed text of the QR code of a valid pass"
 ],
 "vehicle.settings.does": [
  "show the end of the school year and the days of notice; NAME=VALUE changes one"
 ],
 "head.car": [
  "CAR"
 ],
 "head.expiresOn": [
  "UNTIL"
 ],
 "head.plate": [
  "PLATE"
 ],
 "head.valid": [
  "VALID"
 ],
 "refused.imagesPiped": [
  "With -, images are in the records: certificate and signature name their files"
 ],
 "refused.noPass": [
  "There is no pass for “",
  [
   "plate"
  ],
  "”"
 ],
 "refused.noPlate": [
  "The plate is missing"
 ],
 "refused.passType": [
  "The type of pass is missing or unknown (“",
  [
   "type"
  ],
  "”); use one of ",
  [
   "types"
  ]
 ],
 "refused.severalPasses": [
  "“",
  [
   "plate"
  ],
  "” has ",
  [
   "count",
   "number"
  ],
  " passes; use the id instead"
 ],
 "refused.unchecked": [
  [
   "failed",
   "number"
  ],
  " of ",
  [
   "all",
   "number"
  ],
  " plates could not be checked"
 ],
 "venue.does": [
  "venues: who reserves them, and when they are open"
 ],
 "venue.list.does": [
  "list the venues, or only some of them"
 ],
 "venue.listTypes.does": [
  "list the venue types, or only some of them"
 ],
 "venue.listBlocks.does": [
  "list the dates on which venues are blocked or open, or only some of them"
 ],
 "venue.listReservations.does": [
  "list the reservations, or only some of them"
 ],
 "venue.move.does": [
  "move or change a reservation; anything not named stays the same"
 ],
 "venue.cancel.does": [
  "cancel reservations"
 ],
 "venue.approve.does": [
  "approve pending reservations"
 ],
 "venue.reject.does": [
  "reject pending reservations"
 ],
 "venue.undo.does": [
  "undo the decision on reservations; they are pending again"
 ],
 "venue.import.does": [
  "add and update venues from a CSV file, all or nothing"
 ],
 "venue.import.more": [
  "Columns, in any order, in English or Chinese: name, Chinese name, type, location, capacity, AD email, hours, needs approval, note.\nVenues are matched by name. An empty cell leaves the field unchanged; - clears it. Hours: Mon-Fri 08:00–12:00; Sat 09:00–12:00."
 ],
 "venue.import.noName": [
  "the name is missing"
 ],
 "venue.import.capacity": [
  "the capacity is not a number from 1 on"
 ],
 "venue.import.approval": [
  "say yes or no for the approval"
 ],
 "refused.noVenueColumn": [
  "The column for the name of the venue is missing"
 ],
 "venue.name": [
  "the name of the venue"
 ],
 "venue.day": [
  "the day, such as 2026-11-26"
 ],
 "venue.free.does": [
  "show when a venue is open and free on a day, or why not"
 ],
 "venue.free.said": [
  "Open: ",
  [
   "open"
  ],
  ". Free: ",
  [
   "free"
  ]
 ],
 "venue.free.none": [
  "none"
 ],
 "venue.reserve.does": [
  "reserve a venue"
 ],
 "venue.reserve.from": [
  "when it begins, to a quarter of an hour: 15:30"
 ],
 "venue.reserve.to": [
  "when it ends"
 ],
 "venue.reserve.title": [
  "what it is for"
 ],
 "venue.reserve.people": [
  "how many come"
 ],
 "venue.reserve.note": [
  "a note for whoever approves it"
 ],
 "venue.reserve.for": [
  "for whom, by address; for yourself if it is left out"
 ],
 "venue.reserve.repeat": [
  "reserve every day of a rule (RFC 5545): FREQ=WEEKLY;COUNT=10"
 ],
 "venue.reserve.skip": [
  "a day of the rule to leave out; it can be given several times"
 ],
 "venue.reserve.preview": [
  "show the days of the rule and what is in the way; reserve nothing"
 ],
 "venue.reserve.repeated": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " reservation"
    ],
    "other": [
     "#",
     " reservations"
    ]
   }
  ],
  ": ",
  [
   "days"
  ]
 ],
 "venue.reserve.looked": [
  [
   "day"
  ],
  "  ",
  [
   "state",
   "select",
   {
    "off": [
     "left out: ",
     [
      "why"
     ]
    ],
    "clash": [
     [
      "why"
     ]
    ],
    "other": [
     "free"
    ]
   }
  ]
 ],
 "venue.reserve.done": [
  "Reservation ",
  [
   "id"
  ],
  ": ",
  [
   "venue"
  ],
  ", ",
  [
   "day"
  ],
  ", ",
  [
   "time"
  ],
  ". ",
  [
   "status"
  ]
 ],
 "venue.approveSeries.does": [
  "approve the pending reservations of a series"
 ],
 "venue.rejectSeries.does": [
  "reject the pending reservations of a series"
 ],
 "venue.cancelSeries.does": [
  "cancel the reservations of a series that are not over"
 ],
 "venue.moveSeries.does": [
  "move or change the reservations of a series, all or nothing"
 ],
 "venue.series.id": [
  "the id of one of its reservations"
 ],
 "venue.series.reason": [
  "the reason, sent to the reserver"
 ],
 "venue.series.which": [
  "this one, it and those after it, or all"
 ],
 "venue.series.day": [
  "its new day; the others move by as many days"
 ],
 "venue.find.does": [
  "find free venues for a number of people and a length of time, best first"
 ],
 "venue.find.minutes": [
  "how long, in minutes"
 ],
 "venue.find.from": [
  "the first day; today if it is left out"
 ],
 "venue.find.to": [
  "the last day; the first one if it is left out"
 ],
 "venue.find.earliest": [
  "not before this time of day"
 ],
 "venue.find.latest": [
  "over by this time of day"
 ],
 "venue.find.repeat": [
  "for every day of this rule (RFC 5545), from the first day on: the time of day that is free on most of them"
 ],
 "venue.find.free": [
  "Days free"
 ],
 "venue.reserve.extra": [
  "what is wanted of what the venue has, such as “30 Chairs”; it can be given several times"
 ],
 "venue.reserve.setUp": [
  "how the venue is to be set up"
 ],
 "venue.hours.does": [
  "show or set the opening hours of a venue"
 ],
 "venue.hours.set": [
  "the new hours of the week, such as Mon-Fri 08:00–18:00; Sat 09:00–12:00"
 ],
 "venue.hours.cancel": [
  "cancel the reservations that are then outside the hours, and email the reservers"
 ],
 "refused.hours": [
  "These hours cannot be read: ",
  [
   "text"
  ],
  ". Write Mon-Fri 08:00–12:00; Sat 09:00–12:00"
 ],
 "venue.block.does": [
  "block dates, or open a venue on days off; affected reservations are moved or cancelled"
 ],
 "venue.block.reason": [
  "why; the reservers read it"
 ],
 "venue.block.kind": [
  "whether it is closed or open on these dates; closed if it is left out"
 ],
 "venue.block.venue": [
  "the venue, by name; all of them if it is left out"
 ],
 "venue.block.startsOn": [
  "the first day"
 ],
 "venue.block.endsOn": [
  "the last day; the first one if it is left out"
 ],
 "venue.block.reasonZh": [
  "the reason in Chinese"
 ],
 "venue.block.moveAll": [
  "move each reservation that is hit to a free venue of its type"
 ],
 "venue.block.move": [
  "move one of the reservations to this venue; it can be given several times"
 ],
 "venue.block.cancel": [
  "cancel the reservations that are not moved, and email the reservers"
 ],
 "venue.block.dryRun": [
  "show the reservations that would be hit, and where they could go"
 ],
 "venue.block.none": [
  "No reservation is on these dates"
 ],
 "venue.block.nowhere": [
  "no other venue is free"
 ],
 "venue.block.to": [
  "Could go to"
 ],
 "venue.block.ask": [
  "“",
  [
   "title"
  ],
  "”, ",
  [
   "day"
  ],
  " ",
  [
   "time"
  ],
  ". Move it to ",
  [
   "places"
  ],
  "; c cancels it; Enter leaves everything as it is:"
 ],
 "venue.block.askNone": [
  "“",
  [
   "title"
  ],
  "”, ",
  [
   "day"
  ],
  " ",
  [
   "time"
  ],
  ". No other venue is free; c cancels it; Enter leaves everything as it is:"
 ],
 "venue.block.sure": [
  "Move ",
  [
   "moved"
  ],
  " and cancel ",
  [
   "cancelled"
  ],
  "? Each reserver gets an email [y/N]"
 ],
 "venue.block.done": [
  "Saved “",
  [
   "reason"
  ],
  "”. Reservations moved: ",
  [
   "moved"
  ],
  ", cancelled: ",
  [
   "cancelled"
  ]
 ],
 "refused.hits": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " reservation is"
    ],
    "other": [
     "#",
     " reservations are"
    ]
   }
  ],
  " on these dates. Nothing was changed. Say --move-all, --move ID=VENUE or --cancel-reservations"
 ],
 "refused.noHit": [
  [
   "text"
  ],
  " is none of the reservations that are hit; write ID=VENUE, such as 71=\"West Gym\""
 ],
 "venue.lessons.does": [
  "reserve venues for the lessons of a term, from a CSV file, all or nothing"
 ],
 "venue.lessons.more": [
  "Columns, in any order, in English or Chinese: venue, weekday, from, to, title, term.\nA lesson is known by term, venue, weekday and beginning; one that is there already gets its new title and end. Each school day of its weekday that is still to come is reserved."
 ],
 "venue.lessons.venue": [
  "the venue is missing or too long"
 ],
 "venue.lessons.weekday": [
  "the weekday cannot be read; write Monday or Mon"
 ],
 "venue.lessons.startsAt": [
  "the beginning is no quarter of an hour, such as 08:15"
 ],
 "venue.lessons.endsAt": [
  "the end is no quarter of an hour, such as 09:45"
 ],
 "venue.lessons.title": [
  "the title is missing or too long"
 ],
 "venue.lessons.term": [
  "the term is missing or too long"
 ],
 "venue.find.type": [
  "the type of venue, by name"
 ],
 "venue.find.place": [
  "part of the location, such as \"Building C\""
 ],
 "venue.find.none": [
  "There is no room then"
 ],
 "venue.stats.does": [
  "show how much of the time in which venues are open is used"
 ],
 "venue.stats.from": [
  "the first day; the start of this school year if it is left out"
 ],
 "venue.stats.to": [
  "the last day; today if it is left out"
 ],
 "venue.stats.none": [
  "There are no venues"
 ],
 "venue.feeds.does": [
  "list your feeds: addresses by which calendar programs read reservations"
 ],
 "venue.feeds.none": [
  "You have no feeds"
 ],
 "venue.feeds.own": [
  "your own reservations"
 ],
 "venue.createFeed.does": [
  "create a feed of your own reservations, or of a venue; it is shown once"
 ],
 "venue.createFeed.venue": [
  "the venue, by name; your own reservations if it is left out"
 ],
 "venue.createFeed.titles": [
  "show titles and people, not only that the time is taken"
 ],
 "venue.createFeed.done": [
  "Anyone who has this address can read the feed. It is shown only once; isb venue remove-feed ",
  [
   "id"
  ],
  " revokes it"
 ],
 "venue.removeFeed.does": [
  "revoke one of your feeds; its address stops working immediately"
 ],
 "venue.removeFeed.done": [
  "Feed revoked"
 ],
 "venue.feedId": [
  "the id of the feed"
 ],
 "refused.noVenueType": [
  "There is no venue type ",
  [
   "name"
  ]
 ],
 "refused.noVenue": [
  "There is no venue ",
  [
   "name"
  ]
 ]
}
export const zh: Record<WordKey, unknown> = {
 "absence.does": [
  "请假：谁没有到校，精确到半天"
 ],
 "absence.list.does": [
  "列出请假，可用选项筛选"
 ],
 "absence.list.leaveType": [
  "只列出一种请假类型"
 ],
 "absence.list.proofWanted": [
  "只列出需补交证明的请假"
 ],
 "absence.student": [
  "学号"
 ],
 "absence.type": [
  "请假类型"
 ],
 "absence.from": [
  "开始日期；不填则为今天"
 ],
 "absence.fromHalf": [
  "开始时段"
 ],
 "absence.to": [
  "结束日期；不填则与开始日期相同"
 ],
 "absence.toHalf": [
  "结束时段"
 ],
 "absence.note": [
  "备注，仅发给需要的办公室"
 ],
 "absence.create.does": [
  "登记请假"
 ],
 "absence.create.done": [
  "已登记",
  [
   "name"
  ],
  "的请假 ",
  [
   "id"
  ],
  "；上课天数：",
  [
   "days"
  ]
 ],
 "absence.change.does": [
  "修改请假，未指定的内容保持不变"
 ],
 "absence.remove.does": [
  "删除请假；列表中保留并显示为已删除"
 ],
 "absence.undo.does": [
  "邮件发出前，撤销自己对请假的最后一次操作"
 ],
 "absence.today.does": [
  "今天或某一天谁请假"
 ],
 "absence.today.day": [
  "日期；不填则为今天"
 ],
 "absence.today.said": [
  [
   "day"
  ],
  "：共 ",
  [
   "enrolled",
   "number"
  ],
  " 人，缺勤 ",
  [
   "absent",
   "number"
  ],
  " 人"
 ],
 "absence.id": [
  "请假编号，见列表"
 ],
 "absence.told.does": [
  "某次请假通知了哪些办公室，邮件是否发出"
 ],
 "absence.resend.does": [
  "按目前情况重新发送某次请假的邮件"
 ],
 "refused.noStudent": [
  "没有学号为 ",
  [
   "number"
  ],
  " 的学生"
 ],
 "explain.does": [
  "说明某人为什么可以或不可以使用某项功能"
 ],
 "explain.what": [
  "权限编码、路由（/audit）或接口名称（menus.sort）"
 ],
 "explain.exitCode": [
  "没有权限时以 1 结束"
 ],
 "explain.person": [
  "人员"
 ],
 "explain.roles": [
  "角色"
 ],
 "explain.role": [
  [
   "name"
  ],
  "：",
  [
   "state"
  ],
  "，",
  [
   "grants",
   "select",
   {
    "yes": [
     "有此权限"
    ],
    "other": [
     "没有此权限"
    ]
   }
  ]
 ],
 "explain.menu": [
  [
   "name"
  ],
  "（",
  [
   "type"
  ],
  "）",
  [
   "path"
  ]
 ],
 "explain.node": [
  "菜单"
 ],
 "explain.code": [
  "编码"
 ],
 "explain.operation": [
  "接口"
 ],
 "explain.wouldGrant": [
  "可授予此权限"
 ],
 "explain.disabledRole": [
  [
   "name"
  ],
  "（已停用）"
 ],
 "explain.unknown": [
  "编码和路由可用 isb menus tree 查看"
 ],
 "account.does": [
  "自己的密码、会话和 API 令牌"
 ],
 "account.askCurrent": [
  "当前密码（输入时不显示）："
 ],
 "account.askNew": [
  "新密码（输入时不显示）："
 ],
 "account.askAgain": [
  "再次输入新密码："
 ],
 "account.changePassword.does": [
  "修改密码，其他会话将结束"
 ],
 "account.changePassword.stdin": [
  "从标准输入读取当前密码和新密码，各占一行"
 ],
 "account.changePassword.done": [
  "密码已修改",
  [
   "count",
   "plural",
   {
    "0": [],
    "other": [
     "，已结束其他 ",
     "#",
     " 个会话"
    ]
   }
  ]
 ],
 "account.secondFactor.does": [
  "查看自己的两步验证"
 ],
 "account.secondFactor.app": [
  "验证器应用"
 ],
 "account.secondFactor.passkeys": [
  "通行密钥"
 ],
 "account.secondFactor.recoveryCodes": [
  "剩余恢复代码"
 ],
 "account.secondFactor.required": [
  "角色要求"
 ],
 "account.secondFactor.dueAt": [
  "未设置时角色有效至"
 ],
 "account.secondFactor.suspendedRoles": [
  "等待设置的角色"
 ],
 "account.setUpApp.does": [
  "设置验证器应用用于两步验证；首次设置会生成十个恢复代码，并结束其他会话"
 ],
 "account.setUpApp.add": [
  "请添加到验证器应用："
 ],
 "account.setUpApp.ask": [
  "应用显示的验证码："
 ],
 "account.setUpApp.done": [
  "验证器应用已启用"
 ],
 "account.removeApp.does": [
  "停用验证器应用"
 ],
 "account.removeApp.ask": [
  "停用验证器应用？[y/N]"
 ],
 "account.removeApp.done": [
  "验证器应用已停用"
 ],
 "account.recoveryCodes.does": [
  "生成十个新的恢复代码，旧代码随即失效"
 ],
 "account.recoveryCodes.done": [
  "请妥善保管：每个代码只能使用一次，且仅显示这一次"
 ],
 "account.sessions.does": [
  "列出自己的会话"
 ],
 "account.sessionId": [
  "会话编号（isb account sessions）"
 ],
 "account.endSession.does": [
  "结束自己的一个会话"
 ],
 "account.endSession.done": [
  "会话已结束"
 ],
 "account.endOtherSessions.does": [
  "结束除当前会话外的所有会话，并撤销自己的 API 令牌"
 ],
 "account.endOtherSessions.keepTokens": [
  "保留 API 令牌"
 ],
 "account.ended": [
  [
   "count",
   "plural",
   {
    "0": [
     "没有其他会话"
    ],
    "other": [
     "已结束 ",
     "#",
     " 个会话"
    ]
   }
  ],
  [
   "tokens",
   "plural",
   {
    "0": [],
    "other": [
     "，已撤销 ",
     "#",
     " 个令牌"
    ]
   }
  ]
 ],
 "account.tokens.does": [
  "列出自己的 API 令牌"
 ],
 "account.tokens.none": [
  "没有 API 令牌"
 ],
 "account.tokenId": [
  "令牌编号（isb account tokens）"
 ],
 "account.token.name": [
  "令牌的用途"
 ],
 "account.token.scope": [
  "令牌可使用的权限编码；`self` 表示本人的全部数据，`bike:self` 表示本人在某一模块的数据；可多次指定"
 ],
 "account.token.expires": [
  "有效期的最后一天或具体时间，最长两年"
 ],
 "account.createToken.does": [
  "创建 API 令牌，仅在此时显示一次"
 ],
 "account.createToken.done": [
  "已创建“",
  [
   "name"
  ],
  "”。请妥善保存令牌，之后无法再次查看。"
 ],
 "account.keepOwnData.does": [
  "选择旧 API 令牌可继续访问的本人数据"
 ],
 "account.keepOwnData.scope": [
  "self 或 <模块>:self；不填则不可访问"
 ],
 "account.keepOwnData.done": [
  "已保存令牌“",
  [
   "name"
  ],
  "”可访问的本人数据"
 ],
 "account.revokeToken.does": [
  "撤销自己的 API 令牌"
 ],
 "account.revokeToken.done": [
  "令牌已撤销"
 ],
 "api.does": [
  "按名称调用任意接口"
 ],
 "api.operation": [
  "接口名称，例如 menus.page"
 ],
 "api.path": [
  "路径参数，例如 id=40"
 ],
 "api.query": [
  "查询参数，可多次使用"
 ],
 "api.body": [
  "请求内容：JSON、@文件，或用 - 表示标准输入"
 ],
 "api.operations": [
  "接口（以及所需权限）："
 ],
 "attendance.does": [
  "出勤：本学年谁缺课多少"
 ],
 "attendance.attention.does": [
  "列出本学年缺课较多的学生"
 ],
 "attendance.exportAttention.does": [
  "导出缺课较多的学生（CSV 或 XLSX）"
 ],
 "attendance.year.does": [
  "查看一名学生的学年"
 ],
 "audit.does": [
  "查看谁在何时更改了什么"
 ],
 "audit.list.does": [
  "列出更改，最新的在前"
 ],
 "audit.list.none": [
  "没有更改"
 ],
 "audit.list.who": [
  "只列出此人所做的更改（电子邮箱）"
 ],
 "audit.list.operation": [
  "只列出一个操作（menus.update）或模块（menus）"
 ],
 "audit.list.without": [
  "不列出一个操作或模块，如 auth 表示不列出登录"
 ],
 "audit.list.entity": [
  "只列出一类记录：menu、role、staff、setting 等"
 ],
 "audit.list.id": [
  "与 --entity 一起使用，只列出该记录"
 ],
 "audit.changeId": [
  "更改的编号（isb audit list）"
 ],
 "audit.get.does": [
  "显示一项更改的全部内容"
 ],
 "audit.undo.does": [
  "撤销对菜单、角色或设置的更改"
 ],
 "audit.undo.done": [
  "已撤销（",
  [
   "count",
   "number"
  ],
  " 行）"
 ],
 "audit.export.does": [
  "将更改导出为 CSV 或 Excel 文件，每行一条被更改的记录"
 ],
 "login.does": [
  "登录，并将会话保存在配置中"
 ],
 "login.email": [
  "您的电子邮箱"
 ],
 "login.passwordStdin": [
  "从标准输入读取密码；第二行可为两步验证的验证码"
 ],
 "login.appKey": [
  "应用标识（部署另有设置时填写）"
 ],
 "login.tenantId": [
  "租户标识（部署另有设置时填写）"
 ],
 "login.askHost": [
  "服务器地址："
 ],
 "login.askEmail": [
  "电子邮箱："
 ],
 "login.askEmailKnown": [
  "电子邮箱 [",
  [
   "known"
  ],
  "]："
 ],
 "login.askPassword": [
  "密码（输入时不显示）："
 ],
 "login.askCode": [
  "验证器应用的验证码或恢复代码："
 ],
 "login.notEncrypted": [
  "注意：",
  [
   "host"
  ],
  " 未加密，密码可能被他人读取。"
 ],
 "login.to": [
  "正在登录 ",
  [
   "host"
  ]
 ],
 "login.done": [
  "已登录 ",
  [
   "host"
  ],
  "：",
  [
   "name"
  ],
  "（配置 ",
  [
   "profile"
  ],
  "）"
 ],
 "logout.does": [
  "退出登录，保留配置"
 ],
 "logout.done": [
  "已退出 ",
  [
   "host"
  ]
 ],
 "logout.nobody": [
  "当前没有登录"
 ],
 "whoami.does": [
  "显示当前登录的用户和服务器"
 ],
 "baseData.does": [
  "学籍系统名册：检查、预览、应用与撤销"
 ],
 "baseData.list.does": [
  "列出数据包，可用选项筛选"
 ],
 "baseData.list.origin": [
  "只列出一种来源的数据包"
 ],
 "baseData.changes.runId": [
  "只列出该数据包的变更"
 ],
 "baseData.changes.comparedTo": [
  "只列出与该数据包不同的变更"
 ],
 "baseData.changes.outcome": [
  "只列出一种结果"
 ],
 "baseData.changes.holding": [
  "只列出仍有字段未交还的记录"
 ],
 "baseData.changes.left": [
  "只列出撤销时保留的变更"
 ],
 "baseData.discard.does": [
  "放弃不再应用的预览"
 ],
 "baseData.giveBack.does": [
  "将数据包中经人工修改的字段全部交还名册"
 ],
 "baseData.changes.does": [
  "逐行列出数据包的变更"
 ],
 "baseData.changes.none": [
  "没有变更"
 ],
 "baseData.getChange.does": [
  "完整显示一项变更"
 ],
 "baseData.exportChanges.does": [
  "将数据包的变更导出为 CSV 或 XLSX 文件"
 ],
 "baseData.working": [
  "正在处理"
 ],
 "baseData.kind": [
  "类别"
 ],
 "baseData.standing": [
  "现有"
 ],
 "baseData.created": [
  "新增"
 ],
 "baseData.changed": [
  "变更"
 ],
 "baseData.deactivated": [
  "停用"
 ],
 "baseData.refused": [
  "拒绝"
 ],
 "baseData.unchanged": [
  "无变化"
 ],
 "baseData.said": [
  "第 ",
  [
   "id"
  ],
  " 次：",
  [
   "name"
  ],
  "，",
  [
   "format"
  ],
  "，",
  [
   "rows",
   "number"
  ],
  " 行。",
  [
   "state"
  ],
  "。"
 ],
 "baseData.said.unmapped": [
  "用 `isb base-data mapping ",
  [
   "id"
  ],
  "` 查看对应关系，用 `isb base-data map ",
  [
   "id"
  ],
  "` 确认。"
 ],
 "baseData.said.unanswered": [
  "用 `isb base-data joins ",
  [
   "id"
  ],
  "` 查看，用 `isb base-data join ",
  [
   "id"
  ],
  "` 回答。"
 ],
 "baseData.joins.does": [
  "列出数据包中可能与其他行或已有人员为同一人的行"
 ],
 "baseData.joins.source": [
  "行编号"
 ],
 "baseData.joins.name": [
  "名册内容"
 ],
 "baseData.joins.other": [
  "另一人"
 ],
 "baseData.joins.by": [
  "相同之处"
 ],
 "baseData.joins.fields": [
  "本校 → 名册"
 ],
 "baseData.joins.state": [
  "状态"
 ],
 "baseData.joins.asked": [
  "待确认"
 ],
 "baseData.joins.proposed": [
  "建议"
 ],
 "baseData.joins.one": [
  "同一人"
 ],
 "baseData.joins.two": [
  "两个人"
 ],
 "baseData.join.does": [
  "确认各行是否为 `joins` 中列出的人；之后的数据包沿用"
 ],
 "baseData.join.one": [
  "为同一人的行"
 ],
 "baseData.join.two": [
  "为不同人的行"
 ],
 "baseData.join.rest": [
  "其余待确认行的回答"
 ],
 "baseData.join.nowhere": [
  "`joins` 未列出“",
  [
   "source"
  ],
  "”行"
 ],
 "baseData.join.nothing": [
  "请用 --one 或 --two 指定行，或用 --rest 回答全部"
 ],
 "baseData.said.nothing": [
  "没有变更。"
 ],
 "baseData.said.stopped": [
  "数据尚未改动。如仍要应用：isb base-data apply ",
  [
   "id"
  ],
  " ",
  [
   "confirm"
  ]
 ],
 "baseData.get.does": [
  "显示一个数据包：各类变更及被拦下的原因"
 ],
 "baseData.mapping.does": [
  "显示数据包中机构、年级、学期和列在本校的对应关系及依据"
 ],
 "baseData.mapping.source": [
  "名册内容"
 ],
 "baseData.mapping.target": [
  "本校"
 ],
 "baseData.mapping.count": [
  "数量"
 ],
 "baseData.mapping.samples": [
  "示例"
 ],
 "baseData.mapping.state": [
  "状态"
 ],
 "baseData.mapping.asked": [
  "待确认"
 ],
 "baseData.mapping.confirmed": [
  "已确认"
 ],
 "baseData.mapping.clear": [
  "明确"
 ],
 "baseData.map.does": [
  "确认数据包的对应关系，可另行指定；之后的数据包沿用"
 ],
 "baseData.map.grade": [
  "名册年级对应的本校年级；留空表示无"
 ],
 "baseData.map.org": [
  "机构对应的学部；留空表示无，Elsewhere 表示不导入其人员"
 ],
 "baseData.map.session": [
  "学期所属的学年"
 ],
 "baseData.map.classes": [
  "班级来源：名册中的行政班、每个年级一个班，或不建班"
 ],
 "baseData.map.name": [
  "中文姓名所在的列；留空表示无"
 ],
 "baseData.preview.does": [
  "读取数据包并显示将产生的变更，不作任何修改"
 ],
 "baseData.preview.exit": [
  "无变更时以 0 结束，有变更时为 2，被保护上限拦下、待确认对应关系或人员时为 3，文件无法读取时为 1，服务未响应或任务中断时为 75（可稍后重试）。"
 ],
 "baseData.pull.does": [
  "从设置中的名册服务获取名册并显示将产生的变更，不作任何修改"
 ],
 "baseData.pull.apply": [
  "如未被拦下，同时应用"
 ],
 "baseData.credential.does": [
  "设置名册服务的凭据；从标准输入读取，不会显示"
 ],
 "baseData.apply.does": [
  "应用已预览的数据包，或直接预览并应用文件"
 ],
 "baseData.apply.what": [
  "预览编号、ZIP 文件，或存放 CSV 文件的文件夹"
 ],
 "baseData.apply.confirm": [
  "被保护上限拦下的类别：确认将停用的数量"
 ],
 "baseData.apply.exit": [
  "已应用或无变更时以 0 结束，被保护上限拦下、待确认对应关系或人员、或预览后数据有变时为 3，文件无法读取时为 1。要么全部应用，要么完全不应用。"
 ],
 "baseData.apply.ask": [
  "应用 ",
  [
   "name"
  ],
  "：新增 ",
  [
   "created",
   "number"
  ],
  "，变更 ",
  [
   "changed",
   "number"
  ],
  "，停用 ",
  [
   "deactivated",
   "number"
  ],
  "？[y/N]"
 ],
 "baseData.undo.does": [
  "撤销数据包带来的变更"
 ],
 "baseData.undo.id": [
  "编号"
 ],
 "baseData.undo.ask": [
  "撤销 ",
  [
   "name"
  ],
  " 的全部变更？[y/N]"
 ],
 "baseData.undo.said": [
  "已撤销 ",
  [
   "undone",
   "number"
  ],
  " 项变更",
  [
   "left",
   "plural",
   {
    "0": [],
    "other": [
     "，",
     "#",
     " 项因之后有人修改而保留"
    ]
   }
  ],
  "。"
 ],
 "baseData.roster.does": [
  "将当前在校人员导出为 OneRoster 1.2 数据包"
 ],
 "baseData.roster.more": [
  "每个人沿用其来源名册中的编号；将该数据包重新导入本系统不会产生任何变更。"
 ],
 "baseData.lint.does": [
  "检查 OneRoster 或 School Data Sync 文件并列出全部问题，无需服务器"
 ],
 "baseData.lint.file": [
  "ZIP 文件，或存放 CSV 文件的文件夹"
 ],
 "baseData.stopped": [
  "已在服务器上停止第 ",
  [
   "id"
  ],
  " 次导入，未作任何更改。"
 ],
 "baseData.lint.exit": [
  "有错误（无法读取的行或文件）时以 1 结束；警告和提示不算错误。\n密码以及种族、族裔、出生地等列从不读取。"
 ],
 "baseData.lint.progress": [
  "正在检查"
 ],
 "baseData.lint.weight": [
  "类别"
 ],
 "baseData.lint.error": [
  "错误"
 ],
 "baseData.lint.warning": [
  "警告"
 ],
 "baseData.lint.note": [
  "提示"
 ],
 "baseData.lint.in": [
  "文件"
 ],
 "baseData.lint.line": [
  "行"
 ],
 "baseData.lint.what": [
  "说明"
 ],
 "baseData.lint.more": [
  "（另有 ",
  [
   "count",
   "number"
  ],
  " 处）"
 ],
 "baseData.lint.noFormat": [
  "不是名册"
 ],
 "baseData.lint.said": [
  [
   "format"
  ],
  "：",
  [
   "files",
   "number"
  ],
  " 个文件，",
  [
   "rows",
   "number"
  ],
  " 行。",
  [
   "errors",
   "number"
  ],
  " 处错误，",
  [
   "warnings",
   "number"
  ],
  " 处警告，",
  [
   "notes",
   "number"
  ],
  " 处提示。"
 ],
 "baseData.noBundle": [
  "无法读取 ",
  [
   "name"
  ],
  "：不是 ZIP 文件也不是文件夹，或 ZIP 文件已损坏、不完整"
 ],
 "baseData.noText": [
  [
   "name"
  ],
  " 中的 ",
  [
   "file"
  ],
  " 无法解压，ZIP 文件已损坏"
 ],
 "baseData.tooManyFiles": [
  "文件超过 ",
  [
   "most",
   "number"
  ],
  " 个，不是名册"
 ],
 "baseData.tooLarge": [
  "ZIP 文件解压后超过 ",
  [
   "gigabytes",
   "number"
  ],
  " GB，或超过原大小的 ",
  [
   "ratio",
   "number"
  ],
  " 倍，未打开。"
 ],
 "bike.does": [
  "自行车、租借和归还"
 ],
 "bike.rentIds": [
  "租借申请的编号；- 表示从标准输入读取，每行一个，也可以是 list-rents --ndjson 的输出"
 ],
 "bike.asked": [
  [
   "name"
  ],
  "已申请"
 ],
 "bike.out": [
  [
   "name"
  ],
  "，",
  [
   "day"
  ],
  " 前归还"
 ],
 "bike.comingBack": [
  [
   "name"
  ],
  "，",
  [
   "day"
  ],
  " 前归还；已申请归还"
 ],
 "bike.overdue": [
  [
   "day"
  ],
  "（已逾期）"
 ],
 "bike.list.does": [
  "列出自行车"
 ],
 "bike.list.search": [
  "编号、品牌、位置或姓名（英文、中文、拼音）的一部分"
 ],
 "bike.get.does": [
  "显示自行车及其租借人"
 ],
 "bike.remove.does": [
  "删除从未租出的自行车"
 ],
 "bike.startMaintenance.does": [
  "将自行车转入维修"
 ],
 "bike.endMaintenance.does": [
  "结束维修，恢复可租"
 ],
 "bike.return.does": [
  "在柜台归还自行车：恢复可租，并结束未结束的租借"
 ],
 "bike.undoReturnBike.does": [
  "撤销归还：租借继续"
 ],
 "bike.import.does": [
  "从 CSV 文件新增和更改自行车，全部成功或全部不导入"
 ],
 "bike.import.more": [
  "列名可用英文或中文，顺序不限：编号、品牌、位置。自行车按编号匹配。\n空单元格表示保持不变，填 - 表示清空。导入不会更改状态和租借。"
 ],
 "bike.import.noNumber": [
  "缺少编号"
 ],
 "bike.import.long": [
  "内容超过 ",
  [
   "count",
   "number"
  ],
  " 个字符"
 ],
 "bike.settings.does": [
  "同时可租数量、租期和公开数据源；用 名称=值 更改"
 ],
 "bike.requests.from": [
  "申请起始日期（YYYY-MM-DD，按学校时区）"
 ],
 "bike.listRents.does": [
  "租借申请：待确认的在前，最早的排最前"
 ],
 "bike.listRents.out": [
  "只列出租借中的"
 ],
 "bike.listRents.overdue": [
  "只列出已逾期的"
 ],
 "bike.listReturns.does": [
  "归还申请：待确认的在前，最早的排最前"
 ],
 "bike.requestRent.does": [
  "申请租借自行车，可为自己或他人"
 ],
 "bike.requestRent.bike": [
  "自行车编号"
 ],
 "bike.requestRent.for": [
  "租借人的电子邮箱，默认为自己"
 ],
 "bike.note": [
  "给处理人的备注"
 ],
 "bike.requestRent.confirm": [
  "同时确认，立即交车"
 ],
 "bike.requestRent.more": [
  "标准输入每行一个 JSON 对象，未写的内容以选项为准：\n  {\"bike\": \"B-012\", \"person\": \"office@school.example\", \"note\": \"运动会\"}"
 ],
 "bike.requestRent.done": [
  "已申请租借自行车 ",
  [
   "number"
  ],
  "（申请 ",
  [
   "id"
  ],
  "）"
 ],
 "bike.requestRent.confirmed": [
  "自行车 ",
  [
   "number"
  ],
  " 已交给",
  [
   "name"
  ],
  "，",
  [
   "day"
  ],
  " 前归还"
 ],
 "bike.confirmRent.does": [
  "确认租借，交车"
 ],
 "bike.rejectRent.does": [
  "拒绝租借申请，自行车恢复可租"
 ],
 "bike.cancelRent.does": [
  "撤回自己尚未处理的租借申请"
 ],
 "bike.undoRent.does": [
  "撤销对租借申请的处理，恢复为待确认"
 ],
 "bike.confirmReturn.does": [
  "确认归还"
 ],
 "bike.rejectReturn.does": [
  "拒绝归还申请，自行车仍为使用中"
 ],
 "bike.cancelReturn.does": [
  "撤回自己尚未处理的归还申请"
 ],
 "bike.undoReturn.does": [
  "撤销对归还申请的处理，恢复为待确认"
 ],
 "bike.requestReturn.does": [
  "申请归还自行车"
 ],
 "bike.requestReturn.bike": [
  "自行车编号（代替租借编号），可多次使用"
 ],
 "bike.allowance.does": [
  "查看某人租借和申请的自行车及上限"
 ],
 "bike.allowance.email": [
  "电子邮箱，默认为自己"
 ],
 "bike.allowance.said": [
  [
   "count",
   "number"
  ],
  "/",
  [
   "limit",
   "number"
  ]
 ],
 "head.number": [
  "编号"
 ],
 "head.return": [
  "归还申请"
 ],
 "head.withWhom": [
  "租借人"
 ],
 "refused.bikeNotFree": [
  "自行车 ",
  [
   "number"
  ],
  " 目前不可租，或没有该编号"
 ],
 "refused.bikeNotOut": [
  "自行车 ",
  [
   "number"
  ],
  " 没有被租出"
 ],
 "refused.noNumberColumn": [
  "缺少自行车编号列"
 ],
 "busBooking.does": [
  "校车座位预约与乘车名单"
 ],
 "busBooking.list.does": [
  "列出校车预约，可用选项筛选"
 ],
 "busBooking.list.waiting": [
  "只列出候补中的预约"
 ],
 "busBooking.request.does": [
  "为学生预约座位，可为一天或每周固定几天"
 ],
 "busBooking.confirm.does": [
  "确认预约；满座时进入候补"
 ],
 "busBooking.reject.does": [
  "拒绝预约"
 ],
 "busBooking.cancel.does": [
  "取消预约；座位让给候补学生"
 ],
 "busBooking.leaveOut.does": [
  "预约中的某一天不乘车，预约继续有效"
 ],
 "busBooking.rideAgain.does": [
  "恢复预约中不乘车的某一天"
 ],
 "busBooking.moveDay.does": [
  "学生某一天改乘另一条线路"
 ],
 "busBooking.meet.does": [
  "标记学生须由成人接走"
 ],
 "busBooking.notMeet.does": [
  "取消须由成人接走的标记"
 ],
 "busBooking.undo.does": [
  "撤销对预约的处理，恢复为待确认"
 ],
 "busBooking.riders.does": [
  "按站点列出某个班次的乘车学生"
 ],
 "busBooking.board.does": [
  "查看某一天各班次的座位情况"
 ],
 "busBooking.board.said": [
  [
   "day"
  ],
  "：",
  [
   "runs"
  ],
  " 个班次"
 ],
 "busBooking.riders.said": [
  [
   "riders"
  ],
  " 名学生"
 ],
 "busBooking.changes.does": [
  "按班级列出某一天的乘车变动"
 ],
 "busBooking.changes.said": [
  [
   "day"
  ],
  "：",
  [
   "changes"
  ],
  " 项变动"
 ],
 "busBooking.message.does": [
  "向某个班次的乘客家庭发送消息"
 ],
 "busBooking.message.text": [
  "消息内容"
 ],
 "busBooking.message.said": [
  "已发送给 ",
  [
   "families"
  ],
  " 个家庭"
 ],
 "busBooking.message.call": [
  [
   "said"
  ],
  "。请致电：",
  [
   "names"
  ]
 ],
 "bus.does": [
  "校车：线路、站点、车辆、每日班次与实时位置"
 ],
 "bus.list.does": [
  "列出校车线路，可用选项筛选"
 ],
 "bus.list.stopId": [
  "只列出经过该站点的线路"
 ],
 "bus.list.vehicleId": [
  "只列出使用该车辆的线路"
 ],
 "bus.listStops.does": [
  "列出校车站点，可用选项筛选"
 ],
 "bus.listStops.elsewhere": [
  "只列出与实际停车点不符的站点"
 ],
 "bus.listVehicles.does": [
  "列出校车车辆，可用选项筛选"
 ],
 "bus.feed.does": [
  "导出 GTFS 时刻表"
 ],
 "bus.export.withoutHomes": [
  "略去乘客少于五人的站点，供外部使用"
 ],
 "bus.import.does": [
  "从 GTFS 数据导入站点与线路"
 ],
 "bus.import.file": [
  "GTFS 的 ZIP 文件，或其文件所在的文件夹"
 ],
 "bus.import.school": [
  "学校所在站点的编号、代码或名称"
 ],
 "bus.import.more": [
  "先显示导入结果。站点与线路按数据中的编号识别，不会删除任何内容。无法成为线路的车次（例如每十分钟一班）会逐一列出并略过；文件有错误时不导入任何内容。"
 ],
 "bus.report.does": [
  "上报车辆位置"
 ],
 "bus.report.plate": [
  "车牌号"
 ],
 "bus.report.latitude": [
  "纬度（WGS-84）"
 ],
 "bus.report.longitude": [
  "经度（WGS-84）"
 ],
 "bus.report.at": [
  "定位时间；默认为当前时间"
 ],
 "bus.report.wrong": [
  "纬度和经度必须是数字，时间必须有效"
 ],
 "bus.where.does": [
  "查看今日校车的位置与晚点情况"
 ],
 "bus.where.minutes": [
  [
   "minutes"
  ],
  " 分钟"
 ],
 "bus.where.seconds": [
  [
   "seconds"
  ],
  " 秒前"
 ],
 "bus.where.silent": [
  [
   "minutes"
  ],
  " 分钟无信号"
 ],
 "bus.where.said": [
  [
   "buses"
  ],
  " 辆校车，",
  [
   "road"
  ],
  " 辆行驶中"
 ],
 "bus.sheet.does": [
  "列出今日某个班次的学生及其乘车情况"
 ],
 "bus.sheet.said": [
  [
   "riders"
  ],
  " 名学生，",
  [
   "status"
  ]
 ],
 "bus.route": [
  "线路名称或编号"
 ],
 "bus.export.does": [
  "将线路列表导出为 CSV 或 XLSX 文件，可用列表的筛选条件"
 ],
 "bus.startRun.does": [
  "登记发车；提前过早，或车辆、随车老师仍在其他班次时会先询问"
 ],
 "bus.startRun.ask": [
  [
   "why"
  ],
  "。仍要发车吗？[y/N]"
 ],
 "bus.resetRun.does": [
  "撤销发车，限尚未过站且车上无人的班次"
 ],
 "bus.resetRun.reason": [
  "原因，记入操作日志"
 ],
 "bus.closeRun.does": [
  "登记收班，车上已无学生"
 ],
 "bus.cancelRun.does": [
  "取消班次，并邮件通知乘车家庭"
 ],
 "bus.restoreRun.does": [
  "恢复已取消的班次"
 ],
 "bus.changeRun.does": [
  "为班次更换车辆，并邮件通知乘车家庭"
 ],
 "bus.run.reason": [
  "原因，家长可见"
 ],
 "bus.run.vehicle": [
  "所换车辆的车牌号"
 ],
 "bus.run.said": [
  [
   "line"
  ],
  " ",
  [
   "name"
  ],
  "，",
  [
   "day"
  ],
  "：",
  [
   "status"
  ]
 ],
 "bus.passes.does": [
  "列出某个班次的登录码"
 ],
 "bus.passes.none": [
  "尚未为该班次生成登录码"
 ],
 "bus.createPass.does": [
  "为某个班次生成随车登录码"
 ],
 "bus.createPass.attendant": [
  "随车人员；默认为该线路的随车老师"
 ],
 "bus.createPass.done": [
  "登录码 ",
  [
   "id"
  ],
  "（",
  [
   "attendant"
  ],
  "）：",
  [
   "route"
  ],
  "，",
  [
   "day"
  ],
  "。仅显示这一次"
 ],
 "bus.passId": [
  "登录码编号"
 ],
 "bus.revokePass.does": [
  "撤销登录码，用其登录者将退出"
 ],
 "bus.revokePass.done": [
  "已撤销"
 ],
 "bus.trackers.does": [
  "列出定位设备的上报地址"
 ],
 "bus.trackers.none": [
  "尚无定位设备"
 ],
 "bus.trackers.any": [
  "任意车辆"
 ],
 "bus.createTracker.does": [
  "为无法设置请求头的定位设备或 Traccar 服务器创建上报地址"
 ],
 "bus.createTracker.name": [
  "设备名称"
 ],
 "bus.createTracker.vehicle": [
  "其上报的车辆；默认按车牌号上报任意车辆"
 ],
 "bus.createTracker.datum": [
  "坐标系；默认为 WGS84"
 ],
 "bus.createTracker.address": [
  "OsmAnd"
 ],
 "bus.createTracker.done": [
  "定位设备 ",
  [
   "id"
  ],
  "。地址仅显示这一次"
 ],
 "bus.trackerId": [
  "定位设备编号"
 ],
 "bus.removeTracker.does": [
  "撤销定位设备的上报地址"
 ],
 "bus.removeTracker.done": [
  "已撤销"
 ],
 "bus.source.does": [
  "查看实时数据源的读取情况；读取失败时退出码为 1"
 ],
 "bus.source.none": [
  "尚未读取任何数据源"
 ],
 "bus.source.read": [
  [
   "buses"
  ],
  " 个新位置，",
  [
   "unknown"
  ],
  " 辆未知车辆，忽略 ",
  [
   "ignored"
  ],
  " 个"
 ],
 "bus.replay.does": [
  "查看某个班次到达各站的时间；JSON 含行车轨迹"
 ],
 "bus.replay.said": [
  [
   "name"
  ],
  "，",
  [
   "day"
  ],
  "：",
  [
   "status"
  ],
  "，",
  [
   "places"
  ],
  " 个位置"
 ],
 "bus.runs.does": [
  "列出某一天的班次"
 ],
 "bus.runs.day": [
  "日期，例如 2026-11-26；默认为今天"
 ],
 "bus.runs.said": [
  [
   "day"
  ],
  "：",
  [
   "runs"
  ],
  " 个班次"
 ],
 "calendar.does": [
  "校历：哪些天算上课日，以及年级"
 ],
 "calendar.listYears.does": [
  "列出学年"
 ],
 "calendar.listGrades.does": [
  "列出年级，可用选项筛选"
 ],
 "calendar.list.does": [
  "列出特殊日期"
 ],
 "calendar.list.search": [
  "名称的一部分"
 ],
 "calendar.is.does": [
  "查询某些日期是否上课及原因；都不上课时以 1 结束"
 ],
 "calendar.is.day": [
  "日期，不填则为今天"
 ],
 "calendar.is.last": [
  "多天中的最后一天"
 ],
 "calendar.is.division": [
  "学部；不填则只看对所有人有效的安排"
 ],
 "calendar.is.grade": [
  "年级代码，例如 G5"
 ],
 "calendar.createYear.does": [
  "添加学年及其学期"
 ],
 "calendar.createYear.name": [
  "学年名称，例如 2027-28"
 ],
 "calendar.createYear.from": [
  "第一天"
 ],
 "calendar.createYear.to": [
  "最后一天"
 ],
 "calendar.createYear.term": [
  "学期及其第一天和最后一天；可重复使用"
 ],
 "calendar.createYear.termWrong": [
  [
   "text"
  ],
  " 的格式应如 第一学期=2027-08-16..2028-01-14"
 ],
 "calendar.createYear.done": [
  "已添加学年 ",
  [
   "name"
  ]
 ],
 "calendar.import.does": [
  "导入放假和补课日期，更改前先预览"
 ],
 "calendar.import.file": [
  "holiday-cn JSON 或 iCalendar 文件；- 表示标准输入"
 ],
 "calendar.import.makeUp": [
  "补班日的安排：2027-05-08=Wednesday 按该日课表上课，2027-04-25=off 不上课"
 ],
 "calendar.import.more": [
  "未指定的补班日按校历设置处理，课表取所补假期的最后几个工作日。"
 ],
 "calendar.import.noMakeUp": [
  [
   "day"
  ],
  " 不是该文件中的补班日"
 ],
 "calendar.import.unclear": [
  "文件未说明 ",
  [
   "day"
  ],
  " 按哪天的课表上课，请指定：--make-up ",
  [
   "day"
  ],
  "=Friday 或 ",
  [
   "day"
  ],
  "=off"
 ],
 "calendar.import.answer": [
  [
   "text"
  ],
  " 的格式应如 2027-05-08=Wednesday 或 2027-04-25=off"
 ],
 "calendar.import.moves": [
  [
   "whom"
  ],
  "：上课日 ",
  [
   "before",
   "number"
  ],
  " → ",
  [
   "after",
   "number"
  ],
  "（减少 ",
  [
   "lost",
   "number"
  ],
  "，增加 ",
  [
   "gained",
   "number"
  ],
  "）"
 ],
 "calendar.import.passedOver": [
  [
   "count",
   "number"
  ],
  " 个事件不是全天事件，已略过"
 ],
 "calendar.import.outsideAll": [
  [
   "count",
   "number"
  ],
  " 项不在任何学年内，已略过。请先添加学年：isb calendar create-year"
 ],
 "calendar.import.nothing": [
  "没有可导入的内容"
 ],
 "calendar.import.taken": [
  "导入"
 ],
 "calendar.import.stands": [
  "已存在"
 ],
 "calendar.import.left": [
  "不导入"
 ],
 "calendar.import.outside": [
  "不在任何学年内"
 ],
 "calendar.import.question": [
  "导入 ",
  [
   "count",
   "number"
  ],
  " 项？[y/N]"
 ],
 "calendar.import.done": [
  "已导入 ",
  [
   "count",
   "number"
  ],
  " 项"
 ],
 "completion.does": [
  "输出命令补全脚本"
 ],
 "completion.shell": [
  "bash、zsh 或 fish"
 ],
 "config.file.all": [
  "学校配置，由 isb pull 生成；可用 isb diff 与服务器比较"
 ],
 "config.file.menus": [
  "menus：菜单权限树。排列顺序即同级顺序，省略的字段为空。"
 ],
 "config.file.roles": [
  "roles：各角色的权限（按编码）。编码的上级模块和菜单会自动包含。"
 ],
 "config.file.staff": [
  "staff：账号的角色（按邮箱）。此处不会新建或删除账号，请使用 isb staff import。"
 ],
 "config.file.homerooms": [
  "homerooms：各学年的班级及教师，学生所在班级不变。"
 ],
 "config.file.mailboxes": [
  "mailboxes：各办公室接收请假邮件的邮箱及邮件内容。此处不会新增或删除办公室。"
 ],
 "config.file.rosters": [
  "rosters：名册中的机构、年级、学期和列在本校的对应关系。没有 target 表示无对应。"
 ],
 "config.file.venueTypes": [
  "venueTypes：场地类型及颜色。"
 ],
 "config.file.venues": [
  "venues：各场地的开放时间，例如 Mon-Fri 08:00–12:00。此处不会新增或删除场地，请使用 isb venue import。"
 ],
 "config.files": [
  "isb pull 生成的文件或目录，默认为当前目录"
 ],
 "config.prune": [
  "删除文件中没有的内容（仅限文件所含的部分）"
 ],
 "config.nothing": [
  "没有变化"
 ],
 "config.counts": [
  "新建 ",
  [
   "create",
   "number"
  ],
  "，更改 ",
  [
   "change",
   "number"
  ],
  "，删除 ",
  [
   "remove",
   "number"
  ]
 ],
 "config.menus": [
  "菜单"
 ],
 "config.roles": [
  "角色"
 ],
 "config.staff": [
  "账号"
 ],
 "config.homerooms": [
  "班级"
 ],
 "config.mailboxes": [
  "邮箱"
 ],
 "config.rosters": [
  "名册对应关系"
 ],
 "config.venueTypes": [
  "场地类型"
 ],
 "config.venues": [
  "场地开放时间"
 ],
 "config.top": [
  "顶层"
 ],
 "config.orderUnder": [
  [
   "key"
  ],
  " 下的顺序"
 ],
 "config.aboutMenu": [
  [
   "name"
  ],
  "（",
  [
   "type"
  ],
  "），位于 ",
  [
   "parent"
  ]
 ],
 "config.more": [
  "……以及另外 ",
  [
   "count",
   "number"
  ],
  " 个"
 ],
 "config.field.parent": [
  "上级"
 ],
 "config.field.type": [
  "类型"
 ],
 "config.field.name": [
  "名称"
 ],
 "config.field.nameZh": [
  "中文名称"
 ],
 "config.field.path": [
  "路由"
 ],
 "config.field.icon": [
  "图标"
 ],
 "config.field.isExternalPath": [
  "外部链接"
 ],
 "config.field.openTarget": [
  "新标签页"
 ],
 "config.field.description": [
  "说明"
 ],
 "config.field.enabled": [
  "启用"
 ],
 "config.field.permissions": [
  "权限"
 ],
 "config.field.reach": [
  "可见学生范围"
 ],
 "config.field.roles": [
  "角色"
 ],
 "config.field.schoolYear": [
  "学年"
 ],
 "config.field.campus": [
  "校区"
 ],
 "config.field.grade": [
  "年级"
 ],
 "config.field.division": [
  "学部"
 ],
 "config.field.teacherEmail": [
  "班主任"
 ],
 "config.field.assistantEmail": [
  "助教"
 ],
 "config.field.dlTeacherEmail": [
  "DL 教师"
 ],
 "config.field.addresses": [
  "邮箱地址"
 ],
 "config.field.language": [
  "语言"
 ],
 "config.field.details": [
  "邮件内容"
 ],
 "config.field.color": [
  "颜色"
 ],
 "config.field.hours": [
  "开放时间"
 ],
 "config.field.codes": [
  "顺序"
 ],
 "config.field.target": [
  "对应"
 ],
 "config.fault.text": [
  [
   "file"
  ],
  "：",
  [
   "text"
  ]
 ],
 "config.fault.unknown": [
  [
   "file"
  ],
  "：此处没有 ",
  [
   "field"
  ],
  " 这个字段"
 ],
 "config.fault.value": [
  [
   "file"
  ],
  "：",
  [
   "field"
  ],
  " 的值不正确"
 ],
 "config.fault.missing": [
  [
   "file"
  ],
  "：缺少 ",
  [
   "field"
  ]
 ],
 "config.fault.type": [
  [
   "file"
  ],
  "：type“",
  [
   "type"
  ],
  "”只能是 ",
  [
   "types"
  ]
 ],
 "config.fault.row": [
  [
   "file"
  ],
  "：这不是 ",
  [
   "part"
  ],
  " 的条目"
 ],
 "config.fault.part": [
  [
   "file"
  ],
  "：配置中没有 ",
  [
   "field"
  ],
  "，只有 ",
  [
   "parts"
  ]
 ],
 "config.fault.rowIn": [
  [
   "file"
  ],
  "：",
  [
   "key"
  ],
  "：",
  [
   "text"
  ]
 ],
 "config.fault.rowOf": [
  [
   "key"
  ],
  "：",
  [
   "text"
  ]
 ],
 "pull.does": [
  "将学校配置导出为文件：菜单、角色、账号的角色、班级、邮箱、名册对应关系、场地类型与开放时间"
 ],
 "pull.where": [
  "目录（每部分一个文件）、单个文件，或用 - 表示标准输出；默认为当前目录"
 ],
 "pull.only": [
  "只导出该部分，可多次使用"
 ],
 "pull.done": [
  "已写入 ",
  [
   "menus",
   "number"
  ],
  " 个菜单、",
  [
   "roles",
   "number"
  ],
  " 个角色、",
  [
   "staff",
   "number"
  ],
  " 个账号、",
  [
   "homerooms",
   "number"
  ],
  " 个班级、",
  [
   "mailboxes",
   "number"
  ],
  " 个邮箱、",
  [
   "rosters",
   "number"
  ],
  " 条名册对应关系、",
  [
   "venueTypes",
   "number"
  ],
  " 个场地类型、",
  [
   "venues",
   "number"
  ],
  " 个场地的开放时间：",
  [
   "files"
  ]
 ],
 "diff.does": [
  "显示文件与服务器现状的差异，有差异时退出码为 2"
 ],
 "plan.does": [
  "生成执行计划，有变化时退出码为 2"
 ],
 "plan.output": [
  "将计划写入该文件（JSON）"
 ],
 "plan.written": [
  "计划已写入 ",
  [
   "file"
  ],
  "。其中的内容被他人修改前有效。"
 ],
 "apply.does": [
  "执行计划或文件，全部成功或全部不执行"
 ],
 "apply.files": [
  "计划（plan.json），或文件、目录"
 ],
 "apply.ask": [
  "确定执行吗？",
  [
   "removed",
   "plural",
   {
    "0": [],
    "other": [
     "删除的内容无法恢复。"
    ]
   }
  ],
  "[y/N]"
 ],
 "apply.progress": [
  "正在执行"
 ],
 "apply.done": [
  "执行完成：",
  [
   "counts"
  ]
 ],
 "note.badCode": [
  "“",
  [
   "name"
  ],
  "”的编码“",
  [
   "code"
  ],
  "”不合规，已留空"
 ],
 "note.badPath": [
  "“",
  [
   "name"
  ],
  "”的路由“",
  [
   "path"
  ],
  "”不合规，已留空"
 ],
 "note.becameMenu": [
  "模块“",
  [
   "name"
  ],
  "”下只有按钮，已改为菜单"
 ],
 "note.becameModule": [
  "菜单“",
  [
   "name"
  ],
  "”下还有菜单，自身没有页面，已改为模块"
 ],
 "note.below": [
  "“",
  [
   "name"
  ],
  "”的上级（第 ",
  [
   "parentLine"
  ],
  " 行）被略去，因此一并略去"
 ],
 "note.buttonMoved": [
  "按钮“",
  [
   "name"
  ],
  "”直接位于模块“",
  [
   "module"
  ],
  "”下，已移到该模块的第一个菜单“",
  [
   "menu"
  ],
  "”（第 ",
  [
   "menuLine"
  ],
  " 行）"
 ],
 "note.buttonNowhere": [
  "按钮“",
  [
   "name"
  ],
  "”不在任何菜单下，也没有可放置的菜单，已略去"
 ],
 "note.codeDropped": [
  "“",
  [
   "name"
  ],
  "”的编码“",
  [
   "code"
  ],
  "”已被“",
  [
   "first"
  ],
  "”（第 ",
  [
   "firstLine"
  ],
  " 行）使用，已留空"
 ],
 "note.deleted": [
  "“",
  [
   "name"
  ],
  "”在原系统中已删除，已略去"
 ],
 "note.disabled": [
  "“",
  [
   "name"
  ],
  "”在原系统中已停用，导入后为正常状态"
 ],
 "note.hidden": [
  "“",
  [
   "name"
  ],
  "”在原系统中不显示，导入后会显示"
 ],
 "note.lifted": [
  "“",
  [
   "name"
  ],
  "”不能放在“",
  [
   "parent"
  ],
  "”（第 ",
  [
   "parentLine"
  ],
  " 行）下，已上移一层"
 ],
 "note.noName": [
  "第 ",
  [
   "name"
  ],
  " 条没有名称"
 ],
 "note.orphan": [
  "“",
  [
   "name"
  ],
  "”的上级 ",
  [
   "parent"
  ],
  " 不在数据中，已略去"
 ],
 "note.sameId": [
  "“",
  [
   "name"
  ],
  "”的编号 ",
  [
   "id"
  ],
  " 与第 ",
  [
   "otherLine"
  ],
  " 行重复，已略去"
 ],
 "note.severalCodes": [
  "“",
  [
   "name"
  ],
  "”有多个编码，保留“",
  [
   "code"
  ],
  "”，略去：",
  [
   "rest"
  ]
 ],
 "note.unknownType": [
  "“",
  [
   "name"
  ],
  "”的类型“",
  [
   "type"
  ],
  "”无法识别，已略去"
 ],
 "tree.name": [
  "缺少 name"
 ],
 "tree.notNode": [
  "这里不是菜单；菜单至少要有 type 和 name"
 ],
 "tree.syntax": [
  [
   "text"
  ]
 ],
 "tree.type": [
  "type“",
  [
   "type"
  ],
  "”只能是 ",
  [
   "types"
  ]
 ],
 "tree.unknownField": [
  "菜单没有 ",
  [
   "field"
  ],
  " 这个字段"
 ],
 "tree.value": [
  [
   "field"
  ],
  " 的值不正确"
 ],
 "head.changes": [
  "更改内容"
 ],
 "head.day": [
  "日期"
 ],
 "head.decidedAt": [
  "处理时间"
 ],
 "head.decidedBy": [
  "处理人"
 ],
 "head.note": [
  "备注"
 ],
 "head.person": [
  "人员"
 ],
 "head.reason": [
  "原因"
 ],
 "head.requestedAt": [
  "申请时间"
 ],
 "head.status": [
  "状态"
 ],
 "head.submittedBy": [
  "提交人"
 ],
 "head.address": [
  "地址"
 ],
 "head.at": [
  "时间"
 ],
 "head.attempts": [
  "尝试次数"
 ],
 "head.code": [
  "编码"
 ],
 "head.current": [],
 "head.description": [
  "说明"
 ],
 "head.did": [
  "操作"
 ],
 "head.dueAt": [
  "下次尝试"
 ],
 "head.enabled": [
  "状态"
 ],
 "head.email": [
  "邮箱"
 ],
 "head.expiresAt": [
  "到期时间"
 ],
 "head.fault": [
  "原因"
 ],
 "head.gender": [
  "性别"
 ],
 "head.host": [
  "服务器"
 ],
 "head.icon": [
  "图标"
 ],
 "head.id": [
  "编号"
 ],
 "head.invitedUntil": [
  "邀请有效期"
 ],
 "head.key": [
  "对象"
 ],
 "head.lastError": [
  "服务器返回"
 ],
 "head.lastLoginAt": [
  "最近登录"
 ],
 "head.lastSeenAt": [
  "最近活动"
 ],
 "head.lastUsedAt": [
  "最近使用"
 ],
 "head.ownUntil": [
  "本人数据截止"
 ],
 "head.file": [
  "文件"
 ],
 "head.line": [
  "行"
 ],
 "head.mail": [
  "邮件"
 ],
 "head.members": [
  "成员数"
 ],
 "head.message": [
  "说明"
 ],
 "head.name": [
  "名称"
 ],
 "head.nameZh": [
  "中文名称"
 ],
 "head.outcome": [
  "结果"
 ],
 "head.path": [
  "路由"
 ],
 "head.permissions": [
  "权限数"
 ],
 "head.profile": [
  "配置"
 ],
 "head.recipient": [
  "收件人"
 ],
 "head.request": [
  "请求编号"
 ],
 "head.roles": [
  "角色"
 ],
 "head.rows": [
  "记录"
 ],
 "head.scopes": [
  "权限范围"
 ],
 "head.sentAt": [
  "发送时间"
 ],
 "head.service": [
  "服务账号"
 ],
 "head.signedIn": [
  "已登录"
 ],
 "head.source": [
  "来源"
 ],
 "head.start": [
  "开头"
 ],
 "head.startedAt": [
  "登录时间"
 ],
 "head.state": [
  "状态"
 ],
 "head.syncedAt": [
  "同步时间"
 ],
 "head.token": [
  "API 令牌"
 ],
 "head.type": [
  "类型"
 ],
 "head.updatedAt": [
  "更改时间"
 ],
 "head.userAgent": [
  "客户端"
 ],
 "head.who": [
  "操作人"
 ],
 "homeroom.does": [
  "行政班：各学年的班级及升班"
 ],
 "homeroom.list.does": [
  "列出班级，可用选项筛选"
 ],
 "homeroom.list.withoutTeacher": [
  "只列出没有班主任的班级"
 ],
 "homeroom.list.unknownAddress": [
  "只列出教师邮箱无对应账号的班级"
 ],
 "homeroom.import.does": [
  "从 CSV 文件新建和更改班级，全部成功或全部不导入"
 ],
 "homeroom.import.more": [
  "列名可用英文或中文，顺序不限：学年、名称、校区、年级、学部、班主任、助教、DL 教师（邮箱）。班级按学年、校区和名称匹配。\n空单元格表示保持不变，填 - 表示清空。没有对应启用账号的邮箱会被提示。学生留在原班级。"
 ],
 "homeroom.import.noName": [
  "缺少班级名称"
 ],
 "homeroom.import.noYear": [
  "缺少学年"
 ],
 "refused.noClassColumn": [
  "缺少班级名称列"
 ],
 "homeroom.rollOver.does": [
  "安排下学年班级，整体执行或整体撤销"
 ],
 "homeroom.rollOver.step": [
  "步骤：show 查看、plan 保存草稿、apply 执行、undo 撤销"
 ],
 "homeroom.rollOver.year": [
  "结束的学年，例如 2026-27；不填则为当前学年"
 ],
 "homeroom.rollOver.propose": [
  "重新生成建议方案，不使用已保存的草稿"
 ],
 "homeroom.rollOver.file": [
  "用于 plan：从 show --json 输出的文件读取班级和离校学生；- 表示标准输入"
 ],
 "homeroom.rollOver.more": [
  "每个班级及其学生升入下一年级，最高年级离校。新学年第一天之前不会有任何变动。\n没有班主任的班级会被提示；所有学生都安排后才能执行。"
 ],
 "homeroom.rollOver.from": [
  "原班级"
 ],
 "homeroom.rollOver.noPlan": [
  [
   "name"
  ],
  " 不是 show --json 输出的安排"
 ],
 "homeroom.rollOver.stands": [
  [
   "year"
  ],
  "：",
  [
   "state"
  ],
  "。未安排的学生 ",
  [
   "unplaced",
   "number"
  ],
  " 名；没有班主任的班级 ",
  [
   "withoutTeacher",
   "number"
  ],
  " 个；草稿保存后新来的学生 ",
  [
   "newcomers",
   "number"
  ],
  " 名"
 ],
 "homeroom.rollOver.unplaced": [
  "未安排的学生：",
  [
   "names"
  ],
  [
   "more",
   "plural",
   {
    "0": [],
    "other": [
     "，另有 ",
     "#",
     " 名，可用 --json 查看全部"
    ]
   }
  ]
 ],
 "homeroom.rollOver.odd": [
  [
   "from"
  ],
  " 之后是 ",
  [
   "to"
  ],
  "：年级顺序似乎有误，请在控制台的设置中检查"
 ],
 "homeroom.rollOver.saved": [
  "已保存 ",
  [
   "year"
  ],
  " 的草稿"
 ],
 "homeroom.rollOver.ask": [
  "建立 ",
  [
   "year"
  ],
  " 的班级？",
  [
   "day"
  ],
  " 起 ",
  [
   "moving",
   "number"
  ],
  " 名学生换班，",
  [
   "leaving",
   "number"
  ],
  " 名学生在此之前离校。[y/N]"
 ],
 "homeroom.rollOver.applied": [
  "已建立 ",
  [
   "year"
  ],
  " 的 ",
  [
   "classes",
   "number"
  ],
  " 个班级。",
  [
   "day"
  ],
  " 起 ",
  [
   "moving",
   "number"
  ],
  " 名学生换班，",
  [
   "leaving",
   "number"
  ],
  " 名学生在此之前离校"
 ],
 "homeroom.rollOver.askUndo": [
  "撤销 ",
  [
   "year"
  ],
  " 的班级？[y/N]"
 ],
 "homeroom.rollOver.undone": [
  "已撤销，所有学生留在原班级"
 ],
 "impact.gain": [
  [
   "count",
   "number"
  ],
  " 人将获得权限："
 ],
 "impact.gained": [
  [
   "people",
   "plural",
   {
    "0": [
     "没有人"
    ],
    "other": [
     "#",
     " 人"
    ]
   }
  ],
  "获得",
  [
   "things"
  ],
  [
   "people",
   "plural",
   {
    "0": [],
    "other": [
     "：",
     [
      "names"
     ]
    ]
   }
  ]
 ],
 "impact.had": [
  "；",
  [
   "count",
   "number"
  ],
  " 人原本就有"
 ],
 "impact.kept": [
  "；",
  [
   "count",
   "number"
  ],
  " 人仍可通过角色 ",
  [
   "roles"
  ],
  " 使用"
 ],
 "impact.keptAnyway": [
  "；",
  [
   "count",
   "number"
  ],
  " 人仍可使用"
 ],
 "impact.lose": [
  [
   "count",
   "number"
  ],
  " 人将失去权限："
 ],
 "impact.lost": [
  [
   "people",
   "plural",
   {
    "0": [
     "没有人"
    ],
    "other": [
     "#",
     " 人"
    ]
   }
  ],
  "失去",
  [
   "things"
  ],
  [
   "people",
   "plural",
   {
    "0": [],
    "other": [
     "：",
     [
      "names"
     ]
    ]
   }
  ]
 ],
 "impact.morePeople": [
  "另外 ",
  [
   "count",
   "number"
  ],
  " 人"
 ],
 "impact.none": [
  "没有人会因此获得或失去权限。"
 ],
 "impact.rest": [
  "另有 ",
  [
   "count",
   "number"
  ],
  " 项"
 ],
 "impact.role": [
  [
   "name"
  ],
  "（",
  [
   "members",
   "number"
  ],
  " 名成员）"
 ],
 "impact.roles": [
  "涉及的角色：",
  [
   "roles"
  ]
 ],
 "impact.thing": [
  "“",
  [
   "name"
  ],
  "”（",
  [
   "type"
  ],
  "）"
 ],
 "mailbox.does": [
  "邮箱：请假时邮件通知谁"
 ],
 "mailbox.list.does": [
  "列出各办公室的邮箱"
 ],
 "mailbox.set.does": [
  "修改办公室的邮箱"
 ],
 "mailbox.set.office": [
  "办公室，例如 Nurses"
 ],
 "mailbox.set.addresses": [
  "邮箱地址，用分号隔开；留空表示没有"
 ],
 "mailbox.set.language": [
  "邮件语言"
 ],
 "mailbox.set.details": [
  "邮件中除姓名、班级和时间外的内容：LeaveType、Note、Symptom、Times"
 ],
 "mailbox.test.does": [
  "某次请假会通知谁；不会发给任何办公室"
 ],
 "mailbox.test.send": [
  "把该办公室会收到的邮件发给自己"
 ],
 "mailbox.test.sent": [
  "已将",
  [
   "office"
  ],
  "会收到的邮件发给您"
 ],
 "mailbox.test.none": [
  "未设邮箱"
 ],
 "mailbox.test.said": [
  "上课天数：",
  [
   "days"
  ]
 ],
 "refused.noOffice": [
  "没有办公室 ",
  [
   "name"
  ],
  "。可选：",
  [
   "offices"
  ]
 ],
 "menus.does": [
  "菜单权限树：模块、菜单和按钮"
 ],
 "menus.byCode": [
  "菜单的编码；没有该编码时按编号查找"
 ],
 "menus.byId": [
  "按编号指定菜单"
 ],
 "menus.output": [
  "写入文件，而不是标准输出"
 ],
 "menus.kind": [
  "数据来源系统（无法自动识别时填写）"
 ],
 "menus.dropDuplicates": [
  "编码重复时保留第一个，其余的编码留空"
 ],
 "menus.written": [
  "已将 ",
  [
   "count",
   "number"
  ],
  " 个菜单写入 ",
  [
   "file"
  ]
 ],
 "menus.page.does": [
  "列出菜单"
 ],
 "menus.page.search": [
  "名称、编码或路由的一部分"
 ],
 "menus.page.type": [
  "只列出一种类型"
 ],
 "menus.page.parent": [
  "只列出该菜单的直接下级；root 表示顶层"
 ],
 "menus.page.none": [
  "没有菜单"
 ],
 "menus.tree.does": [
  "显示菜单树"
 ],
 "menus.tree.menu": [
  "从该菜单开始，而不是从顶层开始"
 ],
 "menus.tree.noButtons": [
  "不显示按钮"
 ],
 "menus.field.type": [
  "模块、菜单或按钮"
 ],
 "menus.field.name": [
  "英文名称"
 ],
 "menus.field.nameZh": [
  "中文名称"
 ],
 "menus.field.code": [
  "权限编码"
 ],
 "menus.field.path": [
  "路由（/bike/list）或外部地址（https://…）"
 ],
 "menus.field.icon": [
  "lucide 图标名称"
 ],
 "menus.field.newTab": [
  "在新标签页打开"
 ],
 "menus.field.noNewTab": [
  "在当前标签页打开"
 ],
 "menus.field.parent": [
  "上级菜单的编码或编号；root 表示顶层"
 ],
 "menus.create.does": [
  "新建菜单，排在上级的最后"
 ],
 "menus.create.done": [
  "已新建“",
  [
   "name"
  ],
  "”"
 ],
 "menus.update.does": [
  "修改菜单，未指定的内容保持不变"
 ],
 "menus.update.askMove": [
  "确定要移动“",
  [
   "name"
  ],
  "”吗？[y/N]"
 ],
 "menus.update.done": [
  "已修改“",
  [
   "name"
  ],
  "”"
 ],
 "menus.remove.does": [
  "删除菜单及其按钮"
 ],
 "menus.remove.ask": [
  "确定要删除",
  [
   "type"
  ],
  "“",
  [
   "name"
  ],
  "”",
  [
   "count",
   "plural",
   {
    "0": [],
    "other": [
     "及其 ",
     "#",
     " 个按钮"
    ]
   }
  ],
  "吗？删除后无法恢复。[y/N]"
 ],
 "menus.remove.done": [
  "已删除“",
  [
   "name"
  ],
  "”",
  [
   "count",
   "plural",
   {
    "0": [],
    "other": [
     "及其 ",
     "#",
     " 个按钮"
    ]
   }
  ]
 ],
 "menus.remove.recursive": [
  "连同其下的全部内容一起删除"
 ],
 "menus.remove.askAll": [
  "确定要删除",
  [
   "type"
  ],
  "“",
  [
   "name"
  ],
  "”",
  [
   "count",
   "plural",
   {
    "0": [],
    "other": [
     "及其下全部 ",
     "#",
     " 个节点"
    ]
   }
  ],
  "吗？删除后无法恢复。[y/N]"
 ],
 "menus.remove.doneAll": [
  "已删除“",
  [
   "name"
  ],
  "”",
  [
   "count",
   "plural",
   {
    "0": [],
    "other": [
     "及其下全部 ",
     "#",
     " 个节点"
    ]
   }
  ]
 ],
 "menus.sort.does": [
  "调整菜单顺序，未指定的菜单按原顺序排在后面"
 ],
 "menus.sort.codes": [
  "按顺序列出编码或编号；其他位置的菜单会移入"
 ],
 "menus.sort.parent": [
  "所在的上级菜单；root 表示顶层"
 ],
 "menus.sort.done": [
  "顺序已更新",
  [
   "rest",
   "plural",
   {
    "0": [],
    "other": [
     "，其余 ",
     "#",
     " 个按原顺序排在后面"
    ]
   }
  ]
 ],
 "menus.convert.does": [
  "将 RuoYi、yudao 或 pig 的菜单数据转换为菜单树文件"
 ],
 "menus.convert.dump": [
  "SQL 或 JSON 文件；- 表示标准输入"
 ],
 "menus.convert.done": [
  [
   "kind"
  ],
  "：共 ",
  [
   "rows",
   "number"
  ],
  " 行，其中模块 ",
  [
   "modules",
   "number"
  ],
  " 个、菜单 ",
  [
   "menus",
   "number"
  ],
  " 个、按钮 ",
  [
   "buttons",
   "number"
  ],
  " 个",
  [
   "out",
   "plural",
   {
    "0": [],
    "other": [
     "，略去 ",
     "#",
     " 行"
    ]
   }
  ]
 ],
 "menus.convert.lost": [
  "转换时丢失：无对应图标 ",
  [
   "icons",
   "number"
  ],
  " 个、编码 ",
  [
   "codes",
   "number"
  ],
  " 个、隐藏标记 ",
  [
   "hidden",
   "number"
  ],
  " 个"
 ],
 "menus.treeFile.does": [
  "将菜单树导出为文件，可用 isb menus import 导入"
 ],
 "menus.treeFile.parent": [
  "只导出该菜单下的内容"
 ],
 "menus.export.does": [
  "将菜单导出为 CSV 或 XLSX 表格"
 ],
 "menus.import.does": [
  "导入菜单树文件或菜单数据，全部成功或全部不导入"
 ],
 "menus.import.file": [
  "菜单树文件（YAML 或 JSON）或菜单数据；- 表示标准输入"
 ],
 "menus.import.parent": [
  "导入到哪个菜单下，默认为顶层"
 ],
 "menus.import.dryRun": [
  "只检查，不做任何更改"
 ],
 "menus.import.progress": [
  "正在导入"
 ],
 "menus.import.done": [
  "导入完成：",
  [
   "counts"
  ]
 ],
 "menus.import.wouldDo": [
  "检查完成，未作任何更改。导入结果将是：",
  [
   "counts"
  ]
 ],
 "outbox.does": [
  "邮件：待发送、已发送和发送失败的"
 ],
 "outbox.list.does": [
  "列出邮件（不含正文），最新的在前"
 ],
 "outbox.list.state": [
  "只列出：Pending（待发送）、Sent（已发送）、Dead（发送失败）"
 ],
 "outbox.list.stuck": [
  "只列出未正常发出的"
 ],
 "outbox.list.kind": [
  "只列出一类邮件，例如 invitation"
 ],
 "outbox.list.search": [
  "收件人地址中的一部分"
 ],
 "outbox.get.does": [
  "显示一封邮件及其未能发出的原因"
 ],
 "outbox.resend.does": [
  "立即重新发送邮件，尝试次数重新计算"
 ],
 "profiles.does": [
  "管理多个服务器的配置"
 ],
 "profiles.name": [
  "配置的名称"
 ],
 "profiles.list.does": [
  "列出所有配置"
 ],
 "profiles.use.does": [
  "切换到指定配置"
 ],
 "profiles.remove.does": [
  "删除配置及其会话"
 ],
 "profiles.none": [
  "还没有配置。请先执行：isb login --host URL"
 ],
 "profiles.used": [
  "已切换到 ",
  [
   "name"
  ],
  "（",
  [
   "host"
  ],
  "）"
 ],
 "profiles.removed": [
  "配置 ",
  [
   "name"
  ],
  " 已删除。其会话会自行过期；如需立即结束，请先执行 isb logout。"
 ],
 "help.program": [
  "校务管理台的命令行工具：管理台能办的事，这里都能办，可手动使用，也可写入脚本。"
 ],
 "help.usage": [
  "用法："
 ],
 "help.usageOptions": [
  "[选项]"
 ],
 "help.usageCommand": [
  "<命令>"
 ],
 "help.arguments": [
  "参数："
 ],
 "help.options": [
  "选项："
 ],
 "help.globalOptions": [
  "通用选项："
 ],
 "help.commands": [
  "命令："
 ],
 "help.you": [
  "登录与账号："
 ],
 "help.records": [
  "业务数据："
 ],
 "help.configuration": [
  "配置及其他："
 ],
 "help.examples": [
  "示例："
 ],
 "help.choices": [
  "（",
  [
   "choices"
  ],
  "）"
 ],
 "help.helpOption": [
  "显示帮助"
 ],
 "help.versionOption": [
  "显示版本号"
 ],
 "option.json": [
  "输出 JSON；出错时在标准错误输出 JSON"
 ],
 "option.ndjson": [
  "每行输出一个 JSON 对象"
 ],
 "option.lang": [
  "提示信息的语言"
 ],
 "option.profile": [
  "使用的配置（isb profiles list）"
 ],
 "option.host": [
  "服务器地址，例如 https://isb.school.example"
 ],
 "option.reason": [
  "原因，将告知申请人"
 ],
 "option.yes": [
  "不再询问，直接执行"
 ],
 "refused.answer": [
  [
   "address"
  ],
  " 的响应不是本系统接口的响应。请检查服务器地址，以及当前网络是否需要先登录"
 ],
 "refused.bodyNoFile": [
  [
   "operation"
  ],
  " 需要一个文件：--body @文件，或用 --body - 表示标准输入"
 ],
 "refused.bodyNotJson": [
  "--body 不是有效的 JSON：",
  [
   "text"
  ]
 ],
 "refused.choice": [
  [
   "name"
  ],
  " 不能是“",
  [
   "value"
  ],
  "”，只能是：",
  [
   "values"
  ]
 ],
 "refused.columnTwice": [
  "列重复：",
  [
   "columns"
  ]
 ],
 "refused.columnsDiffer": [
  "第 ",
  [
   "line"
  ],
  " 行：列数为 ",
  [
   "columns",
   "number"
  ],
  "，值的个数为 ",
  [
   "values",
   "number"
  ]
 ],
 "refused.columnsUnknown": [
  "第 ",
  [
   "line"
  ],
  " 行有 ",
  [
   "count",
   "number"
  ],
  " 个值，但无法得知列名。请在导出时包含 CREATE TABLE。"
 ],
 "refused.configBroken": [
  [
   "path"
  ],
  " 的内容已损坏，请修正或删除"
 ],
 "refused.configFaults": [
  "文件有 ",
  [
   "count",
   "number"
  ],
  " 处错误"
 ],
 "refused.days": [
  "“",
  [
   "text"
  ],
  "”不是有效的天数"
 ],
 "refused.duplicateCode": [
  "“",
  [
   "name"
  ],
  "”的编码“",
  [
   "code"
  ],
  "”与“",
  [
   "first"
  ],
  "”（第 ",
  [
   "firstLine"
  ],
  " 行）重复"
 ],
 "refused.duplicateCodes": [
  "有 ",
  [
   "count",
   "number"
  ],
  " 个编码重复，未作任何更改。请修正文件，或使用 --drop-duplicate-codes 保留第一个。"
 ],
 "refused.eachFailed": [
  [
   "all",
   "number"
  ],
  " 项中有 ",
  [
   "failed",
   "number"
  ],
  " 项失败"
 ],
 "refused.compressed": [
  [
   "name"
  ],
  " 是压缩文件，请先解压"
 ],
 "refused.encoding": [
  [
   "name"
  ],
  " 既不是 UTF-8、UTF-16，也不是 GB 18030 编码"
 ],
 "refused.exportJson": [
  "导出的是文件；如需 JSON，请使用列表命令。"
 ],
 "refused.exportTerminal": [
  "XLSX 文件无法在终端显示，请用 -o 指定文件"
 ],
 "refused.file": [
  [
   "text",
   "select",
   {
    "ENOENT": [
     [
      "name"
     ],
     " 不存在"
    ],
    "EACCES": [
     "没有读写 ",
     [
      "name"
     ],
     " 的权限"
    ],
    "EISDIR": [
     [
      "name"
     ],
     " 是文件夹"
    ],
    "ENOSPC": [
     "磁盘空间已满：",
     [
      "name"
     ]
    ],
    "other": [
     "无法读取或写入 ",
     [
      "name"
     ],
     "：",
     [
      "text"
     ]
    ]
   }
  ]
 ],
 "refused.host": [
  "“",
  [
   "host"
  ],
  "”不是服务器地址，正确示例：https://isb.school.example"
 ],
 "refused.http": [
  [
   "host"
  ],
  " 返回 ",
  [
   "status"
  ],
  " ",
  [
   "text"
  ]
 ],
 "refused.id": [
  "编号无效：“",
  [
   "value"
  ],
  "”"
 ],
 "refused.import": [
  "有 ",
  [
   "count",
   "number"
  ],
  " 行被拒绝，未导入任何内容。"
 ],
 "refused.interrupted": [
  "已中断"
 ],
 "refused.kindDiffers": [
  "第 ",
  [
   "line"
  ],
  " 行：以下列不属于 ",
  [
   "asked"
  ],
  " 的菜单表：",
  [
   "columns"
  ]
 ],
 "refused.kindOther": [
  "第 ",
  [
   "line"
  ],
  " 行：这是 ",
  [
   "found"
  ],
  " 的菜单数据，而不是 ",
  [
   "asked"
  ],
  " 的；其列为：",
  [
   "columns"
  ]
 ],
 "refused.kindUnknown": [
  "第 ",
  [
   "line"
  ],
  " 行：无法识别的菜单数据。支持的系统：",
  [
   "kinds"
  ]
 ],
 "refused.limit": [
  "--limit 需要数字，而不是“",
  [
   "value"
  ],
  "”"
 ],
 "refused.loginIncomplete": [
  "使用 --password-stdin 时，还需要 --host 和 --email"
 ],
 "refused.missingArgument": [
  "缺少参数 ",
  [
   "name"
  ]
 ],
 "refused.missingOption": [
  "缺少选项 ",
  [
   "name"
  ]
 ],
 "refused.missingPath": [
  [
   "operation"
  ],
  " 需要 --path ",
  [
   "name"
  ],
  "=…"
 ],
 "refused.missingValue": [
  [
   "name"
  ],
  " 需要一个值"
 ],
 "refused.namedTwice": [
  [
   "name"
  ],
  " 重复出现"
 ],
 "refused.needsYesFor": [
  "将",
  [
   "effects"
  ],
  "。当前没有终端，无法确认，未执行任何操作"
 ],
 "refused.needsYes": [
  "当前没有终端，无法确认，未执行任何操作"
 ],
 "refused.brokeOff": [
  [
   "host"
  ],
  " 的响应中断（",
  [
   "cause"
  ],
  "）"
 ],
 "refused.notSpoken": [
  [
   "host"
  ],
  " 使用的协议不符（",
  [
   "cause"
  ],
  "）"
 ],
 "refused.emptyOption": [
  [
   "name"
  ],
  " 为空"
 ],
 "refused.tokenText": [
  "ISB_TOKEN 不是有效的令牌：令牌中没有空格和换行"
 ],
 "refused.unreadRows": [
  "第 ",
  [
   "line"
  ],
  " 行：",
  [
   "table"
  ],
  " 的数据以 ",
  [
   "statement"
  ],
  " 写入，无法读取，未作任何更改。请以 INSERT … VALUES 形式导出，例如 pg_dump --inserts。"
 ],
 "refused.network": [
  "无法连接 ",
  [
   "host"
  ],
  "（",
  [
   "cause"
  ],
  "）"
 ],
 "refused.searchAdministratorOnly": [
  "只有管理员可以去除其他文字中的提及"
 ],
 "refused.searchTooLong": [
  "未能查找提及之处，因此无法去除"
 ],
 "refused.noMention": [
  "列表中没有“",
  [
   "key"
  ],
  "”这一提及"
 ],
 "refused.noAccount": [
  "没有账号“",
  [
   "name"
  ],
  "”"
 ],
 "refused.noAddresses": [
  "没有邮箱"
 ],
 "refused.noBody": [
  [
   "operation"
  ],
  " 不接受 --body"
 ],
 "refused.noCode": [
  "没有编码为“",
  [
   "code"
  ],
  "”的菜单或按钮"
 ],
 "refused.noCodes": [
  "请至少指定一个权限编码"
 ],
 "refused.noConfig": [
  [
   "name"
  ],
  " 中没有配置文件（",
  [
   "files"
  ],
  "）"
 ],
 "refused.noRecord": [
  "没有名为“",
  [
   "name"
  ],
  "”的",
  [
   "kind"
  ]
 ],
 "refused.noIds": [
  "没有编号"
 ],
 "refused.noMenu": [
  "没有菜单“",
  [
   "name"
  ],
  "”"
 ],
 "refused.noMenuTable": [
  "文件中没有菜单表。其中有以下数据表：",
  [
   "tables"
  ]
 ],
 "refused.noneLeft": [
  "该 ",
  [
   "kind"
  ],
  " 数据共 ",
  [
   "count",
   "number"
  ],
  " 行，没有一行能转换为菜单：类型或上级无法识别"
 ],
 "refused.noMenus": [
  "文件中没有菜单"
 ],
 "refused.noProfile": [
  "没有配置“",
  [
   "name"
  ],
  "”"
 ],
 "refused.noRole": [
  "没有角色“",
  [
   "name"
  ],
  "”"
 ],
 "refused.noRows": [
  "文件中没有数据行"
 ],
 "refused.noSetting": [
  "没有设置项“",
  [
   "name"
  ],
  "”，可用的有：",
  [
   "names"
  ]
 ],
 "refused.nothingThere": [
  [
   "address"
  ],
  " 不存在"
 ],
 "refused.noTerminal": [
  "当前没有终端，无法询问缺少的内容"
 ],
 "refused.noToken": [
  [
   "count",
   "plural",
   {
    "0": [
     "没有有效的令牌“",
     [
      "name"
     ],
     "”"
    ],
    "other": [
     "有 ",
     "#",
     " 个有效令牌名为“",
     [
      "name"
     ],
     "”，请用编号指定"
    ]
   }
  ]
 ],
 "refused.notAddress": [
  "第 ",
  [
   "line"
  ],
  " 行：没有邮箱"
 ],
 "refused.notConfig": [
  [
   "name"
  ],
  " 不是配置文件，首行应为“format: ",
  [
   "format"
  ],
  "”"
 ],
 "refused.notConfirmed": [
  "未执行任何操作"
 ],
 "refused.notId": [
  "第 ",
  [
   "line"
  ],
  " 行：不是所需的记录"
 ],
 "refused.notJson": [
  "第 ",
  [
   "line"
  ],
  " 行：不是有效的 JSON"
 ],
 "refused.notPlan": [
  [
   "name"
  ],
  " 不是 isb plan 生成的计划"
 ],
 "refused.notTheSame": [
  "两次输入的新密码不一致，未作任何更改"
 ],
 "refused.notSurvey": [
  [
   "name"
  ],
  " 不是调查文件，首行应为“format: ",
  [
   "format"
  ],
  "”"
 ],
 "refused.surveyFaults": [
  "调查文件有 ",
  [
   "count",
   "number"
  ],
  " 处错误"
 ],
 "refused.surveyKeys": [
  [
   "name"
  ],
  " 中有两处 key 相同"
 ],
 "refused.notTree": [
  "这既不是菜单树文件（首行应为“format: ",
  [
   "known"
  ],
  "”），也不是菜单数据"
 ],
 "refused.nothingPiped": [
  "标准输入没有内容"
 ],
 "refused.records": [
  "标准输入有 ",
  [
   "count",
   "number"
  ],
  " 处错误，未提交任何内容"
 ],
 "refused.settingValue": [
  [
   "name"
  ],
  " 不能是“",
  [
   "value"
  ],
  "”，应为",
  [
   "kind",
   "select",
   {
    "switch": [
     "yes 或 no"
    ],
    "count": [
     "整数"
    ],
    "other": [
     "数字"
    ]
   }
  ]
 ],
 "refused.nothingToChangeHere": [
  "请指定要修改的内容，例如 ",
  [
   "example"
  ]
 ],
 "refused.nothingToChange": [
  "请指定要修改的内容，例如 --name"
 ],
 "refused.oneMenu": [
  "请指定一个菜单：编码，或使用 --id"
 ],
 "refused.oneRole": [
  "请指定角色"
 ],
 "refused.otherFile": [
  [
   "name"
  ],
  " 是其他文件，不会覆盖；请另选目录"
 ],
 "refused.pair": [
  [
   "option"
  ],
  " 的格式是 名称=值，而不是“",
  [
   "pair"
  ],
  "”"
 ],
 "refused.codeMissing": [
  "该账号已启用两步验证。请通过管道输入密码和验证码，各占一行，或在终端中登录"
 ],
 "refused.passkeyOnly": [
  "终端无法使用通行密钥。请在管理台设置验证器应用，或使用恢复代码"
 ],
 "refused.passwordNotPiped": [
  "--password-stdin 从管道读取密码，但没有输入"
 ],
 "refused.planEdited": [
  [
   "name"
  ],
  " 与 isb plan 生成的内容不符：已被修改或损坏。未作任何更改"
 ],
 "refused.planProblems": [
  "无法执行：有 ",
  [
   "count",
   "number"
  ],
  " 个问题"
 ],
 "refused.planStale": [
  "计划已过期：有 ",
  [
   "count",
   "number"
  ],
  " 项内容已变动，未作任何更改。请重新生成计划："
 ],
 "refused.profileName": [
  "“",
  [
   "name"
  ],
  "”不能作为配置名称，只能使用字母、数字、点和连字符"
 ],
 "refused.run": [
  "导入任务 ",
  [
   "run"
  ],
  " 的状态为“",
  [
   "state"
  ],
  "”，未导入任何内容。"
 ],
 "refused.runEnded": [
  "任务 ",
  [
   "run"
  ],
  " 的状态为“",
  [
   "state"
  ],
  "”，未作任何更改。"
 ],
 "refused.runLost": [
  "无法连接服务器。任务 ",
  [
   "run"
  ],
  " 仍在继续，可用以下命令跟踪："
 ],
 "refused.runRefused": [
  "有 ",
  [
   "count",
   "number"
  ],
  " 项被拒绝，未作任何更改。"
 ],
 "refused.signInFirst": [
  "请先登录"
 ],
 "refused.someFailed": [
  [
   "all",
   "number"
  ],
  " 个账号中有 ",
  [
   "failed",
   "number"
  ],
  " 个失败"
 ],
 "refused.scopesWithoutService": [
  "--scopes 仅用于服务账号，请加上 --service"
 ],
 "refused.sqlOpen": [
  "第 ",
  [
   "line"
  ],
  " 行：语句、引号、括号或列表没有结束"
 ],
 "refused.sqlExpression": [
  "第 ",
  [
   "line"
  ],
  " 行：",
  [
   "column"
  ],
  " 的值需由数据库计算，未作任何更改。请导出为普通值。"
 ],
 "refused.menuTables": [
  "文件中有多个菜单表：",
  [
   "tables"
  ],
  "。请只保留一个。"
 ],
 "refused.tooDeep": [
  "第 ",
  [
   "line"
  ],
  " 行：菜单树超过 ",
  [
   "limit"
  ],
  " 级"
 ],
 "refused.time": [
  "“",
  [
   "value"
  ],
  "”既不是日期（2027-08-01），也不是时间"
 ],
 "refused.nested": [
  "文件的嵌套层级过深，无法读取"
 ],
 "refused.timeout": [
  [
   "host"
  ],
  " 在 ",
  [
   "seconds",
   "number"
  ],
  " 秒内没有响应"
 ],
 "refused.tooMany": [
  "多余的参数：",
  [
   "names"
  ]
 ],
 "refused.tooManyRows": [
  "一次最多导入 ",
  [
   "most",
   "number"
  ],
  " 行，文件有 ",
  [
   "count",
   "number"
  ],
  " 行"
 ],
 "refused.treeFaults": [
  "菜单树文件有 ",
  [
   "count",
   "number"
  ],
  " 处错误"
 ],
 "refused.treeFormat": [
  "无法识别格式“",
  [
   "format"
  ],
  "”，当前版本支持 ",
  [
   "known"
  ]
 ],
 "refused.twoLines": [
  "--password-stdin 需要两行：当前密码和新密码"
 ],
 "refused.unknownColumns": [
  "有 ",
  [
   "count",
   "number"
  ],
  " 列无法识别：",
  [
   "columns"
  ],
  "。请修改表头，或使用 --ignore-columns 忽略。"
 ],
 "refused.unknownCommand": [
  "没有命令“",
  [
   "name"
  ],
  "”"
 ],
 "refused.unknownCommandLike": [
  "没有命令“",
  [
   "name"
  ],
  "”，您是否要用 ",
  [
   "like"
  ],
  "？"
 ],
 "refused.unknownOperation": [
  "接口文档中没有“",
  [
   "name"
  ],
  "”"
 ],
 "refused.unknownOption": [
  "没有选项 ",
  [
   "name"
  ]
 ],
 "refused.unknownOptionLike": [
  "没有选项 ",
  [
   "name"
  ],
  "，您是否要用 ",
  [
   "like"
  ],
  "？"
 ],
 "refused.unknownPathName": [
  [
   "operation"
  ],
  " 没有路径参数“",
  [
   "name"
  ],
  "”"
 ],
 "refused.usage": [
  [
   "text"
  ]
 ],
 "refused.write": [
  "无法写入 ",
  [
   "name"
  ],
  "：",
  [
   "text"
  ]
 ],
 "retention.does": [
  "邮件、登录记录、导入报告和审计的保留期限"
 ],
 "retention.tidyUp.does": [
  "立即删除过期数据；系统每天也会自动删除"
 ],
 "roles.does": [
  "角色：以名称管理一组权限"
 ],
 "roles.byId": [
  "按编号指定角色（此时不填 NAME）"
 ],
 "roles.byName": [
  "角色名称，不区分大小写"
 ],
 "roles.codes": [
  "权限编码，见 isb menus tree"
 ],
 "roles.field.description": [
  "角色的用途说明"
 ],
 "roles.field.name": [
  "新角色的名称"
 ],
 "roles.field.newName": [
  "新的名称"
 ],
 "roles.list.does": [
  "列出角色"
 ],
 "roles.list.empty": [
  "只列出没有成员的角色"
 ],
 "roles.list.grants": [
  "只列出拥有该权限编码的角色"
 ],
 "roles.list.none": [
  "没有角色"
 ],
 "roles.list.search": [
  "名称或说明的一部分"
 ],
 "roles.get.does": [
  "显示角色"
 ],
 "roles.create.does": [
  "新建角色，尚无成员"
 ],
 "roles.create.grant": [
  "同时授予的权限编码，可多次使用"
 ],
 "roles.create.done": [
  "已新建角色“",
  [
   "name"
  ],
  "”"
 ],
 "roles.update.does": [
  "修改名称或说明，未指定的内容保持不变"
 ],
 "roles.update.done": [
  "已修改角色“",
  [
   "name"
  ],
  "”"
 ],
 "roles.permissions.does": [
  "以树形显示角色的权限"
 ],
 "roles.permissions.none": [
  "该角色没有任何权限"
 ],
 "roles.members.does": [
  "列出角色的成员"
 ],
 "roles.members.none": [
  "该角色没有成员"
 ],
 "roles.grant.does": [
  "为角色授予权限，同时授予其上级菜单和模块"
 ],
 "roles.grant.below": [
  "同时包括其下的全部内容"
 ],
 "roles.grant.already": [
  "角色“",
  [
   "name"
  ],
  "”已拥有这些权限"
 ],
 "roles.grant.done": [
  "已为角色“",
  [
   "name"
  ],
  "”授予 ",
  [
   "count",
   "number"
  ],
  " 项权限（含上级）"
 ],
 "roles.revoke.does": [
  "收回角色的权限，包括其下的全部内容"
 ],
 "roles.revoke.already": [
  "角色“",
  [
   "name"
  ],
  "”没有这些权限"
 ],
 "roles.revoke.ask": [
  "确定要收回角色“",
  [
   "name"
  ],
  "”的 ",
  [
   "count",
   "number"
  ],
  " 项权限吗？[y/N]"
 ],
 "roles.revoke.done": [
  "已收回角色“",
  [
   "name"
  ],
  "”的 ",
  [
   "count",
   "number"
  ],
  " 项权限"
 ],
 "roles.enable.does": [
  "启用角色，恢复其权限"
 ],
 "roles.enable.already": [
  "角色“",
  [
   "name"
  ],
  "”已是启用状态"
 ],
 "roles.enable.ask": [
  "确定要启用角色“",
  [
   "name"
  ],
  "”吗？[y/N]"
 ],
 "roles.enable.done": [
  "已启用角色“",
  [
   "name"
  ],
  "”"
 ],
 "roles.disable.does": [
  "停用角色，其权限立即失效"
 ],
 "roles.disable.already": [
  "角色“",
  [
   "name"
  ],
  "”已是停用状态"
 ],
 "roles.disable.ask": [
  "确定要停用角色“",
  [
   "name"
  ],
  "”吗？[y/N]"
 ],
 "roles.disable.done": [
  "已停用角色“",
  [
   "name"
  ],
  "”"
 ],
 "roles.requireSecondFactor.does": [
  "要求该角色的成员使用两步验证；自下次登录起有七天时间设置"
 ],
 "roles.requireSecondFactor.done": [
  "角色“",
  [
   "name"
  ],
  "”已要求两步验证"
 ],
 "roles.allowWithoutSecondFactor.does": [
  "取消角色的两步验证要求"
 ],
 "roles.allowWithoutSecondFactor.done": [
  "角色“",
  [
   "name"
  ],
  "”已不再要求两步验证"
 ],
 "roles.remove.does": [
  "删除角色，其成员将失去该角色"
 ],
 "roles.remove.ask": [
  "确定要删除角色“",
  [
   "name"
  ],
  "”",
  [
   "members",
   "plural",
   {
    "0": [],
    "other": [
     "（",
     "#",
     " 名成员）"
    ]
   }
  ],
  "吗？删除后无法恢复。[y/N]"
 ],
 "roles.remove.done": [
  "已删除角色“",
  [
   "name"
  ],
  "”"
 ],
 "roles.impact.does": [
  "预览更改会使哪些人获得或失去权限，不做任何更改"
 ],
 "roles.impact.change": [
  "grant 或 revoke（附权限编码），或 enable、disable、delete"
 ],
 "roles.export.does": [
  "将角色导出为 CSV 或 XLSX 文件"
 ],
 "runs.does": [
  "您的导入及服务器上的其他长时间任务"
 ],
 "runs.list.does": [
  "列出您的导入及其他长时间任务，最新的在前"
 ],
 "runs.export.does": [
  "将您的任务导出为 CSV 或 XLSX 文件，可用列表的选项筛选"
 ],
 "runs.list.none": [
  "没有导入记录"
 ],
 "runs.list.kind": [
  "change 为已导入或尝试导入，check 为仅检查"
 ],
 "runs.head.startedAt": [
  "开始时间"
 ],
 "runs.head.endedAt": [
  "结束时间"
 ],
 "runs.head.done": [
  "已处理行数"
 ],
 "runs.head.undoable": [
  "可撤销"
 ],
 "runs.id": [
  "任务编号"
 ],
 "runs.get.does": [
  "查看任务进度"
 ],
 "runs.watch.does": [
  "跟踪任务直到结束"
 ],
 "runs.cancel.does": [
  "停止任务，不做任何更改"
 ],
 "runs.undo.does": [
  "整体撤销一次导入；导入的内容若已被修改则不可撤销"
 ],
 "runs.undo.ask": [
  "确定要撤销导入 ",
  [
   "id"
  ],
  " 吗？该次导入新增的记录将被删除，更改过的记录将恢复原样。[y/N]"
 ],
 "runs.undoing": [
  "正在撤销"
 ],
 "runs.undone": [
  "已撤销导入：",
  [
   "counts"
  ]
 ],
 "runs.toUndo": [
  "撤销此次导入：isb runs undo ",
  [
   "id"
  ]
 ],
 "runs.stopped": [
  "已在服务器上停止任务 ",
  [
   "id"
  ],
  "，未作任何更改。"
 ],
 "runs.cancelled": [
  "任务 ",
  [
   "id"
  ],
  " 已停止，未作任何更改。"
 ],
 "runs.progress": [
  "进行中"
 ],
 "runs.state": [
  "任务 ",
  [
   "id"
  ],
  "（",
  [
   "operation"
  ],
  "）：",
  [
   "state"
  ],
  "，",
  [
   "done"
  ],
  "/",
  [
   "total"
  ],
  "：",
  [
   "counts"
  ]
 ],
 "runs.onlyChecked": [
  "任务 ",
  [
   "id"
  ],
  "（",
  [
   "operation"
  ],
  "）仅检查：",
  [
   "state"
  ],
  "，",
  [
   "done"
  ],
  "/",
  [
   "total"
  ],
  "。将得到：",
  [
   "counts"
  ]
 ],
 "runs.goesOn": [
  "任务仍在服务器上继续，可用以下命令跟踪：isb runs watch ",
  [
   "id"
  ],
  "\n停止任务：isb runs cancel ",
  [
   "id"
  ]
 ],
 "runs.over": [
  "任务在停止之前已经结束，可用以下命令查看结果：",
  [
   "again"
  ]
 ],
 "runs.perhapsBegun": [
  "服务器可能已开始执行并会继续。再次尝试前，请先查看现有数据。"
 ],
 "runs.lost": [
  "连接中断；任务仍在继续，连接恢复后会自动跟踪……"
 ],
 "settings.does": [
  "学校设置：名称、时区、登录帮助、应用链接"
 ],
 "settings.get.does": [
  "显示设置"
 ],
 "settings.pair": [
  "设置项及其新值；不填则显示设置"
 ],
 "settings.set.does": [
  "更改设置，未指定的内容保持不变"
 ],
 "settings.set.pair": [
  "设置项及其值，例如 timeZone=Asia/Shanghai"
 ],
 "settings.set.names": [
  "设置项：",
  [
   "names"
  ]
 ],
 "settings.set.done": [
  "设置已更改"
 ],
 "settings.set.same": [
  "设置没有变化"
 ],
 "effects.added": [
  "新建 ",
  [
   "count",
   "number"
  ],
  " 项",
  [
   "kind",
   "select",
   {
    "none": [
     "记录"
    ],
    "other": [
     [
      "kind"
     ]
    ]
   }
  ]
 ],
 "effects.ask": [
  "将",
  [
   "effects"
  ],
  [
   "deletes",
   "select",
   {
    "yes": [
     "，删除后无法恢复"
    ],
    "other": []
   }
  ],
  "。确定继续吗？[y/N]"
 ],
 "effects.changed": [
  "更改 ",
  [
   "count",
   "number"
  ],
  " 项",
  [
   "kind",
   "select",
   {
    "none": [
     "记录"
    ],
    "other": [
     [
      "kind"
     ]
    ]
   }
  ]
 ],
 "effects.deleted": [
  "删除 ",
  [
   "count",
   "number"
  ],
  " 项",
  [
   "kind",
   "select",
   {
    "none": [
     "记录"
    ],
    "other": [
     [
      "kind"
     ]
    ]
   }
  ]
 ],
 "effects.mails": [
  "发送 ",
  [
   "mails",
   "number"
  ],
  " 封邮件"
 ],
 "effects.mailsAtMost": [
  "最多发送 ",
  [
   "mails",
   "number"
  ],
  " 封邮件"
 ],
 "effects.tried": [
  "未作任何更改。不加 --dry-run 时将",
  [
   "effects"
  ]
 ],
 "export.format": [
  "csv 或 xlsx，默认按文件名判断"
 ],
 "export.output": [
  "写入文件，而不是标准输出"
 ],
 "export.written": [
  "已写入 ",
  [
   "file"
  ],
  "（",
  [
   "bytes",
   "number"
  ],
  " 字节）"
 ],
 "import.file": [
  "带表头的 CSV 文件；- 表示标准输入"
 ],
 "import.files": [
  "带表头的 CSV 文件；- 表示标准输入"
 ],
 "import.dryRun": [
  "只检查，不做任何更改"
 ],
 "import.ignore": [
  "忽略无法识别的列"
 ],
 "import.checking": [
  "正在检查"
 ],
 "import.progress": [
  "正在导入"
 ],
 "import.ask": [
  "确定导入吗（",
  [
   "counts"
  ],
  "）？[y/N]"
 ],
 "import.done": [
  "导入完成：",
  [
   "counts"
  ]
 ],
 "import.wouldDo": [
  "检查完成，未作任何更改。导入结果将是：",
  [
   "counts"
  ]
 ],
 "import.leftOut": [
  "未导入的列：",
  [
   "columns"
  ]
 ],
 "import.quotes": [
  "引号没有闭合或位置不正确"
 ],
 "import.tooMany": [
  "有 ",
  [
   "count",
   "number"
  ],
  " 个值，但只有 ",
  [
   "columns",
   "number"
  ],
  " 列"
 ],
 "import.value": [
  [
   "heading"
  ],
  "：无法使用“",
  [
   "text"
  ],
  "”"
 ],
 "list.choice": [
  "只列出一种",
  [
   "field"
  ]
 ],
 "list.value": [
  "只列出该",
  [
   "field"
  ]
 ],
 "list.switch": [
  "只列出符合此项的：",
  [
   "field"
  ]
 ],
 "list.confirmation": [
  "只列出该状态的申请"
 ],
 "list.division": [
  "只列出一个学部"
 ],
 "list.person": [
  "只列出此人的（电子邮箱）"
 ],
 "list.search": [
  "名称或姓名的一部分"
 ],
 "list.from": [
  "起始日期（YYYY-MM-DD，按学校时区）"
 ],
 "list.to": [
  "截止日期"
 ],
 "list.sort": [
  "排序字段，倒序时在字段前加 -：",
  [
   "fields"
  ]
 ],
 "list.most": [
  "最多列出的条数，默认全部"
 ],
 "list.limit": [
  "最多列出的条数（默认 ",
  [
   "usual",
   "number"
  ],
  "），0 表示全部"
 ],
 "list.more": [
  "显示前 ",
  [
   "shown",
   "number"
  ],
  " 条，共 ",
  [
   "total",
   "number"
  ],
  " 条；--limit 0 显示全部"
 ],
 "list.disabled": [
  "只列出已停用的"
 ],
 "list.enabled": [
  "只列出已启用的"
 ],
 "each.progress": [
  "正在处理"
 ],
 "each.outcome.done": [
  "完成"
 ],
 "each.outcome.failed": [
  "失败"
 ],
 "each.done": [
  "已完成 ",
  [
   "done",
   "number"
  ],
  "/",
  [
   "all",
   "number"
  ]
 ],
 "each.fault": [
  [
   "name"
  ],
  "：",
  [
   "text"
  ]
 ],
 "each.permission": [
  "需要 ",
  [
   "code"
  ]
 ],
 "each.outcome.untried": [
  "未执行"
 ],
 "history.none": [
  "没有记录"
 ],
 "records.piped": [
  "- 表示从标准输入读取 JSON 记录"
 ],
 "records.line": [
  "第 ",
  [
   "line"
  ],
  " 行"
 ],
 "records.named": [
  "第 ",
  [
   "line"
  ],
  " 行（",
  [
   "name"
  ],
  "）"
 ],
 "records.notObject": [
  "不是 JSON 对象"
 ],
 "records.unknownField": [
  "没有 ",
  [
   "field"
  ],
  " 这个字段，可用的有：",
  [
   "fields"
  ]
 ],
 "records.value": [
  [
   "field"
  ],
  " 应为",
  [
   "kind",
   "select",
   {
    "id": [
     "编号"
    ],
    "other": [
     "带引号的文本"
    ]
   }
  ]
 ],
 "resource.module": [
  [
   "module"
  ],
  "：列出、显示、更改"
 ],
 "resource.list": [
  "列出",
  [
   "kind"
  ],
  "，可用选项筛选"
 ],
 "resource.none": [
  "没有符合条件的",
  [
   "kind"
  ]
 ],
 "resource.get": [
  "显示一项",
  [
   "kind"
  ]
 ],
 "resource.history": [
  "显示",
  [
   "kind"
  ],
  "的操作记录，最新的在前"
 ],
 "resource.export": [
  "将",
  [
   "kind"
  ],
  "导出为 CSV 或 XLSX 文件，可用列表的选项筛选"
 ],
 "resource.create": [
  "新建",
  [
   "kind"
  ]
 ],
 "resource.new": [
  "新",
  [
   "kind"
  ],
  "的名称或编号"
 ],
 "resource.created": [
  "已新建",
  [
   "kind"
  ],
  " ",
  [
   "name"
  ]
 ],
 "resource.update": [
  "修改",
  [
   "kind"
  ],
  "，未指定的内容保持不变"
 ],
 "resource.updated": [
  "已修改",
  [
   "kind"
  ],
  " ",
  [
   "name"
  ]
 ],
 "resource.remove": [
  "删除",
  [
   "kind"
  ]
 ],
 "resource.askRemove": [
  "确定要删除",
  [
   "kind"
  ],
  " ",
  [
   "name"
  ],
  " 吗？删除后无法恢复。[y/N]"
 ],
 "resource.removed": [
  "已删除",
  [
   "kind"
  ],
  " ",
  [
   "name"
  ]
 ],
 "resource.id.one": [
  [
   "kind"
  ],
  "的编号"
 ],
 "resource.id.many": [
  "编号；- 表示从标准输入读取，每行一个，也可以是 --ndjson 输出的同类记录"
 ],
 "resource.name.one": [
  [
   "kind"
  ],
  "的名称或编号，不区分大小写"
 ],
 "resource.name.many": [
  "名称或编号；- 表示从标准输入读取，每行一个，也可以是 --ndjson 输出的记录"
 ],
 "resource.own.many": [
  [
   "one"
  ],
  "，可指定多项；- 表示从标准输入读取，每行一个，也可以是 list --ndjson 的输出"
 ],
 "resource.image": [
  "本机的图片文件（JPEG、PNG、WebP 等）"
 ],
 "resource.noImage": [
  "不带图片"
 ],
 "resource.settings": [
  "查看设置；用 名称=值 更改"
 ],
 "said.line": [
  "第 ",
  [
   "line"
  ],
  " 行："
 ],
 "said.missingCode": [
  "需要权限 ",
  [
   "code"
  ]
 ],
 "said.no": [
  "否"
 ],
 "said.requestId": [
  "请求编号（报修时请提供）：",
  [
   "id"
  ]
 ],
 "said.retryAfter": [
  "请在 ",
  [
   "seconds",
   "number"
  ],
  " 秒后重试"
 ],
 "said.yes": [
  "是"
 ],
 "staff.does": [
  "账号：教职工、家长、学生等"
 ],
 "staff.email": [
  "账号的邮箱"
 ],
 "staff.emails": [
  "账号的邮箱；- 表示从标准输入读取，每行一个，也可以是 list --ndjson 的输出"
 ],
 "staff.person": [
  "邮箱、学号，或 #12 这样的编号"
 ],
 "staff.exportPerson.does": [
  "将某人的全部数据（含图片）导出为一个文件，仅文件所有者可读"
 ],
 "staff.exportPerson.format": [
  "html 供阅读，json 供程序使用，默认按文件名判断"
 ],
 "staff.exportPerson.output": [
  "要写入的文件"
 ],
 "staff.exportPerson.done": [
  [
   "name"
  ],
  "的全部数据：已写入 ",
  [
   "file"
  ],
  "（",
  [
   "bytes",
   "number"
  ],
  " 字节）"
 ],
 "staff.erase.does": [
  "彻底删除某人：账号及全部数据；须先登录，不能使用 API 令牌"
 ],
 "staff.erase.name": [
  "再次输入该人员的姓名"
 ],
 "staff.erase.goes": [
  "将删除："
 ],
 "staff.erase.stays": [
  "去除姓名后保留："
 ],
 "staff.erase.byHand": [
  "以下设置中有其邮箱，不会自动更改，请手动修改："
 ],
 "staff.erase.mentionKeys": [
  "一并去除的提及之键，以空格分隔，或 all（全部）、none（一处都不去除）；不填则为申请人已勾选的提及"
 ],
 "staff.erase.mentions": [
  "仍可能提及此人，[x] 将去除，[ ] 将保留（以 --mentions 选择）："
 ],
 "staff.erase.requestedBy": [
  [
   "name"
  ],
  "已提出申请。将去除的是此处勾选的内容"
 ],
 "staff.erase.searchAdministratorOnly": [
  "其他文字中的提及仅对管理员显示，并将保留。"
 ],
 "staff.erase.searchTooLong": [
  "未能在其他文字中查找此人：查找超过一分钟。其中提及此人的内容将保留。"
 ],
 "staff.erase.ask": [
  "彻底删除",
  [
   "name"
  ],
  "的全部数据？此操作无法撤销。[y/N]"
 ],
 "staff.erase.Erased": [
  "已彻底删除",
  [
   "name"
  ],
  "的数据"
 ],
 "staff.erase.Requested": [
  "已申请彻底删除",
  [
   "name"
  ],
  "的数据，须由另一人确认"
 ],
 "staff.field.gender": [
  "性别"
 ],
 "staff.field.name": [
  "英文姓名"
 ],
 "staff.field.nameZh": [
  "中文姓名"
 ],
 "staff.field.newEmail": [
  "新的邮箱；现有会话和邀请随之失效"
 ],
 "staff.field.type": [
  "账号类型"
 ],
 "staff.list.does": [
  "列出账号"
 ],
 "staff.list.search": [
  "姓名（英文、中文、拼音或拼音首字母）或邮箱的一部分"
 ],
 "staff.list.type": [
  "只列出一种类型"
 ],
 "staff.list.role": [
  "只列出拥有该角色的账号"
 ],
 "staff.list.gender": [
  "只列出一种性别"
 ],
 "staff.list.source": [
  "只列出本地创建或同步而来的账号"
 ],
 "staff.list.neverSignedIn": [
  "只列出从未登录的账号"
 ],
 "staff.list.service": [
  "只列出服务账号"
 ],
 "staff.list.people": [
  "不列出服务账号"
 ],
 "staff.list.none": [
  "没有账号"
 ],
 "staff.get.does": [
  "显示账号"
 ],
 "staff.create.does": [
  "新建账号并发送邀请邮件"
 ],
 "staff.create.role": [
  "同时授予的角色，可多次使用"
 ],
 "staff.create.service": [
  "服务账号：没有密码，只能使用 API 令牌"
 ],
 "staff.create.noInvite": [
  "不发送邮件，之后可用 isb staff invite 发送"
 ],
 "staff.create.scopes": [
  "仅用于服务账号：权限编码，以逗号分隔；将创建与账号同名的角色，并生成具有这些权限的令牌，输出到标准输出"
 ],
 "staff.create.done": [
  "已新建",
  [
   "name"
  ],
  "（",
  [
   "email"
  ],
  "）"
 ],
 "staff.create.invited": [
  "已新建",
  [
   "name"
  ],
  "，设置密码的链接已发送至 ",
  [
   "email"
  ],
  "，72 小时内有效"
 ],
 "staff.update.does": [
  "修改账号，未指定的内容保持不变"
 ],
 "staff.update.done": [
  "已修改",
  [
   "name"
  ]
 ],
 "staff.remove.does": [
  "删除账号，审计日志保留其操作记录"
 ],
 "staff.remove.ask": [
  "确定要删除",
  [
   "name"
  ],
  "（",
  [
   "email"
  ],
  "）及其全部会话和 API 令牌",
  [
   "count",
   "plural",
   {
    "0": [],
    "other": [
     "、",
     "#",
     " 个角色"
    ]
   }
  ],
  "吗？删除后无法恢复。[y/N]"
 ],
 "staff.remove.done": [
  "已删除",
  [
   "name"
  ],
  "（",
  [
   "email"
  ],
  "）"
 ],
 "staff.enable.does": [
  "启用账号"
 ],
 "staff.invite.effects": [
  "用邮件邀请 ",
  [
   "count",
   "number"
  ],
  " 个账号"
 ],
 "staff.invite.ask": [
  "确定要邀请",
  [
   "count",
   "plural",
   {
    "1": [],
    "other": [
     " ",
     "#",
     " 个账号："
    ]
   }
  ],
  [
   "names"
  ],
  " 吗？将发送 ",
  [
   "count",
   "number"
  ],
  " 封邮件。[y/N]"
 ],
 "staff.enable.effects": [
  "启用 ",
  [
   "count",
   "number"
  ],
  " 个账号"
 ],
 "staff.enable.ask": [
  "确定要启用",
  [
   "count",
   "plural",
   {
    "1": [],
    "other": [
     " ",
     "#",
     " 个账号："
    ]
   }
  ],
  [
   "names"
  ],
  " 吗？[y/N]"
 ],
 "staff.disable.does": [
  "停用账号，立即无法使用，API 令牌同时失效"
 ],
 "staff.disable.effects": [
  "停用 ",
  [
   "count",
   "number"
  ],
  " 个账号"
 ],
 "staff.disable.ask": [
  "确定要停用",
  [
   "count",
   "plural",
   {
    "1": [],
    "other": [
     " ",
     "#",
     " 个账号："
    ]
   }
  ],
  [
   "names"
  ],
  " 吗？[y/N]"
 ],
 "staff.resetSecondFactor.does": [
  "重置已丢失的两步验证；其会话将结束，并邮件通知本人"
 ],
 "staff.resetSecondFactor.effects": [
  "重置 ",
  [
   "count",
   "number"
  ],
  " 个账号的两步验证"
 ],
 "staff.resetSecondFactor.ask": [
  "确定要重置",
  [
   "count",
   "plural",
   {
    "1": [],
    "other": [
     " ",
     "#",
     " 个账号："
    ]
   }
  ],
  [
   "names"
  ],
  " 的两步验证吗？[y/N]"
 ],
 "staff.invite.does": [
  "发送设置密码的链接，72 小时内有效，之前的链接作废"
 ],
 "staff.endSessions.does": [
  "结束账号的全部会话，并撤销其 API 令牌"
 ],
 "staff.endSessions.keepTokens": [
  "保留 API 令牌"
 ],
 "staff.roles.does": [
  "列出账号的角色"
 ],
 "staff.roles.none": [
  "没有角色"
 ],
 "staff.give.does": [
  "授予账号角色"
 ],
 "staff.give.args": [
  "账号写邮箱（- 表示标准输入），角色写名称，顺序不限"
 ],
 "staff.give.role": [
  "名称中含 @ 的角色"
 ],
 "staff.take.does": [
  "收回账号的角色"
 ],
 "staff.take.ask": [
  "确定要从",
  [
   "count",
   "plural",
   {
    "1": [],
    "other": [
     " ",
     "#",
     " 个账号："
    ]
   }
  ],
  [
   "names"
  ],
  " 收回",
  [
   "roles"
  ],
  "吗？[y/N]"
 ],
 "staff.menus.does": [
  "以该账号的视角查看菜单"
 ],
 "staff.menus.disabled": [
  [
   "name"
  ],
  "的账号已停用，无法登录；以上是其角色对应的菜单"
 ],
 "staff.menus.none": [
  [
   "name"
  ],
  "没有任何菜单"
 ],
 "staff.tokens.does": [
  "列出账号的 API 令牌"
 ],
 "staff.createToken.does": [
  "为服务账号创建 API 令牌，仅显示一次"
 ],
 "staff.createToken.name": [
  "令牌的用途"
 ],
 "staff.createToken.scope": [
  "令牌可使用的权限编码，可多次使用"
 ],
 "staff.createToken.days": [
  "有效天数，默认 365"
 ],
 "staff.createToken.acts": [
  "每次调用须指明被代理人，且仅可访问该人员有权查看的内容；仅管理员可创建"
 ],
 "staff.createToken.done": [
  "令牌“",
  [
   "name"
  ],
  "”已创建，有效期至 ",
  [
   "until"
  ],
  "。此后无法再次查看。"
 ],
 "staff.revokeToken.does": [
  "撤销 API 令牌"
 ],
 "staff.revokeToken.token": [
  "令牌的编号或名称"
 ],
 "staff.revokeToken.ask": [
  "确定要撤销",
  [
   "owner"
  ],
  "的令牌“",
  [
   "name"
  ],
  "”吗？使用该令牌的程序将立即无法访问。[y/N]"
 ],
 "staff.revokeToken.done": [
  "已撤销",
  [
   "owner"
  ],
  "的令牌“",
  [
   "name"
  ],
  "”"
 ],
 "staff.export.does": [
  "将账号导出为 CSV 或 XLSX 文件"
 ],
 "staff.bulk.progress": [
  "正在处理"
 ],
 "staff.bulk.done": [
  "已处理 ",
  [
   "done",
   "number"
  ],
  " 个账号",
  [
   "unchanged",
   "plural",
   {
    "0": [],
    "other": [
     "，",
     "#",
     " 个未变"
    ]
   }
  ]
 ],
 "staff.outcome.done": [
  "完成"
 ],
 "staff.outcome.failed": [
  "失败"
 ],
 "staff.outcome.unchanged": [
  "未变"
 ],
 "staff.outcome.untried": [
  "未执行"
 ],
 "staff.import.does": [
  "从 CSV 文件新建和更改账号，或学生及其家庭，全部成功或全部不导入"
 ],
 "staff.import.more": [
  "列名可用英文或中文，顺序不限：邮箱、名称、中文名称、类型、性别、角色（用分号分隔）、状态。\n账号按邮箱匹配；没有邮箱的按类型和中英文名称匹配。空单元格表示保持不变；角色或中文名称填 - 表示清空。\n不会发送邮件；可用 isb staff invite 邀请新账号"
 ],
 "staff.import.families": [
  "含学号列的文件导入学生及其家庭，与 isb student import 相同："
 ],
 "staff.import.noKey": [
  "缺少邮箱列或学号列"
 ],
 "staff.import.alone": [
  [
   "name"
  ],
  " 没有学号列，其中是账号，请单独导入；只有学生及其家庭可以一次导入几个文件"
 ],
 "staff.import.noFrom": [
  "--from 只用于学生；",
  [
   "name"
  ],
  " 没有学号列，其中是账号"
 ],
 "staff.import.email": [
  "“",
  [
   "email"
  ],
  "”不是有效的邮箱"
 ],
 "staff.import.noName": [
  "缺少名称"
 ],
 "staff.import.value": [
  "无法识别的",
  [
   "field",
   "select",
   {
    "type": [
     "类型"
    ],
    "gender": [
     "性别"
    ],
    "other": [
     "状态"
    ]
   }
  ],
  "“",
  [
   "column"
  ],
  "”"
 ],
 "staff.import.long": [
  "内容超过 ",
  [
   "count",
   "number"
  ],
  " 个字符，或角色过多"
 ],
 "staff.head.name": [
  "姓名"
 ],
 "staff.head.nameZh": [
  "中文姓名"
 ],
 "student.does": [
  "学生、班级与家庭"
 ],
 "student.one": [
  "学生的学号"
 ],
 "student.noNumber": [
  "没有学号为 ",
  [
   "number"
  ],
  " 的学生"
 ],
 "student.list.does": [
  "列出学生，可用选项筛选"
 ],
 "student.list.homeroomId": [
  "只列出该班级的学生"
 ],
 "student.list.alsoInId": [
  "只列出兼读该班级的学生"
 ],
 "student.list.guardianId": [
  "只列出该监护人的孩子"
 ],
 "student.list.termId": [
  "只列出该加课学期的学生"
 ],
 "student.list.withoutClass": [
  "只列出未分班的学生"
 ],
 "student.list.withoutGuardian": [
  "只列出没有监护人的学生"
 ],
 "student.update.does": [
  "修改学生，未指定的内容保持不变"
 ],
 "student.move.does": [
  "从某天起转到其他班级"
 ],
 "student.leave.does": [
  "登记离校学生的最后一天"
 ],
 "student.exportFamilies.does": [
  "将全部学生的监护人导出为 CSV 或 XLSX 文件，每行一位"
 ],
 "student.import.does": [
  "从 CSV 文件新建和更改学生及其监护人，全部成功或全部不导入"
 ],
 "student.import.from": [
  "在校学生的班级、年级和学部自该日起生效，默认为今天"
 ],
 "student.import.more": [
  "可以是一个文件，也可以分成几个：学生，以及按学号对应的监护人。列名可用英文或中文，顺序不限：\n学号、姓名、中文姓名、姓、名、常用名、性别、电子邮箱、学部、年级、班级、入学日期、离校日期；\n监护人姓名、监护人中文姓名、监护人邮箱、监护人电话（多个用分号分隔）、关系、联系顺序、\n可查看孩子信息、可代孩子办理事务、禁止接触。电话未写国家代码时，使用系统设置中的国家代码（phoneCode）。\n学生按学号匹配；监护人按邮箱和姓名匹配，没有邮箱时按学生、关系和姓名匹配。空单元格表示保持不变，填 - 表示清空。\n文件中没有的人不会被删除，“禁止接触”也不会被文件解除。"
 ],
 "refused.noStudentNumberColumn": [
  "缺少学号列"
 ],
 "student.import.noNumber": [
  "缺少学号"
 ],
 "student.head.name": [
  "姓名"
 ],
 "student.head.nameZh": [
  "中文姓名"
 ],
 "survey.does": [
  "续读意向调查：下学年谁留下"
 ],
 "survey.list.does": [
  "列出调查，可用选项筛选"
 ],
 "survey.answers.does": [
  "列出调查回复，可用选项筛选"
 ],
 "survey.answers.answered": [
  "只列出已回复的学生"
 ],
 "survey.id": [
  "调查编号，见列表"
 ],
 "survey.exportOne.does": [
  "将调查导出为文件：日期、学位和两份表单"
 ],
 "survey.exportOne.done": [
  "已写入 ",
  [
   "file"
  ]
 ],
 "survey.import.does": [
  "由文件创建调查，或按文件更改已有调查；--dry-run 只显示更改内容"
 ],
 "survey.import.file": [
  "isb survey export 导出的文件；- 表示标准输入"
 ],
 "survey.import.into": [
  "更改该调查，而不是新建"
 ],
 "survey.import.dryRun": [
  "只显示更改内容，不做更改"
 ],
 "survey.import.plan": [
  "未做更改。",
  [
   "title"
  ],
  "：共 ",
  [
   "changes",
   "number"
  ],
  " 处更改，发布前尚缺 ",
  [
   "gaps",
   "number"
  ],
  " 处"
 ],
 "survey.import.ask": [
  "对",
  [
   "title"
  ],
  "做 ",
  [
   "changes",
   "number"
  ],
  " 处更改？[y/N]"
 ],
 "survey.import.done": [
  "调查 ",
  [
   "id"
  ],
  "：共 ",
  [
   "changes",
   "number"
  ],
  " 处更改，发布前尚缺 ",
  [
   "gaps",
   "number"
  ],
  " 处。发布后家庭可见"
 ],
 "survey.head.kind": [
  "更改"
 ],
 "survey.head.place": [
  "位置"
 ],
 "survey.head.before": [
  "更改前"
 ],
 "survey.head.after": [
  "更改后"
 ],
 "survey.duplicate.does": [
  "以已有调查（例如去年的）创建草稿"
 ],
 "survey.publish.does": [
  "发布草稿；自开始日起向家庭征询"
 ],
 "survey.pause.does": [
  "暂停调查；继续之前无法回复"
 ],
 "survey.continue.does": [
  "继续已暂停的调查"
 ],
 "survey.cancel.does": [
  "永久取消调查；已有回复保留"
 ],
 "survey.settle.does": [
  "处理冲突：确定以哪位监护人的回复为准"
 ],
 "survey.extend.does": [
  "为个别家庭延长回复时间"
 ],
 "survey.exportReplies.does": [
  "导出一份调查的全部回答（CSV 或 XLSX），每个问题一列"
 ],
 "survey.board.does": [
  "按年级查看回复、学位和预计续读人数"
 ],
 "survey.board.said": [
  [
   "title"
  ],
  "：续读 ",
  [
   "yes",
   "number"
  ],
  "，不续读 ",
  [
   "no",
   "number"
  ],
  "，待定 ",
  [
   "open",
   "number"
  ],
  "。预计续读：",
  [
   "expected"
  ],
  "（",
  [
   "shares"
  ],
  "）"
 ],
 "survey.board.unknown": [
  "尚无回复"
 ],
 "survey.calls.does": [
  "未回复的学生和可致电的监护人"
 ],
 "survey.calls.said": [
  [
   "students"
  ],
  " 名学生未回复"
 ],
 "survey.remind.does": [
  "邮件提醒未回复的家庭；--dry-run 只列出收件人"
 ],
 "survey.remind.grade": [
  "只提醒该年级的学生"
 ],
 "survey.remind.dryRun": [
  "只列出收件人，不发送"
 ],
 "survey.remind.plan": [
  "未发送。将就 ",
  [
   "students"
  ],
  " 名学生发送 ",
  [
   "mails"
  ],
  " 封邮件；",
  [
   "hours"
  ],
  " 小时内已提醒 ",
  [
   "reminded"
  ],
  " 名，无邮箱 ",
  [
   "unreached"
  ],
  " 名"
 ],
 "survey.remind.ask": [
  "就 ",
  [
   "students"
  ],
  " 名学生发送 ",
  [
   "mails"
  ],
  " 封邮件？[y/N]"
 ],
 "survey.remind.done": [
  "已就 ",
  [
   "students"
  ],
  " 名学生发送 ",
  [
   "mails"
  ],
  " 封邮件"
 ],
 "survey.head.title": [
  "标题"
 ],
 "vehicle.does": [
  "车辆通行证和门岗查验"
 ],
 "vehicle.pass": [
  "通行证编号，或可唯一确定的车牌号"
 ],
 "vehicle.field.email": [
  "接收审核结果的电子邮箱"
 ],
 "vehicle.field.applicantName": [
  "申请人姓名"
 ],
 "vehicle.list.does": [
  "通行证列表：待审核的在前，最早的排最前"
 ],
 "vehicle.list.expiring": [
  "只列出即将到期的"
 ],
 "vehicle.list.from": [
  "提交起始日期（YYYY-MM-DD，按学校时区）"
 ],
 "vehicle.list.search": [
  "车牌号、姓名或邮箱的一部分"
 ],
 "vehicle.create.does": [
  "申请通行证，可为自己或他人"
 ],
 "vehicle.create.for": [
  "申请人的电子邮箱；未填写的姓名、邮箱和类型取自其账号"
 ],
 "vehicle.create.outsider": [
  "为没有账号的人申请；须填写其姓名、邮箱和类型"
 ],
 "vehicle.create.renews": [
  "以上一年的通行证为基础，未填写的内容（含图片）沿用"
 ],
 "vehicle.create.more": [
  "标准输入为每行一个 JSON 对象，也可以是单个对象或列表；未写的内容以选项为准：\n  {\"plate\": \"沪A·12345\", \"person\": \"zhou.lin@family.example\", \"type\": \"parent\", \"certificate\": \"licence.jpg\"}\n字段：",
  [
   "fields"
  ],
  "。certificate 和 signature 为本机文件。"
 ],
 "vehicle.create.done": [
  "已为 ",
  [
   "plate"
  ],
  " 提交申请（编号 ",
  [
   "id"
  ],
  "）"
 ],
 "vehicle.update.does": [
  "更正待审核的申请，未指定的内容保持不变"
 ],
 "vehicle.until": [
  "到期日（YYYY-MM-DD），默认为学年结束日"
 ],
 "vehicle.validFrom": [
  "生效日，默认为今天"
 ],
 "vehicle.confirm.does": [
  "批准申请"
 ],
 "vehicle.reject.does": [
  "拒绝申请"
 ],
 "vehicle.void.does": [
  "作废有效的通行证"
 ],
 "vehicle.renew.does": [
  "续期已过期或已作废的通行证"
 ],
 "vehicle.undo.does": [
  "撤销对申请的处理，恢复为待审核"
 ],
 "vehicle.one.Pending": [
  [
   "id"
  ],
  "：",
  [
   "plate"
  ],
  "，",
  [
   "name"
  ],
  "，待审核"
 ],
 "vehicle.one.Valid": [
  [
   "id"
  ],
  "：",
  [
   "plate"
  ],
  "，",
  [
   "name"
  ],
  "，有效"
 ],
 "vehicle.one.Expired": [
  [
   "id"
  ],
  "：",
  [
   "plate"
  ],
  "，",
  [
   "name"
  ],
  "，已过期"
 ],
 "vehicle.one.Cancelled": [
  [
   "id"
  ],
  "：",
  [
   "plate"
  ],
  "，",
  [
   "name"
  ],
  "，已作废"
 ],
 "vehicle.one.Rejected": [
  [
   "id"
  ],
  "：",
  [
   "plate"
  ],
  "，",
  [
   "name"
  ],
  "，已拒绝"
 ],
 "vehicle.check.does": [
  "查验车牌是否可以入校；可以时退出码为 0，否则为 1"
 ],
 "vehicle.check.plate": [
  "车牌号；- 表示逐行读取标准输入，并立即逐行输出 JSON 结果"
 ],
 "vehicle.check.more": [
  "空格、圆点、连字符和大小写不影响结果；省份简称可省略，也可用拼音（hua12345）。\n使用 - 时，无法查验的车牌会返回 admitted 为 false 及错误信息，然后继续读取下一行。"
 ],
 "vehicle.check.admitted": [
  "放行"
 ],
 "vehicle.check.refused": [
  "禁止通行"
 ],
 "vehicle.check.others": [
  "该车牌的其他通行证："
 ],
 "vehicle.code.does": [
  "输出有效通行证二维码的签名文本"
 ],
 "vehicle.settings.does": [
  "学年结束日和提前提醒天数；用 名称=值 更改"
 ],
 "head.car": [
  "车辆"
 ],
 "head.expiresOn": [
  "到期日"
 ],
 "head.plate": [
  "车牌号"
 ],
 "head.valid": [
  "有效期"
 ],
 "refused.imagesPiped": [
  "使用 - 时，请在记录中用 certificate 和 signature 指定图片文件"
 ],
 "refused.noPass": [
  "没有“",
  [
   "plate"
  ],
  "”的通行证"
 ],
 "refused.noPlate": [
  "缺少车牌号"
 ],
 "refused.passType": [
  "通行证类型缺失或无效（“",
  [
   "type"
  ],
  "”），只能是：",
  [
   "types"
  ]
 ],
 "refused.severalPasses": [
  "“",
  [
   "plate"
  ],
  "”有 ",
  [
   "count",
   "number"
  ],
  " 张通行证，请用编号指定"
 ],
 "refused.unchecked": [
  [
   "all",
   "number"
  ],
  " 个车牌中有 ",
  [
   "failed",
   "number"
  ],
  " 个无法查验"
 ],
 "venue.does": [
  "场地：谁预约，何时开放"
 ],
 "venue.list.does": [
  "列出场地，可用选项筛选"
 ],
 "venue.listTypes.does": [
  "列出场地类型，可用选项筛选"
 ],
 "venue.listBlocks.does": [
  "列出停用与开放日期，可用选项筛选"
 ],
 "venue.listReservations.does": [
  "列出场地预约，可用选项筛选"
 ],
 "venue.move.does": [
  "移动或修改预约，未指定的内容保持不变"
 ],
 "venue.cancel.does": [
  "取消预约"
 ],
 "venue.approve.does": [
  "批准待审批的预约"
 ],
 "venue.reject.does": [
  "拒绝待审批的预约"
 ],
 "venue.undo.does": [
  "撤销对预约的处理，恢复为待审批"
 ],
 "venue.import.does": [
  "从 CSV 文件新增和更改场地，全部成功或全部不导入"
 ],
 "venue.import.more": [
  "列的顺序不限，中英文均可：名称、中文名称、类型、位置、容纳人数、AD 邮箱、开放时间、需要审批、备注。\n按名称匹配场地。空单元格不更改该字段；- 表示清空。开放时间示例：Mon-Fri 08:00–12:00; Sat 09:00–12:00。"
 ],
 "venue.import.noName": [
  "缺少名称"
 ],
 "venue.import.capacity": [
  "容纳人数不是正整数"
 ],
 "venue.import.approval": [
  "是否需要审批请填“是”或“否”"
 ],
 "refused.noVenueColumn": [
  "缺少场地名称列"
 ],
 "venue.name": [
  "场地名称"
 ],
 "venue.day": [
  "日期，例如 2026-11-26"
 ],
 "venue.free.does": [
  "场地某一天的开放与空闲时间，或不开放的原因"
 ],
 "venue.free.said": [
  "开放：",
  [
   "open"
  ],
  "。空闲：",
  [
   "free"
  ]
 ],
 "venue.free.none": [
  "无"
 ],
 "venue.reserve.does": [
  "预约场地"
 ],
 "venue.reserve.from": [
  "开始时间，以 15 分钟为单位，例如 15:30"
 ],
 "venue.reserve.to": [
  "结束时间"
 ],
 "venue.reserve.title": [
  "用途"
 ],
 "venue.reserve.people": [
  "人数"
 ],
 "venue.reserve.note": [
  "给审批人的备注"
 ],
 "venue.reserve.for": [
  "为谁预约（邮箱）；不填则为自己"
 ],
 "venue.reserve.repeat": [
  "按规则重复预约（RFC 5545），例如 FREQ=WEEKLY;COUNT=10"
 ],
 "venue.reserve.skip": [
  "要跳过的日期，可多次使用"
 ],
 "venue.reserve.preview": [
  "仅显示各日期及冲突，不预约"
 ],
 "venue.reserve.repeated": [
  [
   "count"
  ],
  " 个预约：",
  [
   "days"
  ]
 ],
 "venue.reserve.looked": [
  [
   "day"
  ],
  "  ",
  [
   "state",
   "select",
   {
    "off": [
     "跳过：",
     [
      "why"
     ]
    ],
    "clash": [
     [
      "why"
     ]
    ],
    "other": [
     "空闲"
    ]
   }
  ]
 ],
 "venue.reserve.done": [
  "预约 ",
  [
   "id"
  ],
  "：",
  [
   "venue"
  ],
  "，",
  [
   "day"
  ],
  " ",
  [
   "time"
  ],
  "。",
  [
   "status"
  ]
 ],
 "venue.approveSeries.does": [
  "批准系列中待审批的预约"
 ],
 "venue.rejectSeries.does": [
  "拒绝系列中待审批的预约"
 ],
 "venue.cancelSeries.does": [
  "取消系列中未结束的预约"
 ],
 "venue.moveSeries.does": [
  "移动或修改系列中的预约，全部成功或全部不变"
 ],
 "venue.series.id": [
  "系列中任一预约的编号"
 ],
 "venue.series.reason": [
  "原因，将发送给预约人"
 ],
 "venue.series.which": [
  "仅本次、本次及之后，或整个系列"
 ],
 "venue.series.day": [
  "新的日期，其他预约移动相同的天数"
 ],
 "venue.find.does": [
  "查找容纳指定人数和时长的空闲场地，最合适的在前"
 ],
 "venue.find.minutes": [
  "时长（分钟）"
 ],
 "venue.find.from": [
  "起始日期；不填则为今天"
 ],
 "venue.find.to": [
  "结束日期；不填则与起始日期相同"
 ],
 "venue.find.earliest": [
  "不早于该时间"
 ],
 "venue.find.latest": [
  "不晚于该时间结束"
 ],
 "venue.find.repeat": [
  "按此规则（RFC 5545）的每一天查找，从起始日期算起：在最多日期空闲的时段"
 ],
 "venue.find.free": [
  "空闲天数"
 ],
 "venue.reserve.extra": [
  "所需设备，例如“30 椅子”，可多次使用"
 ],
 "venue.reserve.setUp": [
  "场地布置要求"
 ],
 "venue.hours.does": [
  "查看或设置场地的开放时间"
 ],
 "venue.hours.set": [
  "新的每周开放时间，例如 Mon-Fri 08:00–18:00; Sat 09:00–12:00"
 ],
 "venue.hours.cancel": [
  "取消因此不在开放时间内的预约，并邮件通知预约人"
 ],
 "refused.hours": [
  "无法识别开放时间：",
  [
   "text"
  ],
  "。请写成 Mon-Fri 08:00–12:00; Sat 09:00–12:00"
 ],
 "venue.block.does": [
  "停用日期，或在休息日开放；受影响的预约可移到其他场地或取消"
 ],
 "venue.block.reason": [
  "原因，预约人可见"
 ],
 "venue.block.kind": [
  "停用或开放；不填则为停用"
 ],
 "venue.block.venue": [
  "场地名称；不填则为所有场地"
 ],
 "venue.block.startsOn": [
  "起始日期"
 ],
 "venue.block.endsOn": [
  "结束日期；不填则与起始日期相同"
 ],
 "venue.block.reasonZh": [
  "中文原因"
 ],
 "venue.block.moveAll": [
  "将受影响的预约逐一移到同类空闲场地"
 ],
 "venue.block.move": [
  "将某个预约移到指定场地，可多次使用"
 ],
 "venue.block.cancel": [
  "取消未移动的预约，并邮件通知预约人"
 ],
 "venue.block.dryRun": [
  "仅显示受影响的预约和可移往的场地"
 ],
 "venue.block.none": [
  "这些日期没有预约"
 ],
 "venue.block.nowhere": [
  "没有其他空闲场地"
 ],
 "venue.block.to": [
  "可移往"
 ],
 "venue.block.ask": [
  "“",
  [
   "title"
  ],
  "”，",
  [
   "day"
  ],
  " ",
  [
   "time"
  ],
  "。移到 ",
  [
   "places"
  ],
  "；c 取消预约；回车则不作任何更改："
 ],
 "venue.block.askNone": [
  "“",
  [
   "title"
  ],
  "”，",
  [
   "day"
  ],
  " ",
  [
   "time"
  ],
  "。没有其他空闲场地；c 取消预约；回车则不作任何更改："
 ],
 "venue.block.sure": [
  "移动 ",
  [
   "moved"
  ],
  " 个、取消 ",
  [
   "cancelled"
  ],
  " 个预约？将邮件通知预约人 [y/N]"
 ],
 "venue.block.done": [
  "已保存“",
  [
   "reason"
  ],
  "”。移动预约 ",
  [
   "moved"
  ],
  " 个，取消 ",
  [
   "cancelled"
  ],
  " 个"
 ],
 "refused.hits": [
  "这些日期有 ",
  [
   "count"
  ],
  " 个预约，未作更改。请指定 --move-all、--move ID=场地 或 --cancel-reservations"
 ],
 "refused.noHit": [
  [
   "text"
  ],
  " 不是受影响的预约，请写成 编号=场地，例如 71=\"西体育馆\""
 ],
 "venue.lessons.does": [
  "从 CSV 文件为一个学期的课程预约场地，全部成功或全部不导入"
 ],
 "venue.lessons.more": [
  "列的顺序不限，中英文均可：场地、星期、开始时间、结束时间、用途、学期。\n按学期、场地、星期和开始时间识别课程；已有的课程将更新用途和结束时间。将预约该星期尚未到来的每个上课日。"
 ],
 "venue.lessons.venue": [
  "缺少场地名称或名称过长"
 ],
 "venue.lessons.weekday": [
  "无法识别星期，请写成 Monday 或 周一"
 ],
 "venue.lessons.startsAt": [
  "开始时间须为 15 分钟的整数倍，例如 08:15"
 ],
 "venue.lessons.endsAt": [
  "结束时间须为 15 分钟的整数倍，例如 09:45"
 ],
 "venue.lessons.title": [
  "缺少用途或过长"
 ],
 "venue.lessons.term": [
  "缺少学期或过长"
 ],
 "venue.find.type": [
  "场地类型名称"
 ],
 "venue.find.place": [
  "地点的一部分，例如 \"Building C\""
 ],
 "venue.find.none": [
  "没有符合条件的空闲场地"
 ],
 "venue.stats.does": [
  "场地开放时间的使用情况"
 ],
 "venue.stats.from": [
  "起始日期；不填则为本学年第一天"
 ],
 "venue.stats.to": [
  "结束日期；不填则为今天"
 ],
 "venue.stats.none": [
  "没有场地"
 ],
 "venue.feeds.does": [
  "您的日历订阅：供日历软件读取预约的地址"
 ],
 "venue.feeds.none": [
  "您没有日历订阅"
 ],
 "venue.feeds.own": [
  "我的预约"
 ],
 "venue.createFeed.does": [
  "新建日历订阅（自己的预约或某个场地），地址只显示一次"
 ],
 "venue.createFeed.venue": [
  "场地名称；不填则为自己的预约"
 ],
 "venue.createFeed.titles": [
  "显示用途和预约人，而不仅是已占用"
 ],
 "venue.createFeed.done": [
  "知道此地址的人都可以读取该订阅。地址只显示一次；可用 isb venue remove-feed ",
  [
   "id"
  ],
  " 撤销"
 ],
 "venue.removeFeed.does": [
  "撤销您的日历订阅，地址立即失效"
 ],
 "venue.removeFeed.done": [
  "日历订阅已撤销"
 ],
 "venue.feedId": [
  "日历订阅的编号"
 ],
 "refused.noVenueType": [
  "没有场地类型 ",
  [
   "name"
  ]
 ],
 "refused.noVenue": [
  "没有场地 ",
  [
   "name"
  ]
 ]
}
