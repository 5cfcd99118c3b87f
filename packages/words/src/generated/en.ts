// Made by `npm run generate`. Not edited by hand.
import type { WordKey } from './catalogs.ts'

export const words: Record<WordKey, unknown> = {
 "field.category": [
  "Category"
 ],
 "field.code": [
  "Code"
 ],
 "field.dryRun": [
  "Dry run"
 ],
 "field.email": [
  "Email Address"
 ],
 "field.help": [
  "Sign-in help"
 ],
 "field.helpZh": [
  "Sign-in help in Chinese"
 ],
 "field.icon": [
  "Icon"
 ],
 "field.id": [
  "Id"
 ],
 "field.ids": [
  "Order"
 ],
 "field.isExternalPath": [
  "External link"
 ],
 "field.key": [
  "Key"
 ],
 "field.line": [
  "Line"
 ],
 "field.name": [
  "Name"
 ],
 "field.nameZh": [
  "Chinese name"
 ],
 "field.nodes": [
  "Menus"
 ],
 "field.openTarget": [
  "New tab"
 ],
 "field.pageNum": [
  "Page"
 ],
 "field.pageSize": [
  "Page size"
 ],
 "field.parentId": [
  "Parent"
 ],
 "field.parentKey": [
  "Parent key"
 ],
 "field.password": [
  "Password"
 ],
 "field.path": [
  "Route path"
 ],
 "field.runId": [
  "Run"
 ],
 "field.schoolName": [
  "School name"
 ],
 "field.schoolNameZh": [
  "School name in Chinese"
 ],
 "field.search": [
  "Search"
 ],
 "field.sort": [
  "Order"
 ],
 "field.timeZone": [
  "Time zone"
 ],
 "field.type": [
  "Type"
 ],
 "field.verificationCode": [
  "Verification Code"
 ],
 "field.version": [
  "Version"
 ],
 "invalid.additionalProperties": [
  [
   "field"
  ],
  " is not a field of this request"
 ],
 "invalid.date-time": [
  [
   "field"
  ],
  " must be a time, such as 2026-11-17T07:36:00Z"
 ],
 "invalid.email": [
  "Please enter a valid email address"
 ],
 "invalid.enum": [
  [
   "field"
  ],
  " must be one of: ",
  [
   "values"
  ]
 ],
 "invalid.maxItems": [
  [
   "field"
  ],
  " holds at most ",
  [
   "limit",
   "number"
  ]
 ],
 "invalid.maxLength": [
  [
   "field"
  ],
  " holds at most ",
  [
   "limit",
   "plural",
   {
    "one": [
     "#",
     " character"
    ],
    "other": [
     "#",
     " characters"
    ]
   }
  ]
 ],
 "invalid.maximum": [
  [
   "field"
  ],
  " is at most ",
  [
   "limit"
  ]
 ],
 "invalid.minItems": [
  [
   "field"
  ],
  " needs at least ",
  [
   "limit",
   "number"
  ]
 ],
 "invalid.minLength": [
  [
   "field"
  ],
  " needs at least ",
  [
   "limit",
   "plural",
   {
    "one": [
     "#",
     " character"
    ],
    "other": [
     "#",
     " characters"
    ]
   }
  ]
 ],
 "invalid.minimum": [
  [
   "field"
  ],
  " is at least ",
  [
   "limit"
  ]
 ],
 "invalid.other": [
  [
   "field"
  ],
  " is not valid"
 ],
 "invalid.pattern": [
  [
   "field"
  ],
  " does not have the form that is expected"
 ],
 "invalid.required": [
  [
   "field"
  ],
  " is required"
 ],
 "invalid.sixDigits": [
  "Please enter the six digits from the email"
 ],
 "invalid.text": [
  [
   "field"
  ],
  " holds a character that cannot be stored"
 ],
 "invalid.type": [
  [
   "field"
  ],
  " has the wrong kind of value"
 ],
 "invalid.uniqueItems": [
  [
   "field"
  ],
  " names something twice"
 ],
 "invalid.notSortable": [
  "The list cannot be sorted by “",
  [
   "name"
  ],
  "”"
 ],
 "mail.resetCode.subject": [
  [
   "code"
  ],
  " is your verification code"
 ],
 "mail.resetCode.text": [
  "Hello ",
  [
   "name"
  ],
  ",\n\nyour verification code for ",
  [
   "school"
  ],
  " is ",
  [
   "code"
  ],
  ". It is good for ",
  [
   "minutes",
   "number"
  ],
  " minutes.\n\nIf you did not ask for it, somebody has typed your address by mistake. Your password has not been changed and you need to do nothing.\n"
 ],
 "menu.type.Root": [
  "root"
 ],
 "menu.type.MENU_DIR": [
  "module"
 ],
 "menu.type.MENU": [
  "menu"
 ],
 "menu.type.MENU_PERM_RESOURCE": [
  "button"
 ],
 "run.state.Running": [
  "Running"
 ],
 "run.state.Done": [
  "Done"
 ],
 "run.state.Refused": [
  "Refused"
 ],
 "run.state.Failed": [
  "Failed"
 ],
 "run.state.Interrupted": [
  "Interrupted"
 ],
 "run.outcome.created": [
  "created"
 ],
 "run.outcome.changed": [
  "changed"
 ],
 "run.outcome.unchanged": [
  "unchanged"
 ],
 "run.outcome.refused": [
  "refused"
 ],
 "reason.ACCOUNT_DISABLED": [
  "This account is disabled"
 ],
 "reason.BODY_TOO_LARGE": [
  "The request is too large"
 ],
 "reason.BUSY": [
  "The system is busy, please try again in a moment"
 ],
 "reason.CLIENT_UNKNOWN": [
  "This application is not known to the server"
 ],
 "reason.DISK_FULL": [
  "The server’s disk is full: nothing can be saved until an administrator makes room"
 ],
 "reason.IDEMPOTENCY_KEY_REUSED": [
  "This Idempotency-Key was used for another request"
 ],
 "reason.INTERNAL": [
  "Something went wrong on our side. Nothing was changed."
 ],
 "reason.INVALID": [
  "Please check the marked fields"
 ],
 "reason.MEDIA_TYPE": [
  "The body must be JSON (application/json)"
 ],
 "reason.MENU_BUTTON_PARENT": [
  "An operation button stands under a menu"
 ],
 "reason.MENU_CODE_NOT_HELD": [
  "You cannot use the code “",
  [
   "code"
  ],
  "”, because you do not hold it yourself"
 ],
 "reason.MENU_CODE_TAKEN": [
  "The code “",
  [
   "code"
  ],
  "” is already used by “",
  [
   "name"
  ],
  "”"
 ],
 "reason.MENU_CYCLE": [
  "A menu cannot stand under itself"
 ],
 "reason.MENU_DUPLICATE_KEY": [
  "The key “",
  [
   "key"
  ],
  "” stands twice in the file"
 ],
 "reason.MENU_HAS_CHILDREN": [
  "“",
  [
   "name"
  ],
  "” holds ",
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " module or menu"
    ],
    "other": [
     "#",
     " modules or menus"
    ]
   }
  ],
  ". Move or delete them first."
 ],
 "reason.MENU_NEST": [
  "A module or menu stands at the top or under a module"
 ],
 "reason.MENU_NOT_FOUND": [
  "This menu does not exist any more"
 ],
 "reason.MENU_PARENT_NOT_FOUND": [
  "The parent does not exist any more"
 ],
 "reason.MENU_PATH_EXTERNAL": [
  "An external path begins with http:// or https://"
 ],
 "reason.MENU_PATH_INTERNAL": [
  "A route path begins with / and has no spaces"
 ],
 "reason.MENU_TYPE_FIXED": [
  "A menu’s type cannot be changed"
 ],
 "reason.NOT_FOUND": [
  "Not found"
 ],
 "reason.NOT_JSON": [
  "The body is not valid JSON"
 ],
 "reason.NOT_READY": [
  "The system is starting or its database is away, please try again in a moment"
 ],
 "reason.NO_PERMISSION": [
  "You do not have permission for this"
 ],
 "reason.PASSWORD_COMMON": [
  "This password is among the most used ones, please choose another"
 ],
 "reason.RESET_CODE_WRONG": [
  "The code is wrong or has expired"
 ],
 "reason.ROUTE_UNKNOWN": [
  "There is nothing at this address"
 ],
 "reason.RUN_NOT_FOUND": [
  "There is no such run"
 ],
 "reason.SESSION_INVALID": [
  "Your session has ended, please sign in again"
 ],
 "reason.SIGN_IN_FAILED": [
  "The email address or password is not right, or the account cannot sign in now"
 ],
 "reason.STALE": [
  "Somebody else has changed this in the meantime. Reload to see it as it is now."
 ],
 "reason.TIME_ZONE_UNKNOWN": [
  "There is no time zone of this name"
 ],
 "reason.TOO_MANY_REQUESTS": [
  "Too many attempts, please try again later"
 ]
}
