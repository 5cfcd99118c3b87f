// Made by `npm run generate`. Not edited by hand.
export const words: Readonly<Record<string, unknown>> = {
 "reason.ACCOUNT_HOLDS_MORE": [
  "This account has more permissions than you, so you cannot change how it signs in"
 ],
 "reason.ACTS_ADMINISTRATOR": [
  "Only an administrator can create a token that acts for people"
 ],
 "reason.ADMINISTRATOR_ONLY": [
  "Only an administrator can give or take the Administrator role"
 ],
 "reason.CODE_NOT_HELD": [
  "This needs the permission “",
  [
   "code"
  ],
  "”, which you do not have"
 ],
 "reason.CURRENT_PASSWORD_WRONG": [
  "The current password is incorrect"
 ],
 "reason.EMAIL_TAKEN": [
  "Another account has this email address"
 ],
 "reason.EXPLAIN_ONE": [
  "Name one of code, menu, path or operation"
 ],
 "reason.NO_ACTING_PERSON": [
  "This token acts for people: name the person in X-Acting-Person"
 ],
 "reason.ACTING_PERSON_NOT_FOUND": [
  "The person to act for does not exist or is disabled"
 ],
 "reason.TOKEN_ACTS_FOR_NOBODY": [
  "Only a token that acts for people can name one"
 ],
 "reason.REACH_MODULE": [
  "“",
  [
   "module"
  ],
  "” does not show students, or is listed twice"
 ],
 "reason.REACH_DIVISIONS": [
  "Name divisions for this reach, and for no other"
 ],
 "reason.REACH_NOT_HELD": [
  "You reach only some of the students yourself, so you cannot set this"
 ],
 "reason.GRANT_NOT_HELD": [
  "You cannot grant “",
  [
   "name"
  ],
  "”, because you do not have it yourself"
 ],
 "reason.LAST_ADMINISTRATOR": [
  "This is the last administrator who can sign in, so it must stay"
 ],
 "reason.OPERATION_UNKNOWN": [
  "There is no operation with this name"
 ],
 "reason.ROLE_BUILTIN": [
  "The Administrator role cannot be changed"
 ],
 "reason.ROLE_NAME_TAKEN": [
  "Another role has this name"
 ],
 "reason.ROLE_NOT_FOUND": [
  "This role no longer exists"
 ],
 "reason.OWN_NOT_IN_SCOPE": [
  "This API token does not reach your own data here: it lacks the scope ",
  [
   "scope"
  ]
 ],
 "reason.SCOPE_NOT_HELD": [
  "“",
  [
   "code"
  ],
  "” is not among the permissions that can be given to this token"
 ],
 "reason.SERVICE_ACCOUNT": [
  "A service account can only use API tokens"
 ],
 "reason.SERVICE_ACCOUNT_ONLY": [
  "People create their own API tokens; here you can only create them for service accounts"
 ],
 "reason.SESSION_ONLY": [
  "An API token cannot do this; sign in instead"
 ],
 "reason.SESSION_NOT_FOUND": [
  "This session no longer exists"
 ],
 "reason.STAFF_NOT_FOUND": [
  "This account no longer exists"
 ],
 "reason.STAFF_SELF": [
  "You cannot do this to your own account"
 ],
 "reason.TOKEN_EXPIRY": [
  "A token must expire within the next two years"
 ],
 "reason.TOKEN_NOT_FOUND": [
  "This token no longer exists"
 ],
 "explain.allowed": [
  [
   "name"
  ],
  " can: “",
  [
   "what"
  ],
  "” comes with ",
  [
   "count",
   "plural",
   {
    "one": [
     "the role"
    ],
    "other": [
     "the roles"
    ]
   }
  ],
  " ",
  [
   "roles"
  ],
  "."
 ],
 "explain.administrator": [
  [
   "name"
  ],
  " can: an administrator has every permission."
 ],
 "explain.everyone": [
  [
   "name"
  ],
  " can: so can everybody who is signed in."
 ],
 "explain.public": [
  [
   "name"
  ],
  " can: it does not require signing in."
 ],
 "explain.ACCOUNT_DISABLED": [
  [
   "name"
  ],
  " cannot: the account is disabled."
 ],
 "explain.NO_ROLE": [
  [
   "name"
  ],
  " cannot: the account has no role."
 ],
 "explain.ROLES_DISABLED": [
  [
   "name"
  ],
  " cannot: “",
  [
   "what"
  ],
  "” belongs to ",
  [
   "roles"
  ],
  ", which ",
  [
   "count",
   "plural",
   {
    "one": [
     "is"
    ],
    "other": [
     "are"
    ]
   }
  ],
  " disabled."
 ],
 "explain.ROLES_SUSPENDED": [
  [
   "name"
  ],
  " cannot yet: ",
  [
   "roles"
  ],
  " ",
  [
   "count",
   "plural",
   {
    "one": [
     "requires"
    ],
    "other": [
     "require"
    ]
   }
  ],
  " a second factor, and this account has none."
 ],
 "explain.NOT_GRANTED": [
  [
   "name"
  ],
  " cannot: ",
  [
   "count",
   "plural",
   {
    "one": [
     "the role ",
     [
      "roles"
     ],
     " does"
    ],
    "other": [
     "the roles ",
     [
      "roles"
     ],
     " do"
    ]
   }
  ],
  " not include “",
  [
   "what"
  ],
  "”."
 ],
 "explain.NOT_IN_TREE": [
  [
   "name"
  ],
  " cannot: “",
  [
   "what"
  ],
  "” is not in the menu tree, so no role can grant it."
 ],
 "explain.UNKNOWN_CODE": [
  [
   "name"
  ],
  " cannot: no menu or operation uses “",
  [
   "what"
  ],
  "”."
 ],
 "explain.tree": [
  "Ask for one of these roles: ",
  [
   "roles"
  ],
  "."
 ],
 "value.StaffType.staff": [
  "Staff"
 ],
 "value.StaffType.parent": [
  "Parent"
 ],
 "value.StaffType.student": [
  "Student"
 ],
 "value.StaffType.other": [
  "Other"
 ],
 "value.Reach.Divisions": [
  "Some divisions"
 ],
 "value.Reach.Homerooms": [
  "Own classes"
 ],
 "value.Reach.Runs": [
  "Own bus runs"
 ],
 "value.Reach.Children": [
  "Own children"
 ],
 "value.Gender.female": [
  "Female"
 ],
 "value.Gender.male": [
  "Male"
 ],
 "value.Gender.unspecified": [
  "Unspecified"
 ],
 "value.StaffSecondFactor.Set": [
  "Set up"
 ],
 "value.StaffSecondFactor.Microsoft": [
  "Given at Microsoft"
 ],
 "value.StaffSecondFactor.Due": [
  "To be set up"
 ],
 "value.StaffSecondFactor.Missing": [
  "Missing"
 ],
 "value.StaffSecondFactor.None": [
  "None"
 ],
 "value.StaffSource.local": [
  "Local"
 ],
 "value.StaffSource.synced": [
  "Synced"
 ],
 "state.enabled": [
  "Enabled"
 ],
 "state.disabled": [
  "Disabled"
 ],
 "value.TokenState.Active": [
  "Active"
 ],
 "value.TokenState.Expired": [
  "Expired"
 ],
 "value.TokenState.Revoked": [
  "Revoked"
 ],
 "yes": [
  "Yes"
 ],
 "no": [
  "No"
 ],
 "field.at": [
  "Time"
 ],
 "field.address": [
  "Address"
 ],
 "field.after": [
  "After"
 ],
 "field.before": [
  "Before"
 ],
 "field.createdAt": [
  "Created"
 ],
 "field.current": [
  "Current Password"
 ],
 "field.description": [
  "Description"
 ],
 "field.enabled": [
  "Status"
 ],
 "field.entity": [
  "Kind"
 ],
 "field.entityId": [
  "Record"
 ],
 "field.expiresAt": [
  "Expires"
 ],
 "field.format": [
  "Format"
 ],
 "field.from": [
  "From"
 ],
 "field.gender": [
  "Gender"
 ],
 "field.invite": [
  "Invitation"
 ],
 "field.label": [
  "Name of the record"
 ],
 "field.lastLoginAt": [
  "Last sign-in"
 ],
 "field.members": [
  "Members"
 ],
 "field.empty": [
  "Without members"
 ],
 "field.menuId": [
  "Menu"
 ],
 "field.reaches": [
  "Students within reach"
 ],
 "field.menuIds": [
  "Permissions"
 ],
 "field.neverSignedIn": [
  "Never signed in"
 ],
 "field.operation": [
  "Operation"
 ],
 "field.permissions": [
  "Permissions"
 ],
 "field.requestId": [
  "Request"
 ],
 "field.roleId": [
  "Role"
 ],
 "role.administrator": [
  "Administrator"
 ],
 "role.administrator.text": [
  "Has every permission, now and in the future"
 ],
 "field.roleIds": [
  "Roles"
 ],
 "field.roles": [
  "Roles"
 ],
 "field.rows": [
  "Rows"
 ],
 "field.scopes": [
  "Scopes"
 ],
 "field.service": [
  "Service account"
 ],
 "field.source": [
  "Source"
 ],
 "field.staffId": [
  "Person"
 ],
 "field.staffName": [
  "Who"
 ],
 "field.syncedAt": [
  "Synced"
 ],
 "field.secondFactorDueAt": [
  "Second factor due"
 ],
 "field.to": [
  "To"
 ],
 "field.token": [
  "API token"
 ],
 "field.tokenId": [
  "API token"
 ],
 "field.updatedAt": [
  "Changed"
 ],
 "file.menus": [
  "Menus"
 ],
 "file.roles": [
  "Roles"
 ],
 "file.staff": [
  "Staff"
 ],
 "file.audit": [
  "Audit"
 ],
 "field.appLink": [
  "App link"
 ],
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
 "field.nameEn": [
  "Name"
 ],
 "field.nameZh": [
  "Chinese name"
 ],
 "field.personName": [
  "Name"
 ],
 "field.personNameZh": [
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
 "field.rosterLimit": [
  "Largest share a roster deactivates (%)"
 ],
 "field.campuses": [
  "Campuses"
 ],
 "field.phoneCode": [
  "Country code of phone numbers"
 ],
 "field.nameOrder": [
  "Order of names"
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
 "invalid.date": [
  [
   "field"
  ],
  " must be a day, such as 2026-11-17"
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
  " can have at most ",
  [
   "limit",
   "number"
  ]
 ],
 "invalid.maxLength": [
  [
   "field"
  ],
  " can have at most ",
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
  " must be at most ",
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
  " must be at least ",
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
  " should look like this: ",
  [
   "example"
  ]
 ],
 "invalid.required": [
  [
   "field"
  ],
  " is required"
 ],
 "invalid.resetCode": [
  "Please enter the eight digits from the email"
 ],
 "invalid.text": [
  [
   "field"
  ],
  " contains a character that nobody sees, such as a control character or a line break"
 ],
 "invalid.body": [
  "The body of the request"
 ],
 "invalid.type": [
  [
   "field"
  ],
  " has the wrong type of value"
 ],
 "invalid.uniqueItems": [
  [
   "field"
  ],
  " contains duplicates"
 ],
 "invalid.sortFields": [
  "Sort by at most ",
  [
   "limit"
  ],
  " fields, each once"
 ],
 "invalid.notSortable": [
  "The list cannot be sorted by “",
  [
   "name"
  ],
  "”"
 ],
 "module.messages": [
  "Messages"
 ],
 "module.messages.text": [
  "What people are told, as the school’s app shows it."
 ],
 "kept.message": [
  "Messages"
 ],
 "kept.message.kind": [
  "Kind"
 ],
 "kept.message.subject": [
  "Subject"
 ],
 "kept.message.subject_zh": [
  "Subject, Chinese"
 ],
 "kept.message.body": [
  "Text"
 ],
 "kept.message.body_zh": [
  "Text, Chinese"
 ],
 "kept.message.shown_from": [
  "Shown"
 ],
 "kept.message.read_at": [
  "Read"
 ],
 "field.messages": [
  "Messages"
 ],
 "reason.MICROSOFT_DISABLED": [
  "Your account here is disabled. Please contact the administrator."
 ],
 "reason.MICROSOFT_OFF": [
  "Sign-in with Microsoft is not set up here"
 ],
 "reason.MICROSOFT_TENANT": [
  "This Microsoft account belongs to another organization. Please choose your school account."
 ],
 "reason.MICROSOFT_TOKEN": [
  "Microsoft’s answer could not be verified, or it came too late. Please try again."
 ],
 "reason.MICROSOFT_UNKNOWN": [
  "There is no account here for this Microsoft account. Please contact the administrator, or choose another account."
 ],
 "reason.MICROSOFT_UNREACHABLE": [
  "Microsoft cannot be reached at the moment. Please try again in a minute, or sign in with your password."
 ],
 "field.department": [
  "Department"
 ],
 "field.noticeDays": [
  "Days of notice"
 ],
 "field.note": [
  "Note"
 ],
 "field.person": [
  "Person"
 ],
 "field.personId": [
  "Person"
 ],
 "field.phone": [
  "Phone"
 ],
 "field.since": [
  "Since"
 ],
 "field.reason": [
  "Reason"
 ],
 "field.requestedAt": [
  "Requested"
 ],
 "field.status": [
  "Status"
 ],
 "field.submittedAt": [
  "Submitted"
 ],
 "field.submittedBy": [
  "Submitted by"
 ],
 "field.decidedAt": [
  "Decided"
 ],
 "field.decidedBy": [
  "Decided by"
 ],
 "person.parentOf": [
  "Parent of ",
  [
   "child"
  ]
 ],
 "person.somebody": [
  "Somebody"
 ],
 "reason.ALREADY_DECIDED": [
  [
   "own",
   "select",
   {
    "yes": [
     "Already ",
     [
      "decision"
     ]
    ],
    "other": [
     [
      "name"
     ],
     " was first: this is already ",
     [
      "decision"
     ]
    ]
   }
  ]
 ],
 "reason.REQUEST_NOT_YOURS": [
  "Only the person who requested this can withdraw it"
 ],
 "reason.PERSON_REQUIRED": [
  "A service account requests nothing for itself: say for whom"
 ],
 "reason.ON_BEHALF_NOT_HELD": [
  "You can only make requests for yourself"
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
  "The server does not know this application"
 ],
 "reason.DISK_FULL": [
  "The server’s disk is full. Nothing can be saved until an administrator frees up space."
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
 "reason.MENU_TOO_DEEP": [
  "The file has more than ",
  [
   "limit"
  ],
  " levels"
 ],
 "reason.MENU_BUTTON_PARENT": [
  "A button can only be placed under a menu"
 ],
 "reason.MENU_CODE_NOT_HELD": [
  "You cannot use the code “",
  [
   "code"
  ],
  "”, because you do not have it yourself"
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
  "A menu cannot be placed under itself"
 ],
 "reason.MENU_DUPLICATE_KEY": [
  "The key “",
  [
   "key"
  ],
  "” appears twice in the file"
 ],
 "reason.MENU_HAS_CHILDREN": [
  "“",
  [
   "name"
  ],
  "” contains ",
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
  "A module or menu can only be placed at the top or under a module"
 ],
 "reason.MENU_NOT_FOUND": [
  "This menu no longer exists"
 ],
 "reason.MENU_PARENT_NOT_FOUND": [
  "The parent no longer exists"
 ],
 "reason.MENU_PATH_EXTERNAL": [
  "An external path starts with http:// or https://"
 ],
 "reason.MENU_PATH_INTERNAL": [
  "A route path starts with / and has no spaces"
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
 "reason.NOT_HTTP": [
  "The server cannot read this request"
 ],
 "reason.NOT_READY": [
  "The system is starting or its database is unavailable. Please try again in a moment."
 ],
 "reason.NO_DRY_RUN": [
  "This cannot be tried without doing it"
 ],
 "reason.NO_PERMISSION": [
  "You do not have permission for this"
 ],
 "reason.PASSKEY_NOT_FOUND": [
  "This passkey no longer exists"
 ],
 "reason.PASSKEY_TAKEN": [
  "This passkey is already in use"
 ],
 "reason.SECOND_FACTOR_GONE": [
  "The time to confirm is over, or there is nothing to confirm. Please start again."
 ],
 "reason.RUN_ALONE": [
  "You are signed in to one bus run alone"
 ],
 "reason.SECOND_FACTOR_MISSING": [
  "Your role requires a second factor. Please set one up in “My account” first."
 ],
 "reason.SECOND_FACTOR_NEEDED": [
  "Your role requires a second factor. Add another one before you remove this one."
 ],
 "reason.SECOND_FACTOR_ON_SERVER": [
  "The second factor of an administrator can only be taken away on the server: npm run -s second-factor -- --reset ADDRESS"
 ],
 "reason.SECOND_FACTOR_REQUIRED": [
  "Please confirm with your second factor"
 ],
 "reason.SECOND_FACTOR_WRONG": [
  "This could not be confirmed: the code is wrong, was used before, or too many were tried"
 ],
 "reason.STEP_UP_REQUIRED": [
  "Please confirm that it is still you"
 ],
 "reason.PASSWORD_GUESSABLE": [
  "This password is easy to guess: it is a repeat, a sequence, or little more than your address or the school’s name"
 ],
 "reason.PASSWORD_COMMON": [
  "This password is too common. Please choose another."
 ],
 "reason.RESET_CODE_WRONG": [
  "The code is wrong or has expired"
 ],
 "reason.ROUTE_UNKNOWN": [
  "There is nothing at this address"
 ],
 "reason.RUN_NOT_FOUND": [
  "This run does not exist"
 ],
 "reason.RUN_ENDED": [
  "This run is over"
 ],
 "reason.RUN_NOT_UNDOABLE": [
  "Only an import that is done can be undone, and only once"
 ],
 "reason.RUN_ROW_CHANGED": [
  "It has been changed since the import"
 ],
 "reason.RUN_ROW_IN_USE": [
  "Something else uses it by now"
 ],
 "reason.SESSION_INVALID": [
  [
   "by",
   "select",
   {
    "token": [
     "This API token is wrong, revoked or expired"
    ],
    "other": [
     "Your session has ended, please sign in again"
    ]
   }
  ]
 ],
 "reason.RUN_CODE_WRONG": [
  "This code is used, revoked or over. Ask transport for a new one"
 ],
 "reason.SIGN_IN_FAILED": [
  "Incorrect email or password, or the account cannot sign in at the moment"
 ],
 "reason.STALE": [
  [
   "who",
   "select",
   {
    "known": [
     [
      "name"
     ],
     " has changed this."
    ],
    "own": [
     "You have changed this in another window."
    ],
    "other": [
     "Somebody else has changed this."
    ]
   }
  ],
  " Reload to see the latest version."
 ],
 "reason.APP_LINK_INVALID": [
  "The link must start with http:// or https://; only “entity” and “id” may stand in braces"
 ],
 "reason.OUTBOUND_ADDRESS": [
  "The server calls only addresses that start with https:// and hold no name or password"
 ],
 "reason.OUTBOUND_PRIVATE": [
  "This address lies in a private network. Whoever runs the server must name its host in OUTBOUND_ALLOW first"
 ],
 "reason.TIME_ZONE_UNKNOWN": [
  "There is no time zone with this name"
 ],
 "reason.TOO_MANY_REQUESTS": [
  "Too many requests, please try again later"
 ]
}
