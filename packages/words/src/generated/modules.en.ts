// Made by `npm run generate`. Not edited by hand.
export const words: Readonly<Record<string, unknown>> = {
 "module.absence": [
  "Absence"
 ],
 "module.absence.text": [
  "Who is not at school, and why."
 ],
 "module.absence.none": [
  "No absences yet"
 ],
 "menu.absence": [
  "Absence"
 ],
 "menu.absence:create": [
  "Record absences"
 ],
 "menu.absence:edit": [
  "Change absences"
 ],
 "menu.absence:delete": [
  "Delete absences"
 ],
 "menu.absence:backdate": [
  "Record absences of past days"
 ],
 "menu.absence:health": [
  "See leave types, notes and certificates"
 ],
 "menu.absence:settings": [
  "Settings and mailboxes of absences"
 ],
 "do.absence.create": [
  "Record absence"
 ],
 "do.absence.submit": [
  "Submit an absence"
 ],
 "do.absence.update": [
  "Change"
 ],
 "do.absence.remove": [
  "Delete"
 ],
 "audit.entity.absence": [
  "Absence"
 ],
 "audit.entity.absence-setting": [
  "Absence settings"
 ],
 "did.absence.updateSettings": [
  "Changed the absence settings"
 ],
 "did.absence.create": [
  "Recorded an absence"
 ],
 "did.absence.submit": [
  "Submitted an absence"
 ],
 "did.absence.withdraw": [
  "Withdrew an absence"
 ],
 "did.absence.update": [
  "Changed an absence"
 ],
 "did.absence.undo": [
  "Undid a change of an absence"
 ],
 "did.absence.remove": [
  "Deleted an absence"
 ],
 "did.absence.resend": [
  "Told the offices of an absence again"
 ],
 "did.absence.test": [
  "Sent themselves a mail of an absence as a test"
 ],
 "did.absence.export": [
  "Exported the absences"
 ],
 "file.absences": [
  "Absences"
 ],
 "field.absenceId": [
  "Absence"
 ],
 "field.student": [
  "Student"
 ],
 "field.studentId": [
  "Student"
 ],
 "field.leaveType": [
  "Leave"
 ],
 "field.startsHalf": [
  "From"
 ],
 "field.endsHalf": [
  "Until"
 ],
 "field.days": [
  "Days missed"
 ],
 "field.leavesAt": [
  "Leaves at"
 ],
 "field.returnsAt": [
  "Back at"
 ],
 "field.symptom": [
  "Symptom"
 ],
 "field.proofId": [
  "Certificate"
 ],
 "field.proofWanted": [
  "Certificate asked for"
 ],
 "field.fromBus": [
  "Not at the bus stop"
 ],
 "field.way": [
  "Submitted via"
 ],
 "field.deletedBy": [
  "Deleted by"
 ],
 "field.deletedAt": [
  "Deleted"
 ],
 "value.LeaveType.Sick": [
  "Sick"
 ],
 "value.LeaveType.Personal": [
  "Personal"
 ],
 "value.LeaveType.SchoolTrip": [
  "School trip"
 ],
 "value.LeaveType.Appointment": [
  "Appointment"
 ],
 "value.LeaveType.Other": [
  "Other"
 ],
 "value.LeaveType.Unexplained": [
  "Unexplained"
 ],
 "value.AbsenceStatus.Normal": [
  "Normal"
 ],
 "value.AbsenceStatus.Deleted": [
  "Deleted"
 ],
 "value.AbsenceHalf.Morning": [
  "Morning"
 ],
 "value.AbsenceHalf.Afternoon": [
  "Afternoon"
 ],
 "value.AbsenceWay.Console": [
  "Console"
 ],
 "value.AbsenceWay.App": [
  "App"
 ],
 "value.AbsenceMail.NoMailbox": [
  "No mailbox"
 ],
 "value.AbsenceMail.Failed": [
  "Failed"
 ],
 "value.AbsenceMail.Retrying": [
  "Retrying"
 ],
 "value.AbsenceMail.Queued": [
  "Queued"
 ],
 "value.AbsenceMail.Sent": [
  "Sent"
 ],
 "field.absent": [
  "Absent"
 ],
 "field.directorsFrom": [
  "Directors are told from (school days)"
 ],
 "field.proofFrom": [
  "Certificate from (sick days)"
 ],
 "field.attentionPercent": [
  "Attention from (% of lessons)"
 ],
 "field.sickInClass": [
  "Warn nurses from (students of a class)"
 ],
 "field.sickWithinDays": [
  "Within (days)"
 ],
 "field.guardianDaysBack": [
  "Guardians may be late by (days)"
 ],
 "field.homeroomCopy": [
  "Tell the homeroom teacher too"
 ],
 "field.symptoms": [
  "Symptoms"
 ],
 "field.ownDomains": [
  "The school’s own domains"
 ],
 "value.ToldReader.Elementary": [
  "Elementary School Office"
 ],
 "value.ToldReader.Middle": [
  "Middle School Office"
 ],
 "value.ToldReader.High": [
  "High School Office"
 ],
 "value.ToldReader.LifeCentered": [
  "Life-Centered Education Office"
 ],
 "value.ToldReader.Bus": [
  "School bus"
 ],
 "value.ToldReader.Nurses": [
  "Nurses"
 ],
 "value.ToldReader.Directors": [
  "Directors"
 ],
 "value.ToldReader.Homeroom": [
  "Homeroom teacher"
 ],
 "value.ToldRule.Division": [
  "students of this division"
 ],
 "value.ToldRule.Bus": [
  "students who ride a bus"
 ],
 "value.ToldRule.Sick": [
  "sick leave"
 ],
 "value.ToldRule.Days": [
  "long absences"
 ],
 "value.ToldRule.Homeroom": [
  "students of their class"
 ],
 "absence.half": [
  " (",
  [
   "half"
  ],
  ")"
 ],
 "kept.absence": [
  "Absences"
 ],
 "kept.absence_told": [
  "Who was told of absences"
 ],
 "kept.absence_told.rule": [
  "Because of"
 ],
 "kept.absence_told.address": [
  "Address"
 ],
 "kept.absence_told.told_at": [
  "Told"
 ],
 "absence.touched": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " absence"
    ],
    "other": [
     "#",
     " absences"
    ]
   }
  ]
 ],
 "reason.ABSENCE_NOT_FOUND": [
  "There is no such absence"
 ],
 "reason.ABSENCE_DELETED": [
  "This absence is deleted"
 ],
 "reason.ABSENCE_BEGUN": [
  "This absence has begun. Ask the school office to change it"
 ],
 "reason.ABSENCE_OVERLAPS": [
  [
   "when",
   "select",
   {
    "none": [
     "Another absence of this student covers part of this time"
    ],
    "other": [
     "This student is already absent then: ",
     [
      "when"
     ]
    ]
   }
  ]
 ],
 "reason.ABSENCE_NO_LESSONS": [
  "There are no lessons on ",
  [
   "day"
  ],
  ": ",
  [
   "why"
  ]
 ],
 "reason.ABSENCE_BACKDATED": [
  "You may not record or change days that are so long over"
 ],
 "reason.ABSENCE_NOT_ENROLLED": [
  "The student is not at the school on all of these days"
 ],
 "module.attendance": [
  "Attendance"
 ],
 "did.attendance.exportAttention": [
  "Exported the attention list"
 ],
 "did.attendance.exportStatistics": [
  "Exported figures of absences"
 ],
 "file.attention": [
  "Attention list"
 ],
 "file.absence-statistics": [
  "Absences by week and grade"
 ],
 "field.lessons": [
  "School days so far"
 ],
 "field.missed": [
  "Days missed"
 ],
 "field.percent": [
  "Share missed"
 ],
 "field.week": [
  "Week from"
 ],
 "did.account.addPasskey": [
  "Added a passkey"
 ],
 "did.account.confirmApp": [
  "Set up an authenticator app"
 ],
 "did.account.newRecoveryCodes": [
  "Created new recovery codes"
 ],
 "did.account.removeApp": [
  "Stopped using an authenticator app"
 ],
 "did.account.removePasskey": [
  "Removed a passkey"
 ],
 "did.auth.secondFactor": [
  "Signed in with a second factor"
 ],
 "did.roles.allowWithoutSecondFactor": [
  "Stopped requiring a second factor of a role"
 ],
 "did.roles.requireSecondFactor": [
  "Required a second factor of a role"
 ],
 "did.staff.resetSecondFactor": [
  "Took away the second factor of an account"
 ],
 "did.account.changePassword": [
  "Changed their own password"
 ],
 "did.account.createToken": [
  "Created an API token"
 ],
 "did.account.endOtherSessions": [
  "Ended their other sessions"
 ],
 "did.account.endSession": [
  "Ended one of their sessions"
 ],
 "did.account.keepOwnData": [
  "Chose the own data of an API token"
 ],
 "did.account.revokeToken": [
  "Revoked an API token"
 ],
 "did.audit.export": [
  "Exported the audit log"
 ],
 "did.audit.undo": [
  "Undid a change"
 ],
 "did.auth.acceptInvite": [
  "Accepted an invitation"
 ],
 "did.auth.login": [
  "Signed in"
 ],
 "did.auth.redeemRunCode": [
  "Signed in with the code of a bus run"
 ],
 "did.auth.logout": [
  "Signed out"
 ],
 "did.auth.microsoft": [
  "Signed in with Microsoft"
 ],
 "did.auth.resetPassword": [
  "Reset their password by email"
 ],
 "did.auth.sendResetCode": [
  "Requested a password reset code"
 ],
 "did.bike.cancelRent": [
  "Withdrew a rent request"
 ],
 "did.bike.cancelReturn": [
  "Withdrew a return request"
 ],
 "did.bike.undoRent": [
  "Undid a decision on a rent request"
 ],
 "did.bike.undoReturn": [
  "Undid a decision on a return request"
 ],
 "did.bike.undoReturnBike": [
  "Undid the return of a bike"
 ],
 "did.bike.confirmRent": [
  "Confirmed a rent"
 ],
 "did.bike.confirmReturn": [
  "Confirmed a return"
 ],
 "did.bike.create": [
  "Added a bike"
 ],
 "did.bike.endMaintenance": [
  "Ended maintenance of a bike"
 ],
 "did.bike.export": [
  "Exported the bikes"
 ],
 "did.bike.exportRents": [
  "Exported the rent requests"
 ],
 "did.bike.exportReturns": [
  "Exported the return requests"
 ],
 "did.bike.import": [
  "Imported bikes"
 ],
 "did.venue.import": [
  "Imported venues"
 ],
 "did.bike.rejectRent": [
  "Rejected a rent request"
 ],
 "did.bike.rejectReturn": [
  "Rejected a return request"
 ],
 "did.bike.remove": [
  "Deleted a bike"
 ],
 "did.bike.requestRent": [
  "Requested a bike"
 ],
 "did.bike.requestReturn": [
  "Reported a return"
 ],
 "did.bike.return": [
  "Returned a bike"
 ],
 "did.bike.startMaintenance": [
  "Put a bike under maintenance"
 ],
 "did.bike.update": [
  "Changed a bike"
 ],
 "did.bike.updateSettings": [
  "Changed the bike settings"
 ],
 "did.config.apply": [
  "Applied a configuration"
 ],
 "did.files.upload": [
  "Uploaded an image"
 ],
 "did.menus.create": [
  "Created a menu"
 ],
 "did.menus.export": [
  "Exported the menus"
 ],
 "did.menus.import": [
  "Imported menus"
 ],
 "did.runs.cancel": [
  "Stopped an import"
 ],
 "did.runs.undo": [
  "Undid an import"
 ],
 "did.menus.remove": [
  "Deleted a menu"
 ],
 "did.menus.sort": [
  "Sorted or moved menus"
 ],
 "did.menus.update": [
  "Changed a menu"
 ],
 "did.outbox.export": [
  "Exported the list of emails"
 ],
 "did.outbox.resend": [
  "Sent an email again"
 ],
 "did.roles.setReach": [
  "Set which students a role reaches"
 ],
 "did.roles.assign": [
  "Assigned permissions to a role"
 ],
 "did.roles.create": [
  "Created a role"
 ],
 "did.roles.disable": [
  "Disabled a role"
 ],
 "did.roles.enable": [
  "Enabled a role"
 ],
 "did.roles.export": [
  "Exported the roles"
 ],
 "did.roles.remove": [
  "Deleted a role"
 ],
 "did.roles.update": [
  "Changed a role"
 ],
 "value.NameOrder.GivenFirst": [
  "Given name first: Wei Wang"
 ],
 "value.NameOrder.FamilyFirst": [
  "Family name first: Wang Wei"
 ],
 "did.settings.update": [
  "Changed the settings"
 ],
 "did.staff.addRole": [
  "Gave somebody a role"
 ],
 "did.staff.create": [
  "Created an account"
 ],
 "did.staff.createToken": [
  "Created an API token for a service account"
 ],
 "did.staff.disable": [
  "Disabled an account"
 ],
 "did.staff.enable": [
  "Enabled an account"
 ],
 "did.staff.endSessions": [
  "Ended somebody’s sessions"
 ],
 "did.staff.export": [
  "Exported the accounts"
 ],
 "did.staff.import": [
  "Imported accounts"
 ],
 "did.staff.invite": [
  "Invited somebody"
 ],
 "did.staff.remove": [
  "Deleted an account"
 ],
 "did.staff.removeRole": [
  "Took a role from somebody"
 ],
 "did.staff.revokeToken": [
  "Revoked somebody’s API token"
 ],
 "did.staff.setRoles": [
  "Changed somebody’s roles"
 ],
 "did.staff.update": [
  "Changed an account"
 ],
 "did.vehicle.undo": [
  "Undid a decision on a pass application"
 ],
 "did.vehicle.confirm": [
  "Confirmed a vehicle pass"
 ],
 "did.vehicle.create": [
  "Applied for a vehicle pass"
 ],
 "did.vehicle.export": [
  "Exported the vehicle passes"
 ],
 "did.vehicle.reject": [
  "Rejected a vehicle pass"
 ],
 "did.vehicle.renew": [
  "Renewed a vehicle pass"
 ],
 "did.vehicle.update": [
  "Corrected an application"
 ],
 "did.vehicle.updateSettings": [
  "Changed the vehicle pass settings"
 ],
 "did.vehicle.void": [
  "Voided a vehicle pass"
 ],
 "value.AuditKind.change": [
  "Changes"
 ],
 "value.AuditKind.access": [
  "Sign-ins and exports"
 ],
 "value.AuditKind.refused": [
  "Refused"
 ],
 "audit.entity.audit": [
  "Change"
 ],
 "audit.entity.bike": [
  "Bike"
 ],
 "audit.entity.bike-rent": [
  "Rent request"
 ],
 "audit.entity.bike-return": [
  "Return request"
 ],
 "audit.entity.bike-setting": [
  "Bike settings"
 ],
 "audit.entity.export": [
  "File"
 ],
 "audit.entity.mail": [
  "Mail"
 ],
 "audit.entity.menu": [
  "Menu"
 ],
 "audit.entity.role": [
  "Role"
 ],
 "audit.entity.run": [
  "Import"
 ],
 "audit.entity.vehicle-pass": [
  "Vehicle pass"
 ],
 "audit.entity.vehicle-setting": [
  "Vehicle pass settings"
 ],
 "audit.entity.session": [
  "Session"
 ],
 "audit.entity.setting": [
  "Settings"
 ],
 "audit.entity.staff": [
  "Account"
 ],
 "audit.entity.token": [
  "API token"
 ],
 "audit.top": [
  "(top)"
 ],
 "audit.more": [
  "and ",
  [
   "count",
   "number"
  ],
  " more"
 ],
 "audit.value.changed": [
  "changed"
 ],
 "audit.value.sent": [
  "sent"
 ],
 "audit.refused": [
  "Refused: ",
  [
   "what"
  ]
 ],
 "audit.refusedBeyond": [
  [
   "why"
  ],
  " · and ",
  [
   "count",
   "number"
  ],
  " more of this account: ",
  [
   "operations"
  ]
 ],
 "audit.refusedWhy": [
  "Refused: ",
  [
   "what"
  ],
  " (",
  [
   "why"
  ],
  ")"
 ],
 "audit.undone": [
  "Undone"
 ],
 "field.auditId": [
  "Change"
 ],
 "field.staffIds": [
  "Members"
 ],
 "field.builtin": [
  "Built in"
 ],
 "field.without": [
  "Leave out"
 ],
 "field.ended": [
  "Ended"
 ],
 "field.inherited": [
  "Became visible with the move"
 ],
 "field.invitation": [
  "Invitation"
 ],
 "field.resetCode": [
  "Password reset code"
 ],
 "field.revoked": [
  "Revoked"
 ],
 "field.searched": [
  "Searched"
 ],
 "value.SecondFactorKind.app": [
  "Authenticator app"
 ],
 "value.SecondFactorKind.passkey": [
  "Passkey"
 ],
 "value.SecondFactorKind.recovery": [
  "Recovery code"
 ],
 "field.secondFactor": [
  "Second factor"
 ],
 "field.sessionsEnded": [
  "Sessions ended"
 ],
 "field.tokensRevoked": [
  "API tokens revoked"
 ],
 "field.signedIn": [
  "Signed in"
 ],
 "field.undone": [
  "Undone"
 ],
 "reason.ANSWER_NOT_KEPT": [
  "This was already done. Its result is a secret that was shown once and is not kept."
 ],
 "reason.AUDIT_NOT_FOUND": [
  "This change is not in the audit log"
 ],
 "reason.MOVED_ON": [
  [
   "name"
  ],
  " changed this again on ",
  [
   "when"
  ]
 ],
 "reason.UNDO_NOT_YOURS": [
  "Only the person who did this can undo it"
 ],
 "reason.UNDO_TOO_LATE": [
  "It is too late to undo this"
 ],
 "reason.UNDO_MOVED_ON": [
  "Somebody has acted on this since, so it cannot be undone"
 ],
 "reason.NOT_UNDOABLE": [
  "This kind of change cannot be undone"
 ],
 "module.baseData": [
  "Base data"
 ],
 "module.baseData.text": [
  "Students, families, staff and classes from your student information system."
 ],
 "module.baseData.none": [
  "No bundle has been read yet"
 ],
 "menu.base-data": [
  "Base data"
 ],
 "menu.base-data:preview": [
  "Preview bundles"
 ],
 "menu.base-data:settings": [
  "Base data settings"
 ],
 "menu.base-data:map": [
  "Say what bundles mean"
 ],
 "menu.base-data:apply": [
  "Apply and undo bundles"
 ],
 "menu.base-data:export": [
  "Export the roster"
 ],
 "audit.entity.base-data-run": [
  "Data bundle"
 ],
 "audit.entity.roster-source": [
  "Roster service"
 ],
 "kept.base_data_source": [
  "Roster service"
 ],
 "kept.base_data_run": [
  "Data bundles"
 ],
 "kept.base_data_staged": [
  "Rows of data bundles"
 ],
 "kept.base_data_mapping": [
  "What rosters mean here"
 ],
 "kept.base_data_join": [
  "Rows of rosters that are one person"
 ],
 "kept.base_data_question": [
  "Rows of data bundles that may be somebody"
 ],
 "kept.base_data_identity": [
  "Whether rows of rosters are somebody"
 ],
 "kept.base_data_change": [
  "Changes by data bundles"
 ],
 "kept.base_data_origin": [
  "Where records came from"
 ],
 "did.baseData.read": [
  "Read a data bundle"
 ],
 "did.baseData.pull": [
  "Fetched a roster"
 ],
 "did.baseData.updateSettings": [
  "Changed the base data settings"
 ],
 "did.baseData.setCredential": [
  "Set the credential of the roster service"
 ],
 "did.baseData.map": [
  "Confirmed what a data bundle means"
 ],
 "did.baseData.join": [
  "Said which rows of a data bundle are one person"
 ],
 "did.baseData.giveBack": [
  "Gave edited fields back to the roster"
 ],
 "did.baseData.giveBackPerson": [
  "Gave edited fields of a person back to the roster"
 ],
 "did.baseData.apply": [
  "Applied a data bundle"
 ],
 "did.baseData.undo": [
  "Undid a data bundle"
 ],
 "did.baseData.discard": [
  "Discarded a data bundle"
 ],
 "did.baseData.export": [
  "Exported the data bundles"
 ],
 "did.baseData.exportChanges": [
  "Exported the changes of a data bundle"
 ],
 "did.baseData.roster": [
  "Exported the roster"
 ],
 "file.baseDataChanges": [
  "Changes"
 ],
 "file.roster": [
  "Roster (OneRoster 1.2)"
 ],
 "field.origin": [
  "Came from"
 ],
 "field.progress": [
  "Progress"
 ],
 "field.faultDetail": [
  "What was asked for"
 ],
 "field.signIn": [
  "Sign-in method"
 ],
 "field.tokenAddress": [
  "Token address"
 ],
 "field.client": [
  "Client"
 ],
 "field.scope": [
  "Scopes"
 ],
 "field.credential": [
  "Secret or token"
 ],
 "field.hasCredential": [
  "Has a credential"
 ],
 "field.onlyChanges": [
  "Fetch changes only"
 ],
 "field.pullsAt": [
  "Time of day"
 ],
 "field.applies": [
  "Apply by itself"
 ],
 "field.pausedFrom": [
  "Paused from"
 ],
 "field.pausedUntil": [
  "Paused until"
 ],
 "field.mailTo": [
  "Who is mailed when one stops"
 ],
 "value.BaseDataOrigin.File": [
  "File"
 ],
 "value.BaseDataOrigin.Service": [
  "Service"
 ],
 "value.BaseDataOrigin.Schedule": [
  "Schedule"
 ],
 "value.BaseDataSignIn.ClientCredentials": [
  "Client and secret (OAuth 2)"
 ],
 "value.BaseDataSignIn.Bearer": [
  "A fixed token"
 ],
 "unread.COLUMN_MISSING": [
  "A required column is missing"
 ],
 "unread.ROW_LENGTH": [
  "The row has too few or too many cells"
 ],
 "unread.ROW_QUOTES": [
  "A quotation mark is not closed"
 ],
 "unread.VALUE_MISSING": [
  "A required value is empty"
 ],
 "unread.VALUE_UNKNOWN": [
  "A value is unknown"
 ],
 "unread.DAY_UNKNOWN": [
  "A date cannot be read"
 ],
 "unread.DAYS_REVERSED": [
  "It ends before it begins"
 ],
 "unread.ID_TWICE": [
  "Its id appears twice"
 ],
 "stopped.kind": [
  [
   "kind"
  ],
  ": ",
  [
   "deactivated",
   "number"
  ],
  " of ",
  [
   "standing",
   "number"
  ],
  " would be deactivated, ",
  [
   "share",
   "number"
  ],
  " %. The limit is ",
  [
   "limit",
   "number"
  ],
  " %."
 ],
 "stopped.whole": [
  [
   "others",
   "plural",
   {
    "0": [
     "They are all of ",
     [
      "names"
     ],
     "."
    ],
    "other": [
     "They are all of ",
     [
      "names"
     ],
     ", and ",
     [
      "others",
      "number"
     ],
     " more."
    ]
   }
  ]
 ],
 "stopped.moreGroups": [
  [
   "count",
   "number"
  ],
  " more"
 ],
 "stopped.fileMissing": [
  [
   "name"
  ],
  " is not in the bundle."
 ],
 "stopped.fileShorter": [
  [
   "name"
  ],
  " has ",
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
  "; in the bundle that was applied before it had ",
  [
   "before",
   "number"
  ],
  "."
 ],
 "stopped.fileCut": [
  [
   "name"
  ],
  " ends in the middle of line ",
  [
   "line",
   "number"
  ],
  "."
 ],
 "stopped.cause.CutOff": [
  "This looks like a cut-off export, not like leavers."
 ],
 "stopped.cause.LastGrade": [
  "It is the last grade: they may have graduated."
 ],
 "stopped.cause.Unclear": [
  "Nothing in the files says why. Look at who would go."
 ],
 "stopped.Unmapped": [
  "It has words that nobody has explained yet. Say what they mean here."
 ],
 "stopped.Unanswered": [
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
  " may be somebody who is here already. Say whether they are the same people."
 ],
 "stopped.Unreadable": [
  "It could not be fetched or read. The run says why."
 ],
 "stopped.Interrupted": [
  "The server stopped meanwhile. It is fetched again tomorrow, or as soon as somebody asks."
 ],
 "stopped.Nobody": [
  "Whoever set the time has left or may no longer do this. Somebody with the permission has to save the settings again."
 ],
 "field.madeBy": [
  "Read by"
 ],
 "field.madeAt": [
  "Read"
 ],
 "field.appliedBy": [
  "Applied by"
 ],
 "field.appliedAt": [
  "Applied"
 ],
 "field.undoneBy": [
  "Undone by"
 ],
 "field.undoneAt": [
  "Undone"
 ],
 "field.outcome": [
  "What"
 ],
 "field.identifier": [
  "Number or address"
 ],
 "field.fields": [
  "Fields"
 ],
 "field.file": [
  "File"
 ],
 "field.confirmed": [
  "Confirmed"
 ],
 "field.left": [
  "Left by an undo"
 ],
 "field.held": [
  "The roster says"
 ],
 "field.kept": [
  "Stays here"
 ],
 "field.holds": [
  "Still has"
 ],
 "field.holding": [
  "Still has something"
 ],
 "value.BaseDataHeldKind.Bike": [
  "Bike"
 ],
 "value.BaseDataHeldKind.VehiclePass": [
  "Vehicle pass"
 ],
 "value.BaseDataHeldKind.BusSeat": [
  "Bus seat"
 ],
 "value.BaseDataHeldKind.Reservation": [
  "Reservation"
 ],
 "value.BaseDataHeldKind.Role": [
  "Role"
 ],
 "field.given": [
  "Given by the roster"
 ],
 "field.active": [
  "Active"
 ],
 "field.maySignIn": [
  "May sign in"
 ],
 "field.formerName": [
  "Name so far"
 ],
 "field.same": [
  "Same person"
 ],
 "field.questions": [
  "Questions"
 ],
 "field.leftOut": [
  "Rows that do not count"
 ],
 "field.stays": [
  "The roster says"
 ],
 "value.BaseDataState.Reading": [
  "Being read"
 ],
 "value.BaseDataState.Unreadable": [
  "Cannot be read"
 ],
 "value.BaseDataState.Unmapped": [
  "Needs mapping"
 ],
 "value.BaseDataState.Unanswered": [
  "Needs answers"
 ],
 "value.BaseDataState.Ready": [
  "Ready"
 ],
 "value.BaseDataState.Stopped": [
  "Stopped, asks you"
 ],
 "value.BaseDataState.Applying": [
  "Being applied"
 ],
 "value.BaseDataState.Applied": [
  "Applied"
 ],
 "value.BaseDataState.Undoing": [
  "Being undone"
 ],
 "value.BaseDataState.Undone": [
  "Undone"
 ],
 "value.BaseDataState.Discarded": [
  "Discarded"
 ],
 "value.BaseDataState.Interrupted": [
  "Interrupted"
 ],
 "value.BaseDataKind.Homeroom": [
  "Homerooms"
 ],
 "value.BaseDataKind.Staff": [
  "Staff"
 ],
 "value.BaseDataKind.Guardian": [
  "Guardians"
 ],
 "value.BaseDataKind.Student": [
  "Students"
 ],
 "value.BaseDataKind.Family": [
  "Family ties"
 ],
 "value.BaseDataPersonKind.Staff": [
  "Staff"
 ],
 "value.BaseDataPersonKind.Guardian": [
  "Guardian"
 ],
 "value.BaseDataPersonKind.Student": [
  "Student"
 ],
 "value.BaseDataMeaningKind.Org": [
  "Organizations"
 ],
 "value.BaseDataMeaningKind.Grade": [
  "Grades"
 ],
 "value.BaseDataMeaningKind.Session": [
  "Sessions"
 ],
 "value.BaseDataMeaningKind.Homerooms": [
  "Classes"
 ],
 "value.BaseDataMeaningKind.NameColumn": [
  "Chinese name"
 ],
 "field.meanings": [
  "Meanings"
 ],
 "value.BaseDataOutcome.Created": [
  "Created"
 ],
 "value.BaseDataOutcome.Changed": [
  "Changed"
 ],
 "value.BaseDataOutcome.Deactivated": [
  "Deactivated"
 ],
 "value.BaseDataOutcome.Refused": [
  "Refused"
 ],
 "value.BaseDataOutcome.Held": [
  "Stays"
 ],
 "value.BaseDataJoinBy.Identifier": [
  "Same identifier"
 ],
 "value.BaseDataJoinBy.Address": [
  "Same address"
 ],
 "value.BaseDataJoinBy.Number": [
  "Same number"
 ],
 "value.BaseDataJoinBy.Id": [
  "Same id in the roster"
 ],
 "field.comparedTo": [
  "Other than in"
 ],
 "field.joins": [
  "Rows that are one person"
 ],
 "field.joined": [
  "One person"
 ],
 "field.changes": [
  "Changes"
 ],
 "reason.BASE_DATA_NOT_FOUND": [
  "This bundle no longer exists"
 ],
 "reason.BASE_DATA_CHANGE_NOT_FOUND": [
  "This change no longer exists"
 ],
 "reason.BASE_DATA_FILE": [
  "This ZIP file cannot be read: it is damaged, has too many files, or is too large once unpacked"
 ],
 "reason.BASE_DATA_NO_SOURCE": [
  "First set where rosters are fetched from, and the credential"
 ],
 "reason.BASE_DATA_NO_ADDRESS": [
  "Please enter the address of the service first"
 ],
 "reason.BASE_DATA_PULLING": [
  "A roster is being fetched already"
 ],
 "reason.BASE_DATA_PAUSE": [
  "A pause cannot end before it begins"
 ],
 "reason.BASE_DATA_SOURCE_ADDRESS": [
  "The server may not call this address"
 ],
 "reason.BASE_DATA_SOURCE_DENIED": [
  "The service refuses the credential, or the client may not read rosters"
 ],
 "reason.BASE_DATA_SOURCE_AWAY": [
  "The service did not answer after several tries"
 ],
 "reason.BASE_DATA_SOURCE_ANSWER": [
  "The service’s answer is not OneRoster"
 ],
 "reason.BASE_DATA_SOURCE_INCOMPLETE": [
  "The service sent fewer records than it says it has. Nothing was compared"
 ],
 "reason.BASE_DATA_NOT_READY": [
  "This bundle is not waiting to be applied"
 ],
 "reason.BASE_DATA_NOT_APPLIED": [
  "This bundle is not applied"
 ],
 "reason.BASE_DATA_UNMAPPED": [
  "Confirm first what the bundle means here"
 ],
 "reason.BASE_DATA_UNANSWERED": [
  "Some rows may be people who are here already. Answer “One person or two?” first"
 ],
 "reason.BASE_DATA_ASKED": [
  "Waits for the answer whether it is the same person"
 ],
 "reason.BASE_DATA_MEANING": [
  "“",
  [
   "source"
  ],
  "” cannot mean “",
  [
   "target"
  ],
  "” here"
 ],
 "reason.BASE_DATA_NOTHING_HELD": [
  "Nothing of this was edited by hand, or it is an address to sign in with"
 ],
 "reason.BASE_DATA_JOIN": [
  "“",
  [
   "source"
  ],
  "” and “",
  [
   "target"
  ],
  "” are not proposed as one person"
 ],
 "reason.BASE_DATA_SHRINKS": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " record"
    ],
    "other": [
     "#",
     " records"
    ]
   }
  ],
  " would be deactivated, more than the limit allows. Confirm the number"
 ],
 "reason.BASE_DATA_MOVED": [
  "Something has changed since the preview. Nothing was applied; look at the new preview"
 ],
 "reason.BASE_DATA_TWICE": [
  "Two rows mean the same record"
 ],
 "reason.BASE_DATA_ROLE_STAYS": [
  "An administrator, the last one of a role, or you: not disabled by a roster"
 ],
 "value.BaseDataRule.UserStatus": [
  "Status of people"
 ],
 "value.BaseDataRule.RowStatus": [
  "Status of rows"
 ],
 "value.BaseDataRule.ClassType": [
  "Type of class"
 ],
 "value.BaseDataRule.NotHomeroom": [
  "No homeroom"
 ],
 "value.BaseDataRule.Enrolment": [
  "Enrolment over"
 ],
 "value.BaseDataRule.Sex": [
  "Sex"
 ],
 "value.BaseDataRule.Elsewhere": [
  "Organization left out"
 ],
 "value.BaseDataRule.NoRole": [
  "No role"
 ],
 "value.BaseDataRule.Gone": [
  "Gone"
 ],
 "leftOut.UserStatus": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " person counts"
    ],
    "other": [
     "#",
     " people count"
    ]
   }
  ],
  " as gone: status is “",
  [
   "value"
  ],
  "”"
 ],
 "leftOut.RowStatus": [
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
  " not read: status is “",
  [
   "value"
  ],
  "”"
 ],
 "leftOut.ClassType": [
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
  " not read: classType is “",
  [
   "value"
  ],
  "”, not homeroom"
 ],
 "leftOut.NotHomeroom": [
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
  " not read: enrolled in a class that is no homeroom"
 ],
 "leftOut.Enrolment": [
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
  " not read: the enrolment is over"
 ],
 "leftOut.Sex": [
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
  " not read: sex is “",
  [
   "value"
  ],
  "”"
 ],
 "leftOut.Elsewhere": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " person"
    ],
    "other": [
     "#",
     " people"
    ]
   }
  ],
  " not read: their organization is left out"
 ],
 "leftOut.NoRole": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " person"
    ],
    "other": [
     "#",
     " people"
    ]
   }
  ],
  " not read: they have no role"
 ],
 "leftOut.Gone": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " person"
    ],
    "other": [
     "#",
     " people"
    ]
   }
  ],
  " not read: they have gone and were never here"
 ],
 "odd.NOT_A_ROSTER": [
  "There are no OneRoster or School Data Sync files here"
 ],
 "odd.FILE_MISSING": [
  "The file is missing"
 ],
 "odd.FILE_EMPTY": [
  "The file has no rows"
 ],
 "odd.FILE_CUT": [
  "The file ends in the middle of this row: it is cut off"
 ],
 "odd.FILE_IN_FOLDER": [
  "The file lies in a folder; it was read all the same"
 ],
 "odd.FILE_UNKNOWN": [
  "The file does not belong to this format; it was not read"
 ],
 "odd.MANIFEST_MISSING": [
  "There is no manifest; the columns are those of ",
  [
   "value"
  ]
 ],
 "odd.MANIFEST_DIFFERS": [
  "The manifest says “",
  [
   "field"
  ],
  "” is “",
  [
   "value"
  ],
  "”, but the files say otherwise"
 ],
 "odd.CHARACTER_SET": [
  "Written in ",
  [
   "value"
  ],
  ", not UTF-8"
 ],
 "odd.CHARACTERS_BROKEN": [
  "The file is neither UTF-8, UTF-16 nor GB 18030"
 ],
 "odd.COLUMN_MISSING": [
  "The column “",
  [
   "field"
  ],
  "” is missing"
 ],
 "odd.COLUMN_TWICE": [
  "The column “",
  [
   "field"
  ],
  "” appears twice; the first one was read"
 ],
 "odd.COLUMN_READ_AS": [
  "Column “",
  [
   "field"
  ],
  "”, read as ",
  [
   "value"
  ]
 ],
 "odd.COLUMN_UNKNOWN": [
  "Column “",
  [
   "field"
  ],
  "” is unknown; it was not read"
 ],
 "odd.COLUMN_DROPPED": [
  "Column “",
  [
   "field"
  ],
  "” is never read"
 ],
 "odd.ROW_LENGTH": [
  [
   "value"
  ],
  " cells in ",
  [
   "other"
  ],
  " columns"
 ],
 "odd.ROW_LONG": [
  "There are empty cells behind the last column; the row was read"
 ],
 "odd.ROW_QUOTES": [
  "A quotation mark is not closed"
 ],
 "odd.VALUE_MISSING": [
  "“",
  [
   "field"
  ],
  "” is empty"
 ],
 "odd.VALUE_UNKNOWN": [
  [
   "field"
  ],
  " cannot be “",
  [
   "value"
  ],
  "”"
 ],
 "odd.VALUE_READ_AS": [
  [
   "field"
  ],
  " “",
  [
   "value"
  ],
  "”, read as ",
  [
   "other"
  ]
 ],
 "odd.DAY_UNKNOWN": [
  [
   "field"
  ],
  ": “",
  [
   "value"
  ],
  "” is not a date"
 ],
 "odd.DAY_READ_AS": [
  [
   "field"
  ],
  " “",
  [
   "value"
  ],
  "”, read as ",
  [
   "other"
  ]
 ],
 "odd.DAYS_REVERSED": [
  [
   "field"
  ],
  " ",
  [
   "value"
  ],
  " is before ",
  [
   "other"
  ]
 ],
 "odd.ID_TWICE": [
  "“",
  [
   "value"
  ],
  "” appears twice"
 ],
 "odd.REFERENCE_MISSING": [
  [
   "field"
  ],
  ": “",
  [
   "value"
  ],
  "” is not in ",
  [
   "other"
  ]
 ],
 "odd.REFERENCE_ZEROS": [
  [
   "field"
  ],
  ": “",
  [
   "value"
  ],
  "” has lost its zeros; read as “",
  [
   "other"
  ],
  "”"
 ],
 "odd.ADDRESS_WRONG": [
  [
   "field"
  ],
  ": “",
  [
   "value"
  ],
  "” is not an email address"
 ],
 "odd.ADDRESS_TWICE": [
  [
   "field"
  ],
  ": “",
  [
   "value"
  ],
  "” is also that of another row"
 ],
 "do.bike.create": [
  "New bike"
 ],
 "value.BikeStatus.Available": [
  "Available"
 ],
 "value.BikeStatus.In use": [
  "In use"
 ],
 "value.BikeStatus.Overdue": [
  "Overdue"
 ],
 "value.BikeStatus.Returned": [
  "Returned"
 ],
 "value.BikeStatus.Under Maintenance": [
  "Under Maintenance"
 ],
 "value.Confirmation.Pending": [
  "Pending"
 ],
 "value.Confirmation.Confirmed": [
  "Confirmed"
 ],
 "value.Confirmation.Rejected": [
  "Rejected"
 ],
 "value.Confirmation.Cancelled": [
  "Cancelled"
 ],
 "field.bike": [
  "Bike"
 ],
 "field.bikeId": [
  "Bike"
 ],
 "field.brand": [
  "Brand"
 ],
 "field.confirmation": [
  "Confirmation"
 ],
 "field.dueOn": [
  "Due back"
 ],
 "field.feedPublic": [
  "Public feed"
 ],
 "field.latitude": [
  "Latitude"
 ],
 "field.location": [
  "Location"
 ],
 "field.longitude": [
  "Longitude"
 ],
 "field.maxRents": [
  "Bikes at once"
 ],
 "field.number": [
  "Bike number"
 ],
 "field.out": [
  "Still out"
 ],
 "field.overdue": [
  "Overdue"
 ],
 "field.pictureId": [
  "Picture"
 ],
 "field.rentId": [
  "Rent"
 ],
 "field.rentalDays": [
  "Rental days"
 ],
 "field.returnedAt": [
  "Returned"
 ],
 "file.bikes": [
  "Bikes"
 ],
 "file.rents": [
  "Rent requests"
 ],
 "file.returns": [
  "Return requests"
 ],
 "reason.BIKE_NOT_FOUND": [
  "This bike no longer exists"
 ],
 "reason.RENT_NOT_FOUND": [
  "This rent request does not exist"
 ],
 "reason.RETURN_NOT_FOUND": [
  "This return request does not exist"
 ],
 "reason.BIKE_NUMBER_TAKEN": [
  "A bike with this number already exists"
 ],
 "reason.BIKE_NUMBER_TWICE": [
  "The file has this number more than once"
 ],
 "reason.BIKE_NOT_AVAILABLE": [
  "This bike cannot be rented at the moment"
 ],
 "reason.BIKE_NOT_OUT": [
  "Nobody has this bike"
 ],
 "reason.BIKE_NOT_IN_THE_RACK": [
  "This bike is out or already under maintenance"
 ],
 "reason.BIKE_NOT_UNDER_MAINTENANCE": [
  "This bike is not under maintenance"
 ],
 "reason.BIKE_REQUESTED": [
  "There is a pending request for this bike"
 ],
 "reason.RETURN_REQUESTED": [
  "The return of this bike has already been requested"
 ],
 "reason.BIKE_HAS_HISTORY": [
  "This bike has been rented before. Put it under maintenance instead, to keep its history."
 ],
 "reason.BIKE_FEED_PLACE": [
  "A public feed needs both coordinates"
 ],
 "reason.BIKE_LIMIT_REACHED": [
  [
   "count",
   "number"
  ],
  " of ",
  [
   "limit",
   "number"
  ],
  ": ",
  [
   "bikes"
  ]
 ],
 "bike.counts.due": [
  "bike ",
  [
   "number"
  ],
  ", due ",
  [
   "day"
  ]
 ],
 "bike.counts.overdue": [
  "bike ",
  [
   "number"
  ],
  ", overdue since ",
  [
   "day"
  ]
 ],
 "bike.counts.pending": [
  "bike ",
  [
   "number"
  ],
  ", requested"
 ],
 "reason.ACCOUNT_HAS_BIKE": [
  "This person has a bike or a pending request. Return or reject it first."
 ],
 "menu.bike": [
  "Bikes"
 ],
 "menu.bike:list": [
  "Bikes"
 ],
 "menu.bike:list:create": [
  "New bike"
 ],
 "menu.bike:list:edit": [
  "Edit bike"
 ],
 "menu.bike:list:delete": [
  "Delete bike"
 ],
 "menu.bike:list:import": [
  "Import bikes"
 ],
 "menu.bike:list:maintain": [
  "Start and end maintenance"
 ],
 "menu.bike:list:return": [
  "Return the bike"
 ],
 "menu.bike:list:settings": [
  "Bike settings"
 ],
 "menu.bike:rent": [
  "Rent requests"
 ],
 "menu.bike:rent:create": [
  "Request a bike"
 ],
 "menu.bike:rent:on-behalf": [
  "Request for somebody else"
 ],
 "menu.bike:rent:confirm": [
  "Confirm rent"
 ],
 "menu.bike:rent:reject": [
  "Reject rent"
 ],
 "menu.bike:return": [
  "Return requests"
 ],
 "menu.bike:return:create": [
  "Report a return"
 ],
 "menu.bike:return:on-behalf": [
  "Report for somebody else"
 ],
 "menu.bike:return:confirm": [
  "Confirm return"
 ],
 "menu.bike:return:reject": [
  "Reject return"
 ],
 "module.busBooking": [
  "Bus booking"
 ],
 "module.busBooking.text": [
  "Seats on buses: who has one, who requested one, who is waiting."
 ],
 "menu.bus-booking": [
  "Bus booking"
 ],
 "menu.bus-booking:create": [
  "Book seats"
 ],
 "menu.bus-booking:confirm": [
  "Confirm bookings"
 ],
 "menu.bus-booking:reject": [
  "Reject bookings"
 ],
 "menu.bus-booking:cancel": [
  "Cancel bookings"
 ],
 "menu.bus-booking:message": [
  "Write to riders"
 ],
 "menu.bus-booking:changes": [
  "Bus changes for the day"
 ],
 "menu.bus-booking:meet": [
  "Say which children are met"
 ],
 "do.busBooking.moveDay": [
  "Move a day to another route"
 ],
 "do.busBooking.meet": [
  "Must be met by an adult"
 ],
 "do.busBooking.notMeet": [
  "Let go home unmet"
 ],
 "did.busBooking.moveDay": [
  "Moved a day of a bus booking to another route"
 ],
 "did.busBooking.meet": [
  "Marked a child to be met off the bus"
 ],
 "did.busBooking.notMeet": [
  "Took back that a child is met off the bus"
 ],
 "kept.bus_met_child": [
  "Children who are met off the bus"
 ],
 "field.markedAt": [
  "Marked on"
 ],
 "field.gotSeatAt": [
  "Came off the waiting list"
 ],
 "field.met": [
  "Met by an adult"
 ],
 "field.byGuardian": [
  "Booked by a guardian"
 ],
 "field.everyOtherWeek": [
  "Every other week"
 ],
 "value.BusChangeKind.OnLeave": [
  "On leave, not riding"
 ],
 "value.BusChangeKind.LeftOut": [
  "Does not ride today"
 ],
 "value.BusChangeKind.Waiting": [
  "No seat yet, waiting"
 ],
 "value.BusChangeKind.GotSeat": [
  "Rides: got a seat"
 ],
 "value.BusChangeKind.ThisDay": [
  "Rides this day only"
 ],
 "value.BusChangeKind.Begins": [
  "Rides from this day on"
 ],
 "value.BusChangeKind.NoBus": [
  "Bus does not run"
 ],
 "value.BusChangeKind.OtherBus": [
  "Another bus comes"
 ],
 "reason.BUS_BOOKING_SAME_ROUTE": [
  "The student rides this route anyway"
 ],
 "reason.BUS_BOOKING_DIRECTION": [
  "This route goes the other way"
 ],
 "do.busBooking.message": [
  "Write to riders"
 ],
 "did.busBooking.message": [
  "Wrote to the families of a run’s riders"
 ],
 "audit.entity.bus-message": [
  "Message to riders"
 ],
 "kept.bus_message": [
  "Messages to riders of a bus"
 ],
 "field.text": [
  "Message"
 ],
 "do.busBooking.request": [
  "Book a seat"
 ],
 "do.busBooking.cancel": [
  "Cancel booking"
 ],
 "do.busBooking.leaveOut": [
  "Leave out a day"
 ],
 "do.busBooking.rideAgain": [
  "Request a day again"
 ],
 "did.busBooking.leaveOut": [
  "Left a day out of a bus booking"
 ],
 "did.busBooking.rideAgain": [
  "Asked again for a day of a bus booking"
 ],
 "did.busBooking.leaveOutMine": [
  "Left a day out of the bus booking of a child"
 ],
 "did.busBooking.moveDayMine": [
  "Moved a day of the bus booking of a child to another route"
 ],
 "did.busBooking.rideAgainMine": [
  "Asked again for a day of the bus booking of a child"
 ],
 "field.bookedDays": [
  "School days"
 ],
 "field.daysOut": [
  "Days left out"
 ],
 "did.busBooking.request": [
  "Booked a seat on a bus"
 ],
 "did.busBooking.submit": [
  "Booked a seat for a child"
 ],
 "did.busBooking.confirm": [
  "Confirmed a bus booking"
 ],
 "did.busBooking.reject": [
  "Rejected a bus booking"
 ],
 "did.busBooking.cancel": [
  "Cancelled a bus booking"
 ],
 "did.busBooking.undo": [
  "Undid a decision on a bus booking"
 ],
 "did.busBooking.export": [
  "Exported the bus bookings"
 ],
 "audit.entity.bus-booking": [
  "Bus booking"
 ],
 "kept.bus_booking": [
  "Bus bookings"
 ],
 "kept.bus_ride": [
  "Bus rides"
 ],
 "menu.bus-booking:settings": [
  "Bus booking settings"
 ],
 "did.busBooking.withdraw": [
  "Cancelled a seat for a child"
 ],
 "did.busBooking.updateSettings": [
  "Changed the bus booking settings"
 ],
 "audit.entity.bus-booking-setting": [
  "Bus booking settings"
 ],
 "field.metGrades": [
  "Grades that are met"
 ],
 "field.cutOffMinutes": [
  "Minutes before the bus comes"
 ],
 "field.askedAt": [
  "Asked"
 ],
 "field.bookingId": [
  "Booking"
 ],
 "field.route": [
  "Route"
 ],
 "field.stop": [
  "Stop"
 ],
 "field.seatDays": [
  "Days with a seat"
 ],
 "field.waitingDays": [
  "Days waiting"
 ],
 "field.placeInLine": [
  "Place in line"
 ],
 "field.free": [
  "Free seats"
 ],
 "field.waiting": [
  "Waiting"
 ],
 "field.away": [
  "On leave"
 ],
 "field.pending": [
  "To decide"
 ],
 "value.MailKind.bus-booked": [
  "Bus seat booked"
 ],
 "value.MailKind.bus-rejected": [
  "Bus booking rejected"
 ],
 "value.MailKind.bus-cancelled": [
  "Bus booking cancelled"
 ],
 "value.MailKind.bus-seat": [
  "Bus seat became free"
 ],
 "value.MailKind.bus-run-cancelled": [
  "Bus does not run"
 ],
 "value.MailKind.bus-run-restored": [
  "Bus runs after all"
 ],
 "value.MailKind.bus-run-changed": [
  "Another bus comes"
 ],
 "value.MailKind.bus-message": [
  "Message to riders"
 ],
 "value.MailKind.bus-day-out": [
  "Day left out of a bus booking"
 ],
 "value.MailKind.bus-day-again": [
  "Day of a bus booking restored"
 ],
 "value.BusRideState.Seat": [
  "Has a seat"
 ],
 "value.BusRideState.Waiting": [
  "Waiting"
 ],
 "value.BusRideState.Away": [
  "On leave"
 ],
 "reason.BUS_BOOKING_NOT_FOUND": [
  "This booking no longer exists"
 ],
 "reason.BUS_MESSAGE_NOBODY": [
  "Nobody rides this bus on this day"
 ],
 "reason.BUS_BOOKING_STOP": [
  "The route does not call at this stop"
 ],
 "reason.BUS_BOOKING_DAY": [
  "The booking has no such ride to come on this day"
 ],
 "reason.BUS_MESSAGE_PAST": [
  "A message goes to the riders of today or of a later day"
 ],
 "reason.BUS_BOOKING_PAST": [
  "A booking begins today at the earliest"
 ],
 "reason.BUS_BOOKING_NO_DAY": [
  "The route runs on none of these days"
 ],
 "reason.BUS_MOVE_NO_SEAT": [
  "That route has no free seat on this day. Nothing was moved"
 ],
 "reason.BUS_MOVE_OFFICE": [
  "The school confirms seats on that route. Ask it to move the day"
 ],
 "reason.BUS_BOOKING_LATE": [
  "It is too late to book this bus; please call the school"
 ],
 "reason.BUS_BOOKING_ELSEWHERE": [
  "The student has line ",
  [
   "route"
  ],
  " on one of these days. Cancel that booking first, or move days of it to this route"
 ],
 "reason.BUS_BOOKING_TWICE": [
  "The student has a booking of this route on these days"
 ],
 "module.bus": [
  "Bus"
 ],
 "module.bus.text": [
  "The runs of a day, and who drives them."
 ],
 "menu.bus": [
  "Bus"
 ],
 "menu.bus:attend": [
  "Attend a run"
 ],
 "menu.bus:edit": [
  "Edit routes, stops and buses"
 ],
 "menu.bus:import": [
  "Import routes and stops"
 ],
 "menu.bus:run": [
  "Start, close, cancel runs and change their bus"
 ],
 "menu.bus:report": [
  "Report where a bus is"
 ],
 "menu.bus:report:fleet": [
  "Report where any bus is"
 ],
 "menu.bus:settings": [
  "Bus settings"
 ],
 "do.bus.create": [
  "New route"
 ],
 "do.bus.createStop": [
  "New stop"
 ],
 "do.bus.createVehicle": [
  "New bus"
 ],
 "do.bus.cancelRun": [
  "Cancel run"
 ],
 "do.bus.restoreRun": [
  "Restore run"
 ],
 "do.bus.changeRun": [
  "Change bus"
 ],
 "do.bus.startRun": [
  "Start run"
 ],
 "do.bus.closeRun": [
  "Close run"
 ],
 "did.bus.create": [
  "Added a bus route"
 ],
 "did.bus.update": [
  "Changed a bus route"
 ],
 "did.bus.remove": [
  "Deleted a bus route"
 ],
 "did.bus.feed": [
  "Exported the bus timetable"
 ],
 "did.bus.import": [
  "Imported bus routes and stops"
 ],
 "did.bus.export": [
  "Exported the bus routes"
 ],
 "did.bus.createStop": [
  "Added a bus stop"
 ],
 "did.bus.updateStop": [
  "Changed a bus stop"
 ],
 "did.bus.removeStop": [
  "Deleted a bus stop"
 ],
 "did.bus.exportStops": [
  "Exported the bus stops"
 ],
 "did.bus.createVehicle": [
  "Added a bus"
 ],
 "did.bus.updateVehicle": [
  "Changed a bus"
 ],
 "did.bus.removeVehicle": [
  "Deleted a bus"
 ],
 "did.bus.exportVehicles": [
  "Exported the buses"
 ],
 "did.bus.cancelRun": [
  "Cancelled a bus run"
 ],
 "did.bus.restoreRun": [
  "Restored a cancelled bus run"
 ],
 "did.bus.changeRun": [
  "Changed the bus of a run"
 ],
 "did.bus.startRun": [
  "Started a bus run"
 ],
 "do.bus.resetRun": [
  "Undo start"
 ],
 "did.bus.resetRun": [
  "Undid the start of a bus run"
 ],
 "did.bus.closeRun": [
  "Closed a bus run"
 ],
 "do.bus.createPass": [
  "Sign-in code"
 ],
 "do.bus.revokePass": [
  "Revoke"
 ],
 "did.bus.createPass": [
  "Made a sign-in code for a bus run"
 ],
 "did.bus.revokePass": [
  "Revoked the sign-in code of a bus run"
 ],
 "audit.entity.run-pass": [
  "Sign-in code of a run"
 ],
 "kept.run_pass": [
  "Sign-in codes of bus runs"
 ],
 "did.bus.tap": [
  "Attended a bus run"
 ],
 "did.bus.updateSettings": [
  "Changed the bus settings"
 ],
 "did.bus.createTracker": [
  "Made an address for a tracker"
 ],
 "did.bus.removeTracker": [
  "Revoked the address of a tracker"
 ],
 "audit.entity.bus-setting": [
  "Bus settings"
 ],
 "audit.entity.bus-tracker": [
  "Tracker"
 ],
 "audit.entity.bus-route": [
  "Bus route"
 ],
 "audit.entity.bus-stop": [
  "Bus stop"
 ],
 "audit.entity.bus-vehicle": [
  "Bus"
 ],
 "audit.entity.bus-run": [
  "Bus run"
 ],
 "file.bus-routes": [
  "Bus routes"
 ],
 "file.bus-feed": [
  "Timetable (GTFS)"
 ],
 "file.bus-stops": [
  "Bus stops"
 ],
 "file.bus-vehicles": [
  "Buses"
 ],
 "field.openFeeds": [
  "Make the feeds public"
 ],
 "field.approachMinutes": [
  "Minutes in advance"
 ],
 "field.tilesAddress": [
  "Tile address"
 ],
 "field.tilesDatum": [
  "Map datum"
 ],
 "field.tilesSource": [
  "Map attribution"
 ],
 "field.feedAddress": [
  "Address of the feed"
 ],
 "field.feedDatum": [
  "Feed datum"
 ],
 "field.datum": [
  "Datum"
 ],
 "value.BusDatum.WGS84": [
  "WGS-84 (satellites)"
 ],
 "value.BusDatum.GCJ02": [
  "GCJ-02 (Chinese maps)"
 ],
 "value.BusSourceFault.NOT_ALLOWED": [
  "Not allowed: the address must be https, and not in a private network unless OUTBOUND_ALLOW names it"
 ],
 "value.BusSourceFault.NOT_REACHED": [
  "The address was not reached"
 ],
 "value.BusSourceFault.STATUS": [
  "The address answered with an error"
 ],
 "value.BusSourceFault.REDIRECT": [
  "The address leads elsewhere; set the one it leads to"
 ],
 "value.BusSourceFault.TOO_LARGE": [
  "The answer is too large"
 ],
 "value.BusSourceFault.NOT_A_FEED": [
  "The answer is not GTFS-Realtime"
 ],
 "field.elsewhere": [
  "Not where buses stop"
 ],
 "field.seen": [
  "Actual position"
 ],
 "field.lineNumber": [
  "Line"
 ],
 "field.direction": [
  "Direction"
 ],
 "field.weekdays": [
  "Weekdays"
 ],
 "field.runsOn": [
  "Runs on"
 ],
 "field.stops": [
  "Stops"
 ],
 "field.calls": [
  "Stops and times"
 ],
 "field.stopId": [
  "Stop"
 ],
 "field.routeId": [
  "Route"
 ],
 "field.routes": [
  "Routes"
 ],
 "field.seatCount": [
  "Seats"
 ],
 "field.vehicleId": [
  "Bus"
 ],
 "field.vehicle": [
  "Bus"
 ],
 "field.driver": [
  "Driver"
 ],
 "field.attendant": [
  "Attendant"
 ],
 "field.attendantId": [
  "Attendant’s account"
 ],
 "field.attendantAccount": [
  "Attendant’s account"
 ],
 "field.revokedAt": [
  "Revoked"
 ],
 "field.usedAt": [
  "Used"
 ],
 "field.attendantPhone": [
  "Attendant’s phone"
 ],
 "field.plannedAt": [
  "Planned"
 ],
 "field.passedAt": [
  "Arrived"
 ],
 "field.lastAt": [
  "Last report"
 ],
 "field.nextStop": [
  "Next stop"
 ],
 "field.delay": [
  "Late by"
 ],
 "field.seenAt": [
  "Last seen"
 ],
 "field.place": [
  "Place"
 ],
 "field.riders": [
  "Riders"
 ],
 "field.startedAt": [
  "Started"
 ],
 "field.closedAt": [
  "Closed"
 ],
 "field.boarding": [
  "On the bus"
 ],
 "field.tappedAt": [
  "Marked"
 ],
 "field.takenAt": [
  "Received"
 ],
 "field.adult": [
  "Handed to"
 ],
 "kept.bus_route": [
  "Bus routes driven or attended"
 ],
 "kept.bus_tap": [
  "Who was on a bus"
 ],
 "value.BusBoarding.Open": [
  "Not marked yet"
 ],
 "value.BusBoarding.Boarded": [
  "Boarded"
 ],
 "value.BusBoarding.NotThere": [
  "Not there"
 ],
 "value.BusBoarding.GotOff": [
  "Got off"
 ],
 "value.BusStartDoubt.BUS_RUN_EARLY": [
  "It is early"
 ],
 "value.BusStartDoubt.BUS_RUN_BUS_BUSY": [
  "Its bus is on another run"
 ],
 "value.BusStartDoubt.BUS_RUN_ATTENDANT_BUSY": [
  "Its attendant is on another run"
 ],
 "value.BusTapKind.Started": [
  "Run started"
 ],
 "value.BusTapKind.Withdrawn": [
  "Start undone"
 ],
 "value.BusTapKind.Boarded": [
  "Boarded"
 ],
 "value.BusTapKind.NotThere": [
  "Not there"
 ],
 "value.BusTapKind.GotOff": [
  "Got off"
 ],
 "value.BusTapKind.Cleared": [
  "Taken back"
 ],
 "value.BusTapKind.Closed": [
  "Run closed"
 ],
 "value.BusTapOutcome.Taken": [
  "Taken"
 ],
 "value.BusTapOutcome.Older": [
  "Kept; something was tapped later"
 ],
 "value.BusTapOutcome.Doubled": [
  "Sent before"
 ],
 "value.BusTapOutcome.Refused": [
  "Refused"
 ],
 "value.BusDirection.ToSchool": [
  "To school"
 ],
 "value.BusDirection.FromSchool": [
  "From school"
 ],
 "value.BusColor.Purple": [
  "Purple"
 ],
 "value.BusColor.Blue": [
  "Blue"
 ],
 "value.BusColor.Pink": [
  "Pink"
 ],
 "value.BusColor.Olive": [
  "Olive"
 ],
 "value.BusColor.Teal": [
  "Teal"
 ],
 "value.BusColor.Amber": [
  "Amber"
 ],
 "value.BusRouteStatus.Active": [
  "Active"
 ],
 "value.BusRouteStatus.Paused": [
  "Paused"
 ],
 "value.BusVehicleStatus.InService": [
  "In service"
 ],
 "value.BusVehicleStatus.Workshop": [
  "In repair"
 ],
 "value.BusVehicleStatus.Retired": [
  "Retired"
 ],
 "value.BusRunStatus.Planned": [
  "Planned"
 ],
 "value.BusRunStatus.OnTheRoad": [
  "On the road"
 ],
 "value.BusRunStatus.Done": [
  "Done"
 ],
 "value.BusRunStatus.Cancelled": [
  "Cancelled"
 ],
 "value.BusPositionOutcome.Taken": [
  "The bus is there"
 ],
 "value.BusPositionOutcome.Older": [
  "Kept; the bus was seen later"
 ],
 "value.BusPositionOutcome.Doubled": [
  "Ignored: reported before"
 ],
 "value.BusPositionOutcome.Future": [
  "Ignored: in the future"
 ],
 "value.BusPositionOutcome.Expired": [
  "Ignored: more than a day old"
 ],
 "value.BusPositionOutcome.Elsewhere": [
  "Ignored: far from all stops"
 ],
 "value.BusPositionOutcome.Jump": [
  "Ignored: no bus drives that fast"
 ],
 "reason.BUS_REPORT_OTHER": [
  "This token reports the bus it is named after, and no other"
 ],
 "reason.BUS_TILES_ADDRESS": [
  "An address such as https://tiles.example/{z}/{x}/{y}.png, with one host"
 ],
 "reason.BUS_FEED_ADDRESS": [
  "An address such as https://feeds.example/vehicles.pb"
 ],
 "reason.BUS_TRACKER_NOT_FOUND": [
  "This tracker no longer exists"
 ],
 "bus.alert.cancelled": [
  "Line ",
  [
   "line"
  ],
  ", ",
  [
   "route"
  ],
  ": no bus on ",
  [
   "day"
  ]
 ],
 "bus.alert.changed": [
  "Line ",
  [
   "line"
  ],
  ", ",
  [
   "route"
  ],
  ": another bus on ",
  [
   "day"
  ]
 ],
 "bus.alert.late": [
  "Line ",
  [
   "line"
  ],
  ", ",
  [
   "route"
  ],
  ": about ",
  [
   "minutes",
   "plural",
   {
    "one": [
     "#",
     " minute"
    ],
    "other": [
     "#",
     " minutes"
    ]
   }
  ],
  " late"
 ],
 "reason.BUS_ROUTE_NOT_FOUND": [
  "This bus route no longer exists"
 ],
 "reason.BUS_STOP_NOT_FOUND": [
  "This bus stop no longer exists"
 ],
 "reason.BUS_VEHICLE_NOT_FOUND": [
  "This bus no longer exists"
 ],
 "reason.BUS_ROUTE_TAKEN": [
  "There is already a route with this line number in this direction"
 ],
 "reason.BUS_STOP_TAKEN": [
  "There is already a stop with this name"
 ],
 "reason.BUS_PLATE_TAKEN": [
  "There is already a bus with this license plate"
 ],
 "reason.BUS_STOPS_ORDER": [
  "No stop can be earlier than the one before it"
 ],
 "reason.BUS_STOP_TWICE": [
  "A route can call at a stop only once"
 ],
 "reason.BUS_ROUTE_ONE_LINE": [
  "Riders of this route also ride line ",
  [
   "line"
  ],
  " in the same direction on the same days. Cancel those bookings first"
 ],
 "reason.BUS_ROUTE_USED": [
  "This route has runs or bookings. Pause it instead"
 ],
 "reason.BUS_STOP_USED": [
  "Routes call at this stop, or riders booked it"
 ],
 "reason.BUS_VEHICLE_USED": [
  "Routes or runs have this bus. Retire it instead"
 ],
 "reason.BUS_ATTENDANT": [
  "This account cannot attend a run"
 ],
 "reason.RUN_PASS_NOT_FOUND": [
  "This code no longer exists"
 ],
 "reason.BUS_NO_RUN": [
  "This route does not run on that day"
 ],
 "reason.BUS_RUN_OVER": [
  "This run is done or cancelled"
 ],
 "reason.BUS_RUN_NOT_CANCELLED": [
  "This run is not cancelled"
 ],
 "reason.BUS_RUN_NOT_PLANNED": [
  "This run has started, or is cancelled"
 ],
 "reason.BUS_RUN_NOT_STARTED": [
  "This run is not on the road"
 ],
 "reason.BUS_RUN_OTHER_DAY": [
  "A run starts on its own day"
 ],
 "reason.BUS_RUN_NO_VEHICLE": [
  "This run has no bus"
 ],
 "reason.BUS_RUN_OUT_OF_SERVICE": [
  "The bus ",
  [
   "plate"
  ],
  " is not in service"
 ],
 "reason.BUS_RUN_EARLY": [
  "This run starts at ",
  [
   "at"
  ],
  ", in ",
  [
   "hours",
   "select",
   {
    "0": [],
    "other": [
     [
      "hours"
     ],
     " h "
    ]
   }
  ],
  [
   "minutes"
  ],
  " min"
 ],
 "reason.BUS_RUN_BUS_BUSY": [
  "The bus ",
  [
   "who"
  ],
  " has been on another run since ",
  [
   "since"
  ],
  ": ",
  [
   "run"
  ]
 ],
 "reason.BUS_RUN_ATTENDANT_BUSY": [
  "The attendant ",
  [
   "who"
  ],
  " has been on another run since ",
  [
   "since"
  ],
  ": ",
  [
   "run"
  ]
 ],
 "reason.BUS_RUN_PASSED": [
  "The bus has passed a stop already"
 ],
 "reason.BUS_TAP_LATE": [
  "A start can be undone for a minute. Ask the transport office"
 ],
 "reason.BUS_RUN_OPEN": [
  [
   "riders",
   "plural",
   {
    "one": [
     "#",
     " rider is"
    ],
    "other": [
     "#",
     " riders are"
    ]
   }
  ],
  " not accounted for"
 ],
 "reason.BUS_RUN_ABOARD": [
  [
   "riders",
   "plural",
   {
    "one": [
     "#",
     " child is"
    ],
    "other": [
     "#",
     " children are"
    ]
   }
  ],
  " aboard. Give the run another bus, or mark first where they got off"
 ],
 "reason.BUS_TAP_RIDER": [
  "This child is not on the sheet of this run"
 ],
 "reason.BUS_TAP_OFF_THE_ROAD": [
  "This run is not on the road"
 ],
 "reason.BUS_TAP_OTHER_DAY": [
  "This was tapped on another day"
 ],
 "reason.BUS_TAP_MET": [
  "This child gets off to a named adult only"
 ],
 "reason.BUS_TAP_ADULT": [
  "This adult cannot meet this child"
 ],
 "reason.BUS_TAP_WALK": [
  "Walk through to the back first"
 ],
 "reason.BUS_RUN_FULL": [
  "The bus has ",
  [
   "seats"
  ],
  " seats and ",
  [
   "riders"
  ],
  " riders. Settle first who rides"
 ],
 "reason.BUS_FEED_FILE": [
  "This is no ZIP file of GTFS that can be read"
 ],
 "run.outcome.stops.created": [
  "new stops"
 ],
 "run.outcome.stops.changed": [
  "changed stops"
 ],
 "run.outcome.stops.unchanged": [
  "unchanged stops"
 ],
 "run.outcome.routes.created": [
  "new routes"
 ],
 "run.outcome.routes.changed": [
  "changed routes"
 ],
 "run.outcome.routes.unchanged": [
  "unchanged routes"
 ],
 "run.outcome.routes.refused": [
  "routes left out"
 ],
 "run.outcome.runs.created": [
  "new weekly runs"
 ],
 "run.outcome.runs.changed": [
  "changed weekly runs"
 ],
 "run.outcome.runs.unchanged": [
  "unchanged weekly runs"
 ],
 "bus.feed.calls": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " stop"
    ],
    "other": [
     "#",
     " stops"
    ]
   }
  ],
  ", ",
  [
   "first"
  ],
  "–",
  [
   "last"
  ]
 ],
 "bus.feed.more": [
  "(and ",
  [
   "count",
   "number"
  ],
  " more)"
 ],
 "odd.FILE_TWICE": [
  "There is more than one ",
  [
   "value"
  ]
 ],
 "odd.FILE_UNUSED": [
  "Not needed here; it was not read"
 ],
 "odd.VALUE_IGNORED": [
  "“",
  [
   "value"
  ],
  "” is not a valid ",
  [
   "field"
  ],
  " and was left out"
 ],
 "odd.TIME_EARLIER": [
  [
   "value"
  ],
  ": earlier than the stop before"
 ],
 "odd.FEED_TOO_LARGE": [
  "There are more than ",
  [
   "value"
  ],
  " stop times"
 ],
 "odd.SCHOOL_UNKNOWN": [
  "No trip stops at “",
  [
   "value"
  ],
  "”"
 ],
 "odd.ROUTE_NOT_BUS": [
  "“",
  [
   "value"
  ],
  "” is not a bus route (route_type ",
  [
   "other"
  ],
  ")"
 ],
 "odd.LINE_LONG": [
  "“",
  [
   "value"
  ],
  "”: a line number has at most 8 characters"
 ],
 "odd.SERVICE_ENDED": [
  "“",
  [
   "value"
  ],
  "” ended on ",
  [
   "other"
  ],
  "; its trips are left out"
 ],
 "odd.SERVICE_NEVER": [
  "“",
  [
   "value"
  ],
  "” runs on no day; its trips are left out"
 ],
 "odd.TRIP_FREQUENCY": [
  "Trip “",
  [
   "value"
  ],
  "” runs every few minutes (frequencies.txt), not at fixed times"
 ],
 "odd.TRIP_MIDNIGHT": [
  "Trip “",
  [
   "value"
  ],
  "” goes on past midnight"
 ],
 "odd.TRIP_SHORT": [
  "Trip “",
  [
   "value"
  ],
  "” has fewer than two stops"
 ],
 "odd.TRIP_LONG": [
  "Trip “",
  [
   "value"
  ],
  "” has ",
  [
   "other"
  ],
  " stops; a route has at most 60"
 ],
 "odd.TRIP_STOP_TWICE": [
  "Trip “",
  [
   "value"
  ],
  "” calls at “",
  [
   "other"
  ],
  "” twice"
 ],
 "odd.SERVICE_LATER": [
  "“",
  [
   "value"
  ],
  "” begins on ",
  [
   "other"
  ]
 ],
 "odd.SERVICE_DATES": [
  "“",
  [
   "value"
  ],
  "” has dates alone; its weekdays follow from them"
 ],
 "odd.TIME_BETWEEN": [
  "Trip “",
  [
   "value"
  ],
  "”: no time at this stop; it lies between its neighbors"
 ],
 "odd.TIME_NEXT_DAY": [
  "Trip “",
  [
   "value"
  ],
  "” runs after midnight: on the day after"
 ],
 "odd.DIRECTION_BY_TIME": [
  "Trip “",
  [
   "value"
  ],
  "”: the direction follows from the time of day"
 ],
 "module.calendar": [
  "School year"
 ],
 "module.calendar.text": [
  "What counts as a school day, for absences, venues and buses alike."
 ],
 "menu.settings:calendar": [
  "View the school year"
 ],
 "menu.settings:calendar:edit": [
  "Change the school year"
 ],
 "do.calendar.createGrade": [
  "Add a grade"
 ],
 "audit.entity.special-day": [
  "Special day"
 ],
 "audit.entity.school-year": [
  "School year"
 ],
 "audit.entity.grade": [
  "Grade"
 ],
 "audit.entity.calendar-setting": [
  "School year settings"
 ],
 "did.calendar.change": [
  "Changed the school year"
 ],
 "did.calendar.updateSettings": [
  "Changed the school year settings"
 ],
 "did.calendar.createGrade": [
  "Added a grade"
 ],
 "did.calendar.updateGrade": [
  "Changed a grade"
 ],
 "did.calendar.removeGrade": [
  "Deleted a grade"
 ],
 "did.calendar.export": [
  "Exported the special days"
 ],
 "did.calendar.exportGrades": [
  "Exported the grades"
 ],
 "did.calendar.ical": [
  "Exported the school year as an iCalendar file"
 ],
 "file.special-days": [
  "Special days"
 ],
 "did.calendar.exportYears": [
  "Exported the school years"
 ],
 "file.school-years": [
  "School years"
 ],
 "file.grades": [
  "Grades"
 ],
 "field.startsOn": [
  "First day"
 ],
 "field.endsOn": [
  "Last day"
 ],
 "field.part": [
  "Part of the day"
 ],
 "field.runsAs": [
  "Follows the timetable of"
 ],
 "field.divisions": [
  "Divisions"
 ],
 "field.division": [
  "Division"
 ],
 "field.grades": [
  "Grades"
 ],
 "field.terms": [
  "Terms"
 ],
 "field.extraSession": [
  "Extra session"
 ],
 "field.termId": [
  "Extra session"
 ],
 "field.followMakeUp": [
  "Make-up workdays are school days"
 ],
 "field.yearId": [
  "School year"
 ],
 "reason.SPECIAL_DAY_NOT_FOUND": [
  "This day has been deleted"
 ],
 "reason.SCHOOL_YEAR_NOT_FOUND": [
  "There is no such school year"
 ],
 "reason.GRADE_NOT_FOUND": [
  "There is no such grade"
 ],
 "reason.RANGE_REVERSED": [
  "The last day comes before the first"
 ],
 "reason.DAYS_TOO_MANY": [
  "Too many days at once: choose a shorter time"
 ],
 "reason.HALF_DAY_WHOLE": [
  "Choose which half of the day is off"
 ],
 "reason.MAKE_UP_WEEKDAY": [
  "Choose which weekday’s timetable the make-up day follows"
 ],
 "reason.GRADE_UNKNOWN": [
  "There is no grade ",
  [
   "code"
  ]
 ],
 "reason.TERMS_OVERLAP": [
  "Two terms overlap"
 ],
 "reason.TERM_OUTSIDE_YEAR": [
  "A term falls outside its school year"
 ],
 "reason.YEARS_OVERLAP": [
  "Two school years overlap"
 ],
 "reason.YEAR_NAME_TAKEN": [
  "Another school year has this name"
 ],
 "reason.STUDENT_UNKNOWN": [
  "Somebody listed for the extra session is not a student here"
 ],
 "reason.CALENDAR_FILE_UNREADABLE": [
  "This is neither holiday-cn JSON nor an iCalendar file"
 ],
 "reason.GRADE_CODE_TAKEN": [
  "Another grade has this code"
 ],
 "field.uses": [
  "Used by"
 ],
 "calendar.uses.homerooms": [
  [
   "count",
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
  ]
 ],
 "calendar.uses.students": [
  [
   "count",
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
 "calendar.uses.specialDays": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " special day"
    ],
    "other": [
     "#",
     " special days"
    ]
   }
  ]
 ],
 "reason.GRADE_USED": [
  "Still used by ",
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
  " and ",
  [
   "specialDays",
   "plural",
   {
    "one": [
     "#",
     " special day"
    ],
    "other": [
     "#",
     " special days"
    ]
   }
  ]
 ],
 "calendar.half.none": [
  "No lessons: ",
  [
   "why"
  ]
 ],
 "calendar.half.online": [
  "Lessons online: ",
  [
   "why"
  ]
 ],
 "calendar.half.runsAs": [
  "School day, runs as ",
  [
   "weekday"
  ]
 ],
 "value.Division.Elementary": [
  "Elementary School"
 ],
 "value.Division.Middle": [
  "Middle School"
 ],
 "value.Division.High": [
  "High School"
 ],
 "value.Division.LifeCentered": [
  "Life-Centered Education"
 ],
 "value.Weekday.Monday": [
  "Monday"
 ],
 "value.Weekday.Tuesday": [
  "Tuesday"
 ],
 "value.Weekday.Wednesday": [
  "Wednesday"
 ],
 "value.Weekday.Thursday": [
  "Thursday"
 ],
 "value.Weekday.Friday": [
  "Friday"
 ],
 "value.Weekday.Saturday": [
  "Saturday"
 ],
 "value.Weekday.Sunday": [
  "Sunday"
 ],
 "value.DayPart.Whole": [
  "Whole day"
 ],
 "value.DayPart.Morning": [
  "Morning"
 ],
 "value.DayPart.Afternoon": [
  "Afternoon"
 ],
 "value.DayReason.SchoolDay": [
  "School day"
 ],
 "value.DayReason.Weekend": [
  "Weekend"
 ],
 "value.DayReason.BetweenTerms": [
  "Between terms"
 ],
 "value.DayReason.Holiday": [
  "Holiday"
 ],
 "value.DayReason.Break": [
  "School break"
 ],
 "value.DayReason.StaffDay": [
  "Staff day"
 ],
 "value.DayReason.Conferences": [
  "Conferences"
 ],
 "value.DayReason.HalfDay": [
  "Half day"
 ],
 "value.DayReason.Online": [
  "Online"
 ],
 "value.DayReason.MakeUp": [
  "Make-up day"
 ],
 "field.bound": [
  "Microsoft account bound"
 ],
 "field.by": [
  "Using"
 ],
 "field.changed": [
  "Changed"
 ],
 "field.created": [
  "Created"
 ],
 "field.removed": [
  "Deleted"
 ],
 "field.total": [
  "Rows in all"
 ],
 "field.parent": [
  "Parent"
 ],
 "field.codes": [
  "Order of the menus"
 ],
 "run.outcome.removed": [
  "removed"
 ],
 "reason.CONFIG_BUILTIN_ROLE": [
  "The Administrator role cannot be changed; take it out of the file"
 ],
 "reason.CONFIG_CODELESS_GRANTS": [
  "“",
  [
   "key"
  ],
  "” is granted ",
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
  " without a code, which a file cannot express; they stay"
 ],
 "reason.CONFIG_CODELESS_MENUS": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " menu has no code, or is"
    ],
    "other": [
     "#",
     " menus have no code, or are"
    ]
   }
  ],
  " under one without; no file can refer to them, so they are left alone"
 ],
 "reason.CONFIG_MOVED": [
  [
   "how",
   "select",
   {
    "THERE": [
     "It is there already"
    ],
    "GONE": [
     "It is gone"
    ],
    "other": [
     [
      "field"
     ],
     " changed since the plan was made"
    ]
   }
  ],
  [
   "known",
   "select",
   {
    "yes": [
     ": ",
     [
      "name"
     ],
     ", ",
     [
      "at"
     ]
    ],
    "other": []
   }
  ]
 ],
 "reason.CONFIG_NO_ACCOUNT": [
  "There is no account with this address. Import accounts with: isb staff import"
 ],
 "reason.CONFIG_NO_SUCH_CODE": [
  "There is no menu with the code “",
  [
   "code"
  ],
  "” to grant"
 ],
 "reason.CONFIG_NO_SUCH_ROLE": [
  "There is no role “",
  [
   "name"
  ],
  "”"
 ],
 "reason.CONFIG_PLAN_BROKEN": [
  "This plan cannot be carried out: ",
  [
   "kind"
  ],
  " “",
  [
   "key"
  ],
  "”. Create a new one."
 ],
 "reason.CONFIG_PLAN_PROBLEMS": [
  "A plan with problems cannot be applied"
 ],
 "reason.CONFIG_ROLE_MEMBERS": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " person has"
    ],
    "other": [
     "#",
     " people have"
    ]
   }
  ],
  " “",
  [
   "key"
  ],
  "”, which will be removed; they will lose it"
 ],
 "reason.CONFIG_ROLE_RENAMED": [
  "“",
  [
   "key"
  ],
  "” is new. “",
  [
   "old"
  ],
  "” grants the same, is no longer in the file and has ",
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " person"
    ],
    "other": [
     "#",
     " people"
    ]
   }
  ],
  ", who will not get “",
  [
   "key"
  ],
  "”. To rename a role, rename it in the school first"
 ],
 "reason.CONFIG_STEP_CODE": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " step of the plan needs"
    ],
    "other": [
     "#",
     " steps of the plan need"
    ]
   }
  ],
  " “",
  [
   "code"
  ],
  "”, which you do not have"
 ],
 "reason.CONFIG_TWICE": [
  "It appears twice"
 ],
 "reason.CONFIG_UNDER_CODELESS": [
  "“",
  [
   "code"
  ],
  "” is under a menu without a code, which no file can refer to; give that menu a code first"
 ],
 "reason.ROLE_NOT_HELD": [
  "You cannot give the role “",
  [
   "role"
  ],
  "”: it grants more than you have"
 ],
 "reason.STAFF_TWICE": [
  [
   "key"
  ],
  " appears twice, first on line ",
  [
   "line"
  ]
 ],
 "reason.STAFF_AMBIGUOUS": [
  [
   "count"
  ],
  " accounts without an address are called ",
  [
   "key"
  ],
  ", and none of them is like this line: change it in the console"
 ],
 "reason.ROLES_WITHOUT_ADDRESS": [
  "Without an address nobody signs in, so a role would be of no use"
 ],
 "menu.config:read": [
  "Read the configuration"
 ],
 "menu.config:apply": [
  "Apply a configuration"
 ],
 "audit.entity.file": [
  "Image"
 ],
 "field.height": [
  "Height"
 ],
 "field.size": [
  "Size"
 ],
 "field.width": [
  "Width"
 ],
 "reason.FILE_GONE": [
  "The image is no longer there"
 ],
 "reason.FILE_NOT_FOUND": [
  "This upload was not found, or another record already uses it. Please upload the image again."
 ],
 "reason.FILE_TOO_LARGE": [
  "The file is larger than ",
  [
   "limit",
   "number"
  ],
  " MB"
 ],
 "reason.FILES_AWAY": [
  "The image storage cannot be reached. Please try again in a moment."
 ],
 "reason.IMAGE_TOO_LARGE": [
  "The image has ",
  [
   "megapixels",
   "number"
  ],
  " megapixels; the limit is ",
  [
   "limit",
   "number"
  ]
 ],
 "reason.IMAGE_TYPE_UNKNOWN": [
  "Only JPEG, PNG and WebP images can be uploaded"
 ],
 "reason.IMAGE_UNREADABLE": [
  "The image is damaged or incomplete"
 ],
 "reason.MEDIA_TYPE_BYTES": [
  "The body must be the bytes of the file (application/octet-stream)"
 ],
 "reason.TOO_MANY_UPLOADS": [
  "You have uploaded ",
  [
   "limit",
   "number"
  ],
  " images that no record uses yet. They are deleted after a day; until then you cannot upload more."
 ],
 "module.homeroom": [
  "Homerooms"
 ],
 "module.homeroom.text": [
  "The classes of each school year and who teaches them."
 ],
 "module.homeroom.none": [
  "No classes yet"
 ],
 "menu.homeroom": [
  "Homerooms"
 ],
 "menu.homeroom:create": [
  "Add classes"
 ],
 "menu.homeroom:edit": [
  "Edit classes"
 ],
 "menu.homeroom:delete": [
  "Delete classes"
 ],
 "do.homeroom.create": [
  "New class"
 ],
 "menu.homeroom:import": [
  "Import classes"
 ],
 "menu.homeroom:roll-over": [
  "Plan the next school year"
 ],
 "audit.entity.homeroom": [
  "Class"
 ],
 "audit.entity.roll-over": [
  "Next year’s classes"
 ],
 "file.homerooms": [
  "Homerooms"
 ],
 "did.homeroom.create": [
  "Added a class"
 ],
 "did.homeroom.update": [
  "Changed a class"
 ],
 "did.homeroom.remove": [
  "Deleted a class"
 ],
 "did.homeroom.export": [
  "Exported the classes"
 ],
 "did.homeroom.import": [
  "Imported classes"
 ],
 "did.homeroom.planRollOver": [
  "Planned next year’s classes"
 ],
 "did.homeroom.applyRollOver": [
  "Rolled the classes over to the next year"
 ],
 "did.homeroom.undoRollOver": [
  "Undid the roll-over of the classes"
 ],
 "field.schoolYear": [
  "School year"
 ],
 "field.campus": [
  "Campus"
 ],
 "field.teacherEmail": [
  "Homeroom teacher"
 ],
 "field.assistantEmail": [
  "Assistant"
 ],
 "field.dlTeacherEmail": [
  "DL teacher"
 ],
 "field.unknownAddresses": [
  "Unknown addresses"
 ],
 "field.students": [
  "Students"
 ],
 "field.withoutTeacher": [
  "Without a teacher"
 ],
 "field.unknownAddress": [
  "Unknown address"
 ],
 "reason.HOMEROOM_TAKEN": [
  "This campus already has a class with this name in this school year"
 ],
 "reason.SCHOOL_YEAR_USED": [
  [
   "name"
  ],
  " still has ",
  [
   "count",
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
  ", so it cannot be deleted"
 ],
 "homeroom.renamed": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " class is moved"
    ],
    "other": [
     "#",
     " classes are moved"
    ]
   }
  ],
  " to the new name of the year"
 ],
 "reason.HOMEROOM_YEAR": [
  "Enter the school year as two consecutive years, such as 2026-27"
 ],
 "reason.HOMEROOM_TWICE": [
  "This class is in the file twice"
 ],
 "reason.HOMEROOM_USED": [
  "This class has or has had students, so it cannot be deleted"
 ],
 "field.fromYear": [
  "Ending year"
 ],
 "field.toYear": [
  "New year"
 ],
 "field.classes": [
  "Classes"
 ],
 "field.leaving": [
  "Leaving"
 ],
 "field.applied": [
  "In effect"
 ],
 "homeroom.unknownAddresses": [
  [
   "count",
   "plural",
   {
    "one": [
     "no enabled account has the address ",
     [
      "addresses"
     ]
    ],
    "other": [
     "no enabled account has the addresses ",
     [
      "addresses"
     ]
    ]
   }
  ]
 ],
 "homeroom.unknownCampus": [
  "the settings have no campus ",
  [
   "campus"
  ]
 ],
 "value.RollOverState.Proposal": [
  "Proposal"
 ],
 "value.RollOverState.Draft": [
  "Draft"
 ],
 "value.RollOverState.Applied": [
  "Applied"
 ],
 "reason.HOMEROOM_REACH": [
  "Your role reaches only some of the classes"
 ],
 "reason.ROLL_OVER_REACH": [
  "This moves every student of the school; you may move only some of them"
 ],
 "reason.ROLL_OVER_NOT_FOUND": [
  "Save the plan of this year first"
 ],
 "reason.ROLL_OVER_APPLIED": [
  "This plan is in effect already. Undo it to change it"
 ],
 "reason.ROLL_OVER_NOT_APPLIED": [
  "This plan is not in effect"
 ],
 "reason.ROLL_OVER_NO_YEAR": [
  "Add the school year ",
  [
   "year"
  ],
  " to the calendar first"
 ],
 "reason.ROLL_OVER_EMPTY": [
  "There is nothing to apply: the plan has no class, and nobody leaves"
 ],
 "reason.ROLL_OVER_UNPLACED": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " student has"
    ],
    "other": [
     "#",
     " students have"
    ]
   }
  ],
  " no place yet: choose a class, or mark them as leaving"
 ],
 "reason.ROLL_OVER_NAME_TWICE": [
  "Two classes are called ",
  [
   "name"
  ]
 ],
 "reason.ROLL_OVER_STUDENT_TWICE": [
  "A student stands in two places of the plan"
 ],
 "reason.ROLL_OVER_CHANGED": [
  [
   "who"
  ],
  " has changed ",
  [
   "name"
  ],
  " since, so it cannot be undone as a whole"
 ],
 "reason.INVITATION_INVALID": [
  "This link has been used or has expired. Ask whoever invited you for a new one, or reset your password by email."
 ],
 "module.mailbox": [
  "Mailboxes"
 ],
 "audit.entity.mailbox": [
  "Mailbox"
 ],
 "did.mailbox.update": [
  "Changed a mailbox"
 ],
 "field.office": [
  "Office"
 ],
 "field.addresses": [
  "Addresses"
 ],
 "field.details": [
  "Mails tell"
 ],
 "value.Office.Elementary": [
  "Elementary School Office"
 ],
 "value.Office.Middle": [
  "Middle School Office"
 ],
 "value.Office.High": [
  "High School Office"
 ],
 "value.Office.LifeCentered": [
  "Life-Centered Education Office"
 ],
 "value.Office.Bus": [
  "School bus"
 ],
 "value.Office.Nurses": [
  "Nurses"
 ],
 "value.Office.Directors": [
  "Directors"
 ],
 "value.MailDetail.LeaveType": [
  "Leave type"
 ],
 "value.MailDetail.Note": [
  "Note"
 ],
 "value.MailDetail.Symptom": [
  "Symptom"
 ],
 "value.MailDetail.Times": [
  "Times of day"
 ],
 "value.MailLanguage.en": [
  "English"
 ],
 "value.MailLanguage.zh": [
  "Chinese"
 ],
 "value.MailLanguage.both": [
  "Both"
 ],
 "reason.MAILBOX_ADDRESS": [
  "Please enter a valid email address: ",
  [
   "address"
  ]
 ],
 "kept.mailbox": [
  "Mailboxes of offices"
 ],
 "field.device": [
  "Browser"
 ],
 "value.MenuType.Root": [
  "root"
 ],
 "value.MenuType.MENU_DIR": [
  "module"
 ],
 "value.MenuType.MENU": [
  "menu"
 ],
 "value.MenuType.MENU_PERM_RESOURCE": [
  "button"
 ],
 "menu.upms": [
  "Administration"
 ],
 "menu.upms:menu": [
  "Menus"
 ],
 "menu.upms:menu:create": [
  "New menu"
 ],
 "menu.upms:menu:edit": [
  "Edit menu"
 ],
 "menu.upms:menu:sort": [
  "Sort and move"
 ],
 "menu.upms:menu:delete": [
  "Delete menu"
 ],
 "menu.upms:menu:import": [
  "Import menus"
 ],
 "module.account": [
  "My account"
 ],
 "module.audit": [
  "Audit"
 ],
 "module.auth": [
  "Sign-in"
 ],
 "module.bike": [
  "Bikes"
 ],
 "module.config": [
  "Configuration"
 ],
 "module.files": [
  "Images"
 ],
 "module.menus": [
  "Menus"
 ],
 "module.outbox": [
  "Mail"
 ],
 "module.runs": [
  "Long-running work"
 ],
 "module.roles": [
  "Roles"
 ],
 "module.settings": [
  "Settings"
 ],
 "module.staff": [
  "Staff"
 ],
 "module.vehicle": [
  "Vehicle passes"
 ],
 "menu.upms:role": [
  "Roles"
 ],
 "menu.upms:role:create": [
  "New role"
 ],
 "menu.upms:role:edit": [
  "Edit role"
 ],
 "menu.upms:role:assign": [
  "Assign Permission"
 ],
 "menu.upms:role:enable": [
  "Enable and disable roles"
 ],
 "menu.upms:role:delete": [
  "Delete role"
 ],
 "menu.upms:staff": [
  "Staff"
 ],
 "menu.upms:staff:create": [
  "New account"
 ],
 "menu.upms:staff:edit": [
  "Edit account"
 ],
 "menu.upms:staff:assign": [
  "Assign roles"
 ],
 "menu.upms:staff:enable": [
  "Enable and disable accounts"
 ],
 "menu.upms:staff:invite": [
  "Invite"
 ],
 "menu.upms:staff:sessions": [
  "End sessions"
 ],
 "menu.upms:staff:token": [
  "API tokens"
 ],
 "menu.upms:staff:import": [
  "Import accounts"
 ],
 "menu.upms:staff:export-person": [
  "Export everything kept on a person"
 ],
 "menu.upms:staff:erase": [
  "Erase people"
 ],
 "menu.upms:staff:delete": [
  "Delete account"
 ],
 "menu.settings": [
  "Settings"
 ],
 "menu.settings:edit": [
  "Change settings"
 ],
 "menu.audit": [
  "Audit"
 ],
 "menu.audit:undo": [
  "Undo a change"
 ],
 "value.MailKind.reset-code": [
  "Password reset code"
 ],
 "value.MailKind.reset-link": [
  "Password reset link"
 ],
 "value.MailKind.password-changed": [
  "Password changed"
 ],
 "value.MailKind.address-changed": [
  "Email address changed"
 ],
 "value.MailKind.new-device": [
  "Sign-in from a new browser"
 ],
 "value.MailKind.second-factor-changed": [
  "Second factor changed"
 ],
 "value.MailKind.second-factor-guessed": [
  "Wrong codes of a second factor"
 ],
 "value.MailKind.account-locked": [
  "Account locked"
 ],
 "value.MailKind.new-administrator": [
  "New administrator"
 ],
 "value.MailKind.many-exports": [
  "Many exports"
 ],
 "value.MailKind.own-data-ends": [
  "Token loses own data"
 ],
 "value.MailKind.backup-failed": [
  "Backup failed"
 ],
 "value.MailKind.base-data-stopped": [
  "Roster not applied"
 ],
 "value.MailKind.invitation": [
  "Invitation"
 ],
 "value.MailKind.bike-confirmed": [
  "Rent confirmed"
 ],
 "value.MailKind.bike-rejected": [
  "Rent rejected"
 ],
 "value.MailKind.bike-returned": [
  "Return confirmed"
 ],
 "value.MailKind.bike-return-rejected": [
  "Return rejected"
 ],
 "value.MailKind.bike-overdue": [
  "Bike overdue"
 ],
 "value.MailKind.pass-confirmed": [
  "Vehicle pass confirmed"
 ],
 "value.MailKind.pass-rejected": [
  "Vehicle pass rejected"
 ],
 "value.MailKind.pass-voided": [
  "Vehicle pass voided"
 ],
 "value.MailKind.pass-renewed": [
  "Vehicle pass renewed"
 ],
 "value.MailKind.pass-expiring": [
  "Vehicle pass expiring"
 ],
 "value.MailKind.absence-submitted": [
  "Absence"
 ],
 "value.MailKind.absence-changed": [
  "Absence changed"
 ],
 "value.MailKind.absence-deleted": [
  "Absence deleted"
 ],
 "value.MailKind.survey-answered": [
  "Answer to a survey received"
 ],
 "value.MailKind.survey-reminder": [
  "Survey reminder"
 ],
 "value.MailKind.absence-wave": [
  "Several of a class are sick"
 ],
 "value.MailState.Pending": [
  "Waiting"
 ],
 "value.MailState.Sent": [
  "Sent"
 ],
 "value.MailState.Dead": [
  "Failed"
 ],
 "value.MailFault.refused": [
  "The mail server refused it for this recipient"
 ],
 "value.MailFault.address": [
  "This is not a valid email address"
 ],
 "value.MailFault.too-late": [
  "It had expired by the time it could be sent"
 ],
 "value.MailFault.later": [
  "The mail server asked to try again later"
 ],
 "value.MailFault.unreachable": [
  "The mail server cannot be reached"
 ],
 "value.MailFault.broken-off": [
  "The mail server disconnected or stopped answering"
 ],
 "value.MailFault.not-secure": [
  "No trusted encrypted connection to the mail server"
 ],
 "value.MailFault.not-allowed": [
  "The mail server does not accept mail from here: check sign-in, sender and policy"
 ],
 "value.MailFault.other": [
  "It could not be delivered"
 ],
 "field.attempts": [
  "Attempts"
 ],
 "field.dueAt": [
  "Next attempt"
 ],
 "field.fault": [
  "Reason"
 ],
 "field.goodUntil": [
  "Valid until"
 ],
 "field.hasText": [
  "Body kept"
 ],
 "field.kind": [
  "Kind"
 ],
 "field.lastError": [
  "Mail server response"
 ],
 "field.mailId": [
  "Mail"
 ],
 "field.recipient": [
  "Recipient"
 ],
 "field.sentAt": [
  "Sent"
 ],
 "field.state": [
  "Status"
 ],
 "field.stuck": [
  "Stuck"
 ],
 "field.subject": [
  "Subject"
 ],
 "file.outbox": [
  "Mail"
 ],
 "reason.MAIL_NOT_FOUND": [
  "This email no longer exists"
 ],
 "reason.MAIL_TEXT_GONE": [
  "Its body is no longer kept, so it cannot be sent again"
 ],
 "reason.MAIL_TOO_LATE": [
  "It has expired; request a new one"
 ],
 "reason.MAIL_UNDER_WAY": [
  "It is being sent right now. Check again in two minutes."
 ],
 "menu.settings:outbox": [
  "View mail"
 ],
 "menu.settings:outbox:resend": [
  "Resend mail"
 ],
 "person.file": [
  "Everything kept on ",
  [
   "name"
  ]
 ],
 "person.fileText": [
  "As of ",
  [
   "day"
  ],
  ". This file holds personal data: give it only to the person it is about, or to a parent of that person."
 ],
 "did.staff.exportPerson": [
  "Exported everything kept on a person"
 ],
 "do.staff.exportPerson": [
  "Export all data"
 ],
 "did.staff.erase": [
  "Erased a person"
 ],
 "do.staff.erase": [
  "Erase all data"
 ],
 "field.erasure": [
  "Erasure"
 ],
 "value.ErasureState.Requested": [
  "Requested"
 ],
 "value.ErasureState.Erased": [
  "Erased"
 ],
 "value.ErasureSearch.Done": [
  "Searched"
 ],
 "value.ErasureSearch.TooLong": [
  "Takes too long"
 ],
 "value.ErasureSearch.AdministratorOnly": [
  "Administrators only"
 ],
 "value.ErasureWord.Phone": [
  "Phone"
 ],
 "value.ErasureWord.Plate": [
  "Plate"
 ],
 "value.ErasureWord.Name": [
  "Full name or address"
 ],
 "value.ErasureWord.GivenName": [
  "First name"
 ],
 "value.ErasureWord.FamilyName": [
  "Family name"
 ],
 "reason.ERASURE_MENTIONS": [
  "Only an administrator can take mentions out of other texts"
 ],
 "reason.ERASURE_YOUNG": [
  "This account was created or renamed in the last 30 days: only an administrator can erase it"
 ],
 "reason.ERASURE_NAME": [
  "This is not the name of the person"
 ],
 "reason.ERASURE_SECOND_PERSON": [
  "You have requested this erasure: somebody else has to confirm it"
 ],
 "reason.STUDENT_ENROLLED": [
  "This student is still enrolled: enter the last day first"
 ],
 "kept.erasure_request": [
  "Erasure requested"
 ],
 "kept.erasure_request.asked_at": [
  "Requested"
 ],
 "kept.api_token": [
  "API tokens"
 ],
 "kept.audit": [
  "What was done"
 ],
 "kept.absence_setting": [
  "Settings of absences"
 ],
 "kept.bike": [
  "Bikes"
 ],
 "kept.bus_booking_setting": [
  "Settings of bus bookings"
 ],
 "kept.bus_run": [
  "Bus runs"
 ],
 "kept.bus_setting": [
  "Settings of buses"
 ],
 "kept.bus_stop": [
  "Bus stops"
 ],
 "kept.bus_tracker": [
  "Trackers"
 ],
 "kept.bus_vehicle": [
  "Buses"
 ],
 "kept.grade": [
  "Grades"
 ],
 "kept.homeroom_told": [
  "Names of classes"
 ],
 "kept.menu": [
  "Menus"
 ],
 "kept.role": [
  "Roles"
 ],
 "kept.roll_over": [
  "Plans for the next school year"
 ],
 "kept.school_term": [
  "Terms"
 ],
 "kept.setting": [
  "General settings"
 ],
 "kept.special_day": [
  "School calendar"
 ],
 "kept.venue": [
  "Venues"
 ],
 "kept.venue_block": [
  "Closed times of venues"
 ],
 "kept.venue_lesson": [
  "Timetables of venues"
 ],
 "kept.venue_series": [
  "Series of reservations"
 ],
 "kept.venue_type": [
  "Types of venues"
 ],
 "kept.bike_rent": [
  "Bikes rented"
 ],
 "kept.bike_return": [
  "Bikes returned"
 ],
 "kept.contact": [
  "Contact addresses and phones"
 ],
 "kept.guardian": [
  "Family"
 ],
 "kept.homeroom": [
  "Classes taught"
 ],
 "kept.idempotency": [
  "Requests of the last 24 hours"
 ],
 "kept.invitation": [
  "Invitation"
 ],
 "kept.outbox": [
  "Emails"
 ],
 "kept.reset_code": [
  "Password reset"
 ],
 "kept.roll_over_move": [
  "Moves into the next school year"
 ],
 "kept.run_change": [
  "Rows of imports"
 ],
 "kept.run": [
  "Imports started"
 ],
 "kept.school_term_student": [
  "Extra sessions"
 ],
 "kept.authenticator": [
  "Authenticator app"
 ],
 "kept.passkey": [
  "Passkeys"
 ],
 "kept.recovery_code": [
  "Recovery codes"
 ],
 "kept.second_factor_ticket": [
  "Second factors asked for"
 ],
 "kept.session": [
  "Sign-ins"
 ],
 "kept.sign_in_device": [
  "Known browsers"
 ],
 "kept.sign_in_failure": [
  "Failed sign-ins"
 ],
 "kept.staff": [
  "Account"
 ],
 "kept.staff_role": [
  "Roles"
 ],
 "kept.student": [
  "Student"
 ],
 "kept.student_stay": [
  "Classes"
 ],
 "kept.vehicle_pass": [
  "Vehicle passes"
 ],
 "kept.api_token.last_used_at": [
  "Last used"
 ],
 "kept.api_token.revoked_at": [
  "Revoked"
 ],
 "kept.contact.label": [
  "Label"
 ],
 "kept.contact.value": [
  "Address or phone"
 ],
 "kept.guardian.student_id": [
  "Student"
 ],
 "kept.guardian.guardian_id": [
  "Guardian"
 ],
 "kept.homeroom.name": [
  "Class"
 ],
 "kept.outbox.body": [
  "Text"
 ],
 "kept.roll_over_move.roll_over_id": [
  "Plan"
 ],
 "kept.authenticator.confirmed": [
  "In use"
 ],
 "kept.passkey.last_used_at": [
  "Last used"
 ],
 "kept.run.started_at": [
  "Started"
 ],
 "kept.run.ended_at": [
  "Ended"
 ],
 "kept.run.total": [
  "Rows"
 ],
 "kept.school_term_student.term_id": [
  "Session"
 ],
 "kept.session.started_at": [
  "Signed in"
 ],
 "kept.session.last_seen_at": [
  "Last seen"
 ],
 "kept.session.ended_at": [
  "Ended"
 ],
 "kept.session.user_agent": [
  "Browser"
 ],
 "kept.sign_in_device.last_used_at": [
  "Last used"
 ],
 "kept.staff.language": [
  "Language"
 ],
 "kept.staff.name": [
  "Name"
 ],
 "kept.staff.name_zh": [
  "Chinese name"
 ],
 "kept.student.number": [
  "Student number"
 ],
 "kept.student_stay.from_on": [
  "From"
 ],
 "kept.student_stay.until_on": [
  "Until"
 ],
 "module.retention": [
  "Personal data"
 ],
 "audit.entity.retention-setting": [
  "Personal data settings"
 ],
 "did.retention.updateSettings": [
  "Changed how long data are kept"
 ],
 "did.retention.tidyUp": [
  "Deleted what was too old"
 ],
 "field.healthDays": [
  "Notes and certificates of absences (days)"
 ],
 "field.absenceMonths": [
  "Absences (months)"
 ],
 "field.surveyMonths": [
  "Answers to surveys (months)"
 ],
 "field.surveyAnswers": [
  "Answers to surveys deleted"
 ],
 "field.recordMonths": [
  "Rents, passes, reservations and bus bookings (months)"
 ],
 "field.rents": [
  "Rents deleted"
 ],
 "field.passes": [
  "Passes deleted"
 ],
 "field.reservations": [
  "Reservations deleted"
 ],
 "field.busBookings": [
  "Bus bookings deleted"
 ],
 "field.busRuns": [
  "Bus runs deleted"
 ],
 "field.apiTokens": [
  "API tokens deleted"
 ],
 "field.healthNotes": [
  "Notes and certificates deleted"
 ],
 "field.absences": [
  "Absences deleted"
 ],
 "field.mailDays": [
  "Email bodies (days)"
 ],
 "field.signInDays": [
  "Sign-ins (days)"
 ],
 "field.reportDays": [
  "Reports of imports and data bundles (days)"
 ],
 "field.boardingDays": [
  "Who was on a bus (days)"
 ],
 "field.positionDays": [
  "Positions of buses (days)"
 ],
 "field.auditMonths": [
  "Audit (months)"
 ],
 "field.twoPeople": [
  "Erasing takes two people"
 ],
 "field.tidiedOn": [
  "Last tidy-up"
 ],
 "field.mailTexts": [
  "Email texts deleted"
 ],
 "field.signIns": [
  "Sign-ins deleted"
 ],
 "field.bundles": [
  "Data bundles deleted"
 ],
 "field.reports": [
  "Import reports deleted"
 ],
 "field.taps": [
  "Marks of riders deleted"
 ],
 "field.positions": [
  "Positions of buses deleted"
 ],
 "field.auditLines": [
  "Audit entries deleted"
 ],
 "value.RunKind.change": [
  "Imports"
 ],
 "value.RunKind.check": [
  "Checks only"
 ],
 "value.RunState.Running": [
  "Running"
 ],
 "value.RunState.Done": [
  "Done"
 ],
 "value.RunState.Refused": [
  "Refused"
 ],
 "value.RunState.Failed": [
  "Failed"
 ],
 "value.RunState.Interrupted": [
  "Interrupted"
 ],
 "value.RunState.Cancelled": [
  "Cancelled"
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
 "run.outcome.noted": [
  "noted"
 ],
 "run.outcome.deactivated": [
  "deactivated"
 ],
 "run.outcome.deleted": [
  "deleted"
 ],
 "run.outcome.restored": [
  "restored"
 ],
 "run.outcome.undone": [
  "undone"
 ],
 "run.outcome.left": [
  "left as they are"
 ],
 "field.fileName": [
  "File"
 ],
 "field.undoes": [
  "Undoes"
 ],
 "run.began": [
  "Started"
 ],
 "run.ended": [
  "Finished"
 ],
 "file.runs": [
  "Imports"
 ],
 "did.runs.export": [
  "Exported their imports"
 ],
 "module.student": [
  "Students"
 ],
 "module.student.text": [
  "Who is at the school, in which class, and who to call."
 ],
 "module.student.none": [
  "No students yet"
 ],
 "menu.student": [
  "Students"
 ],
 "run.outcome.students.created": [
  "new students"
 ],
 "run.outcome.familyLinks.created": [
  "new family links"
 ],
 "menu.student:create": [
  "Add students"
 ],
 "menu.student:edit": [
  "Edit students"
 ],
 "menu.student:family": [
  "Edit families and contacts"
 ],
 "menu.student:import": [
  "Import students and families"
 ],
 "menu.student:move": [
  "Move students between classes"
 ],
 "do.student.create": [
  "New student"
 ],
 "do.student.update": [
  "Edit student"
 ],
 "do.student.move": [
  "Move to another class"
 ],
 "do.student.leave": [
  "Record the last day"
 ],
 "audit.entity.student": [
  "Student"
 ],
 "file.students": [
  "Students"
 ],
 "file.families": [
  "Families"
 ],
 "did.student.create": [
  "Added a student"
 ],
 "did.student.update": [
  "Changed a student"
 ],
 "did.student.move": [
  "Moved a student to another class"
 ],
 "did.student.leave": [
  "Recorded a student’s last day"
 ],
 "did.student.setGuardian": [
  "Added or changed a guardian"
 ],
 "did.student.removeGuardian": [
  "Removed a guardian"
 ],
 "did.student.setContacts": [
  "Changed a family’s contacts"
 ],
 "did.student.export": [
  "Exported the students"
 ],
 "did.student.exportFamilies": [
  "Exported the families"
 ],
 "did.student.import": [
  "Imported students and families"
 ],
 "field.studentNumber": [
  "Student number"
 ],
 "field.familyName": [
  "Family name"
 ],
 "field.givenName": [
  "Given name"
 ],
 "field.preferredName": [
  "Preferred name"
 ],
 "field.homeroom": [
  "Class"
 ],
 "field.homeroomId": [
  "Class"
 ],
 "field.alsoIn": [
  "Also in"
 ],
 "field.alsoInId": [
  "Also in"
 ],
 "field.enteredOn": [
  "First day"
 ],
 "field.leftOn": [
  "Last day"
 ],
 "field.guardians": [
  "Guardians"
 ],
 "field.guardianId": [
  "Guardian"
 ],
 "field.guardianName": [
  "Guardian name"
 ],
 "field.guardianNameZh": [
  "Guardian Chinese name"
 ],
 "field.guardianEmail": [
  "Guardian email"
 ],
 "field.guardianPhone": [
  "Guardian phone"
 ],
 "field.relation": [
  "Relation"
 ],
 "field.contactOrder": [
  "Call order"
 ],
 "field.maySee": [
  "Can see the child"
 ],
 "field.withoutClass": [
  "Without a class"
 ],
 "field.withoutGuardian": [
  "Without a guardian"
 ],
 "field.mayAct": [
  "Can act for the child"
 ],
 "field.noContact": [
  "No contact"
 ],
 "field.contacts": [
  "Contacts"
 ],
 "value.StudentState.Coming": [
  "Starting soon"
 ],
 "value.StudentState.Enrolled": [
  "Enrolled"
 ],
 "value.StudentState.Left": [
  "Left"
 ],
 "value.Relation.Mother": [
  "Mother"
 ],
 "value.Relation.Father": [
  "Father"
 ],
 "value.Relation.Guardian": [
  "Guardian"
 ],
 "value.Relation.Other": [
  "Other"
 ],
 "value.ContactKind.Email": [
  "Email"
 ],
 "value.ContactKind.Phone": [
  "Phone"
 ],
 "reason.STUDENT_NOT_FOUND": [
  "This student does not exist, or is not one of yours"
 ],
 "reason.STUDENT_NUMBER_TAKEN": [
  "Another student has this number"
 ],
 "reason.STUDENT_TYPE": [
  "This account belongs to a student"
 ],
 "reason.STUDENT_DAYS": [
  "Choose a day between the first and the last day at the school"
 ],
 "reason.HOMEROOM_NOT_FOUND": [
  "This class no longer exists"
 ],
 "reason.GUARDIAN_NOT_FOUND": [
  "This person is not a guardian of the student"
 ],
 "reason.GUARDIAN_SELF": [
  "A student cannot be their own guardian"
 ],
 "reason.GUARDIAN_SERVICE": [
  "A service account cannot be a guardian"
 ],
 "reason.GUARDIAN_NAME_MISSING": [
  "The guardian has no name"
 ],
 "reason.GUARDIAN_TWICE": [
  "This guardian of the student is already in ",
  [
   "place"
  ]
 ],
 "reason.STUDENT_NAME_MISSING": [
  "A new student needs a name"
 ],
 "reason.STUDENT_ROW_DIFFERS": [
  "This contradicts what ",
  [
   "place"
  ],
  " says of the same student"
 ],
 "student.line": [
  "line ",
  [
   "line"
  ]
 ],
 "student.lineOfFile": [
  "line ",
  [
   "line"
  ],
  " of ",
  [
   "file"
  ]
 ],
 "reason.STUDENT_ADDRESS_STAYS": [
  "The student already has another address to sign in with. Change it in the account"
 ],
 "reason.CLASS_UNKNOWN": [
  "There is no class “",
  [
   "name"
  ],
  "” in ",
  [
   "year"
  ]
 ],
 "reason.ALSO_IN_SAME": [
  "The supporting class is the class itself"
 ],
 "reason.CLASS_AMBIGUOUS": [
  "Several campuses have a class “",
  [
   "name"
  ],
  "”. Put the campus in front of it"
 ],
 "student.keptApart": [
  "Must have no contact; a file cannot change that"
 ],
 "reason.CONTACT_TWICE": [
  "This contact is listed twice"
 ],
 "reason.CONTACT_PHONE": [
  "Enter the phone number with its country code, such as +86 138 0013 8000"
 ],
 "reason.PHONE_CODE_NONE": [
  "This phone number has no country code, and the settings of the school name none (phoneCode)"
 ],
 "reason.CONTACT_EMAIL": [
  "Enter an email address"
 ],
 "reason.ACCOUNT_WITHOUT_ADDRESS": [
  "This account has no email address to sign in with"
 ],
 "module.survey": [
  "Surveys"
 ],
 "module.survey.text": [
  "Ask every family once a year whether their child stays."
 ],
 "module.survey.none": [
  "No surveys yet"
 ],
 "menu.admission": [
  "Re-enrollment"
 ],
 "menu.admission:survey": [
  "Surveys"
 ],
 "menu.admission:survey:edit": [
  "Create and edit surveys"
 ],
 "menu.admission:survey:publish": [
  "Publish, pause and cancel surveys"
 ],
 "menu.admission:list": [
  "Answers"
 ],
 "menu.admission:list:on-behalf": [
  "Answer on behalf of families"
 ],
 "menu.admission:list:settle": [
  "Settle conflicts, extend the time"
 ],
 "menu.admission:list:remind": [
  "Remind families"
 ],
 "do.survey.create": [
  "New survey"
 ],
 "do.survey.update": [
  "Edit"
 ],
 "do.survey.remove": [
  "Delete"
 ],
 "do.survey.duplicate": [
  "Duplicate"
 ],
 "do.survey.publish": [
  "Publish"
 ],
 "do.survey.pause": [
  "Pause"
 ],
 "do.survey.continue": [
  "Continue"
 ],
 "do.survey.cancel": [
  "Cancel survey"
 ],
 "do.survey.enter": [
  "Enter an answer"
 ],
 "do.survey.settle": [
  "Settle the conflict"
 ],
 "do.survey.extend": [
  "Give more time"
 ],
 "do.survey.remind": [
  "Remind families"
 ],
 "audit.entity.survey": [
  "Survey"
 ],
 "audit.entity.survey-answer": [
  "Answer to a survey"
 ],
 "kept.survey": [
  "Survey forms edited"
 ],
 "kept.survey_earlier_draft": [
  "Survey forms left while they were edited"
 ],
 "kept.survey_version": [
  "Survey forms published"
 ],
 "kept.survey_asked": [
  "Surveys about a student"
 ],
 "kept.survey_answer": [
  "Answers to surveys"
 ],
 "kept.survey_draft": [
  "Answers to surveys that are not submitted"
 ],
 "kept.survey_file": [
  "Files of answers to surveys"
 ],
 "did.survey.create": [
  "Created a survey"
 ],
 "did.survey.update": [
  "Changed a survey"
 ],
 "did.survey.remove": [
  "Deleted a survey"
 ],
 "did.survey.duplicate": [
  "Duplicated a survey"
 ],
 "did.survey.publish": [
  "Published a survey"
 ],
 "did.survey.pause": [
  "Paused a survey"
 ],
 "did.survey.continue": [
  "Continued a survey"
 ],
 "did.survey.cancel": [
  "Cancelled a survey"
 ],
 "did.survey.submit": [
  "Answered a survey"
 ],
 "did.survey.enter": [
  "Entered an answer for a family"
 ],
 "did.survey.settle": [
  "Settled a conflict"
 ],
 "did.survey.extend": [
  "Gave a family more time"
 ],
 "did.survey.remind": [
  "Reminded families of a survey"
 ],
 "did.survey.export": [
  "Exported the surveys"
 ],
 "did.survey.exportAnswers": [
  "Exported who answered what"
 ],
 "did.survey.exportReplies": [
  "Exported the answers to a survey"
 ],
 "survey.step": [
  "Step ",
  [
   "page"
  ],
  " of ",
  [
   "pages"
  ]
 ],
 "survey.next": [
  "Next"
 ],
 "survey.submit": [
  "Submit"
 ],
 "survey.calls": [
  "Call list"
 ],
 "survey.reminder": [
  "Reminder"
 ],
 "file.survey-answers": [
  "Answers"
 ],
 "file.survey-replies": [
  "Answers by question"
 ],
 "field.givenBy": [
  "Answered by"
 ],
 "field.callNote": [
  "Note of the call"
 ],
 "field.replies": [
  "Answers"
 ],
 "field.accepted": [
  "Agreements accepted"
 ],
 "field.savedAt": [
  "Saved"
 ],
 "field.admissionYear": [
  "Admission year"
 ],
 "field.surveyTitle": [
  "Title"
 ],
 "field.titleEn": [
  "Title"
 ],
 "field.titleZh": [
  "Title in Chinese"
 ],
 "field.seats": [
  "Seats"
 ],
 "field.edited": [
  "Changes not published"
 ],
 "field.live": [
  "Version"
 ],
 "field.publishedAt": [
  "Published"
 ],
 "field.asked": [
  "Students asked"
 ],
 "field.answered": [
  "Answered"
 ],
 "field.next": [
  "Grade after"
 ],
 "field.yes": [
  "Yes"
 ],
 "field.no": [
  "No"
 ],
 "field.conflict": [
  "Conflict"
 ],
 "field.draft": [
  "Draft"
 ],
 "field.none": [
  "No answer"
 ],
 "field.expected": [
  "Expected"
 ],
 "field.survey": [
  "Survey"
 ],
 "field.surveyId": [
  "Survey"
 ],
 "field.askedId": [
  "Student"
 ],
 "field.answeredAt": [
  "Answered on"
 ],
 "field.answeredVersion": [
  "Version answered"
 ],
 "field.decision": [
  "Decision"
 ],
 "field.extendedTo": [
  "Extended to"
 ],
 "field.openedAt": [
  "Opened on"
 ],
 "field.page": [
  "Page reached"
 ],
 "field.pages": [
  "Pages"
 ],
 "field.bounced": [
  "Reminder came back"
 ],
 "field.remindedAt": [
  "Last reminder"
 ],
 "field.reminders": [
  "Reminders"
 ],
 "field.remindHours": [
  "Hours between reminders"
 ],
 "field.reminded": [
  "Students reminded"
 ],
 "field.mails": [
  "Mails"
 ],
 "field.language": [
  "Language"
 ],
 "field.phones": [
  "Telephone"
 ],
 "field.settledBy": [
  "Settled by"
 ],
 "field.settledAt": [
  "Settled on"
 ],
 "field.settledWhy": [
  "Why"
 ],
 "value.SurveyStatus.Unpublished": [
  "Unpublished"
 ],
 "value.SurveyStatus.Published": [
  "Published"
 ],
 "value.SurveyStatus.Pending": [
  "In progress"
 ],
 "value.SurveyStatus.Paused": [
  "Paused"
 ],
 "value.SurveyStatus.Ended": [
  "Ended"
 ],
 "value.SurveyStatus.Cancelled": [
  "Cancelled"
 ],
 "value.SurveyQuestionKind.One": [
  "One choice"
 ],
 "value.SurveyQuestionKind.Several": [
  "Several choices"
 ],
 "value.SurveyQuestionKind.Text": [
  "Text"
 ],
 "value.SurveyQuestionKind.Number": [
  "Number"
 ],
 "value.SurveyQuestionKind.Date": [
  "Date"
 ],
 "value.SurveyQuestionKind.File": [
  "Picture"
 ],
 "value.SurveyQuestionKind.Signature": [
  "Signature"
 ],
 "value.SurveyGapKind.Missing": [
  "Please complete the required fields"
 ],
 "value.SurveyGapKind.Untranslated": [
  "The translation is missing"
 ],
 "value.SurveyGapKind.NoQuestions": [
  "Add a question, a description or a protocol"
 ],
 "value.SurveyGapKind.NoOptions": [
  "Add an option"
 ],
 "value.SurveyDifferenceKind.Added": [
  "Added"
 ],
 "value.SurveyDifferenceKind.Removed": [
  "Removed"
 ],
 "value.SurveyDifferenceKind.Changed": [
  "Changed"
 ],
 "value.SurveyDifferenceKind.Moved": [
  "Moved"
 ],
 "value.SurveyDecision.Yes": [
  "Yes"
 ],
 "value.SurveyDecision.No": [
  "No"
 ],
 "value.SurveyState.None": [
  "Not started"
 ],
 "value.SurveyState.Draft": [
  "Draft"
 ],
 "value.SurveyState.Yes": [
  "Yes"
 ],
 "value.SurveyState.No": [
  "No"
 ],
 "value.SurveyState.Conflict": [
  "Conflict"
 ],
 "value.SurveyShareFrom.All": [
  "All answers so far"
 ],
 "value.SurveyShareFrom.Late": [
  "The later half of them"
 ],
 "value.SurveyShareFrom.LastYear": [
  "Last year from this day on"
 ],
 "value.SurveyWay.Console": [
  "Console"
 ],
 "value.SurveyWay.App": [
  "App"
 ],
 "value.SurveyWay.Telephone": [
  "Telephone"
 ],
 "reason.SURVEY_NOT_FOUND": [
  "This survey no longer exists"
 ],
 "reason.SURVEY_NOT_CHOSEN": [
  "Choose one survey first"
 ],
 "reason.SURVEY_END": [
  "The end must be later than the start"
 ],
 "field.studentNumbers": [
  "Students by number"
 ],
 "reason.SURVEY_STUDENT_UNKNOWN": [
  "There is no student with the number ",
  [
   "number"
  ]
 ],
 "reason.SURVEY_GRADE_UNKNOWN": [
  "The school has no grade ",
  [
   "grade"
  ]
 ],
 "reason.SURVEY_DAYS_MISSING": [
  "Set the start and the end first"
 ],
 "reason.SURVEY_GAPS": [
  "Please complete the required fields"
 ],
 "reason.SURVEY_UNCHANGED": [
  "Nothing has changed since this survey was published"
 ],
 "reason.SURVEY_PAUSED": [
  "This survey is paused. Continue it to publish the changes"
 ],
 "reason.SURVEY_NOT_PAUSED": [
  "This survey is not paused"
 ],
 "reason.SURVEY_NOT_OPEN": [
  "This survey is not open for answers"
 ],
 "reason.SURVEY_NOBODY_TO_REMIND": [
  "Nobody needs a reminder now"
 ],
 "reason.SURVEY_OVER": [
  "This survey is over"
 ],
 "reason.SURVEY_WAS_PUBLISHED": [
  "A survey that was published cannot be deleted. Cancel it instead"
 ],
 "reason.SURVEY_EDITED": [
  [
   "name"
  ],
  " has edited these forms in the meantime. Reload to continue"
 ],
 "reason.SURVEY_KEYS": [
  "Two parts of the forms have the same key"
 ],
 "reason.SURVEY_CHANGED": [
  "The questions have changed in the meantime. Please look at them again"
 ],
 "reason.SURVEY_ANSWER_WRONG": [
  "Please complete the required fields"
 ],
 "reason.SURVEY_REPLY_REQUIRED": [
  "Please answer this question"
 ],
 "reason.SURVEY_REPLY_WRONG": [
  "This answer does not fit the question"
 ],
 "reason.SURVEY_NOT_ACCEPTED": [
  "Please accept this agreement"
 ],
 "reason.SURVEY_STUDENT_NOT_ASKED": [
  "No survey asks about this student"
 ],
 "reason.SURVEY_NO_CONFLICT": [
  "The answers do not differ"
 ],
 "reason.SURVEY_ANSWER_NOT_CURRENT": [
  "This answer has been replaced in the meantime"
 ],
 "reason.SURVEY_EXTENSION_EARLY": [
  "This day has passed"
 ],
 "value.PassStatus.Pending": [
  "Pending"
 ],
 "value.PassStatus.Valid": [
  "Valid"
 ],
 "value.PassStatus.Expired": [
  "Expired"
 ],
 "value.PassStatus.Cancelled": [
  "Cancelled"
 ],
 "value.PassStatus.Rejected": [
  "Rejected"
 ],
 "pass.decided.Valid": [
  "confirmed"
 ],
 "pass.decided.Expired": [
  "confirmed"
 ],
 "pass.decided.Cancelled": [
  "cancelled"
 ],
 "pass.decided.Rejected": [
  "rejected"
 ],
 "value.PassType.staff": [
  "Staff"
 ],
 "value.PassType.parent": [
  "Parent"
 ],
 "value.PassType.visitor": [
  "Visitor"
 ],
 "value.PassType.contractor": [
  "Contractor"
 ],
 "pass.title": [
  "Vehicle pass"
 ],
 "pass.vehicle": [
  "Vehicle"
 ],
 "pass.validUntil": [
  "Valid until"
 ],
 "plate.ordinary": [
  "ordinary plate"
 ],
 "plate.new-energy": [
  "new-energy plate"
 ],
 "plate.other": [
  "This does not look like an ordinary or a new-energy plate. Please check it."
 ],
 "plate.alike": [
  [
   "plates"
  ],
  " are spelled the same in pinyin. Check the province."
 ],
 "field.applicantName": [
  "Applicant"
 ],
 "field.certificateId": [
  "Registration certificate"
 ],
 "field.color": [
  "Color"
 ],
 "field.expiring": [
  "Expiring soon"
 ],
 "field.driverName": [
  "Driver"
 ],
 "field.driverPhone": [
  "Driver’s phone"
 ],
 "field.expiresOn": [
  "Expiration"
 ],
 "field.grade": [
  "Grade"
 ],
 "field.model": [
  "Model"
 ],
 "field.passId": [
  "Pass"
 ],
 "field.plate": [
  "License plate"
 ],
 "field.renewsId": [
  "Last year’s pass"
 ],
 "field.signatureId": [
  "Signature"
 ],
 "field.studentName": [
  "Student"
 ],
 "field.validFrom": [
  "Valid from"
 ],
 "field.yearEnds": [
  "End of the year"
 ],
 "file.passes": [
  "Vehicle passes"
 ],
 "reason.PASS_NOT_FOUND": [
  "This pass does not exist"
 ],
 "reason.PASS_NOT_VALID": [
  "Only a valid pass can be voided"
 ],
 "reason.PASS_NOT_PRINTABLE": [
  "Only a valid pass can be printed"
 ],
 "reason.PASS_NOT_ENDED": [
  "Only an expired or cancelled pass can be renewed"
 ],
 "reason.PASS_OVERLAPS": [
  "Plate ",
  [
   "plate"
  ],
  " already has a valid pass from ",
  [
   "from"
  ],
  " to ",
  [
   "to"
  ]
 ],
 "reason.PASS_OVERLAP": [
  "This plate already has a valid pass for some of these days"
 ],
 "reason.EXPIRY_PAST": [
  "The expiration cannot be in the past"
 ],
 "reason.DAYS_REVERSED": [
  "The expiration cannot be before the first day"
 ],
 "reason.PLATE_EMPTY": [
  "Please enter a license plate"
 ],
 "reason.DAY_UNKNOWN": [
  "This day does not exist"
 ],
 "gate.admitted": [
  "Let in"
 ],
 "value.GateReason.PLATE_UNKNOWN": [
  "No pass for this plate"
 ],
 "value.GateReason.PASS_PENDING": [
  "Applied for, not confirmed yet"
 ],
 "value.GateReason.PASS_NOT_YET": [
  "Not valid yet"
 ],
 "value.GateReason.PASS_EXPIRED": [
  "Expired"
 ],
 "value.GateReason.PASS_CANCELLED": [
  "Cancelled"
 ],
 "value.GateReason.PASS_REJECTED": [
  "Rejected"
 ],
 "gate.code.good": [
  "Let in: the pass is genuine"
 ],
 "gate.code.foreign": [
  "This is not the code of a vehicle pass"
 ],
 "gate.code.incomplete": [
  "The code is incomplete: scan it again, or type all of it"
 ],
 "gate.code.forged": [
  "Forged: the signature is invalid"
 ],
 "gate.code.key": [
  "Signed with a key unknown to this device"
 ],
 "gate.code.nothing": [
  "This device cannot verify codes yet"
 ],
 "gate.code.unable": [
  "This browser cannot verify codes"
 ],
 "menu.vehicles": [
  "Vehicles"
 ],
 "menu.vehicle": [
  "Vehicle passes"
 ],
 "menu.vehicle:create": [
  "Apply for a pass"
 ],
 "menu.vehicle:on-behalf": [
  "Apply for somebody else"
 ],
 "menu.vehicle:edit": [
  "Correct an application"
 ],
 "menu.vehicle:confirm": [
  "Confirm"
 ],
 "menu.vehicle:reject": [
  "Reject"
 ],
 "menu.vehicle:void": [
  "Void"
 ],
 "menu.vehicle:renew": [
  "Renew or continue"
 ],
 "menu.vehicle:settings": [
  "Vehicle pass settings"
 ],
 "menu.vehicle:gate": [
  "Gate check"
 ],
 "module.venue": [
  "Venues"
 ],
 "menu.venue": [
  "Venues"
 ],
 "menu.venue:calendar": [
  "Venue calendar"
 ],
 "menu.venue:reservation": [
  "Reservations"
 ],
 "menu.venue:calendar:create": [
  "Reserve venues"
 ],
 "menu.venue:calendar:on-behalf": [
  "Reserve for somebody else"
 ],
 "menu.venue:reservation:edit": [
  "Move anybody’s reservation"
 ],
 "menu.venue:reservation:approve": [
  "Approve reservations"
 ],
 "menu.venue:reservation:reject": [
  "Reject reservations"
 ],
 "menu.venue:reservation:cancel": [
  "Cancel anybody’s reservation"
 ],
 "menu.venue:reservation:import": [
  "Import lessons"
 ],
 "menu.venue:list": [
  "All venues"
 ],
 "menu.venue:list:create": [
  "New venue"
 ],
 "menu.venue:list:import": [
  "Import venues"
 ],
 "menu.venue:list:edit": [
  "Edit venue"
 ],
 "menu.venue:list:delete": [
  "Delete venue"
 ],
 "menu.venue:block": [
  "Blocked dates"
 ],
 "menu.venue:block:edit": [
  "Block and open dates"
 ],
 "menu.venue:type": [
  "Venue types"
 ],
 "menu.venue:type:edit": [
  "Edit venue types"
 ],
 "menu.venue:statistics": [
  "Venue statistics"
 ],
 "do.venue.create": [
  "New venue"
 ],
 "do.venue.createType": [
  "New venue type"
 ],
 "do.venue.createBlock": [
  "Block dates"
 ],
 "do.venue.reserve": [
  "Reserve"
 ],
 "did.venue.create": [
  "Added a venue"
 ],
 "did.venue.update": [
  "Changed a venue"
 ],
 "did.venue.remove": [
  "Deleted a venue"
 ],
 "did.venue.export": [
  "Exported the venues"
 ],
 "did.venue.createType": [
  "Added a venue type"
 ],
 "did.venue.updateType": [
  "Changed a venue type"
 ],
 "did.venue.removeType": [
  "Deleted a venue type"
 ],
 "did.venue.exportTypes": [
  "Exported the venue types"
 ],
 "did.venue.createBlock": [
  "Blocked or opened dates of venues"
 ],
 "did.venue.removeBlock": [
  "Deleted blocked dates"
 ],
 "did.venue.exportBlocks": [
  "Exported the blocked dates"
 ],
 "did.venue.importLessons": [
  "Imported lessons"
 ],
 "did.venue.reserve": [
  "Reserved a venue"
 ],
 "did.venue.move": [
  "Changed a reservation"
 ],
 "did.venue.approve": [
  "Approved a reservation"
 ],
 "did.venue.reject": [
  "Rejected a reservation"
 ],
 "did.venue.cancel": [
  "Cancelled a reservation"
 ],
 "did.venue.undo": [
  "Undid a decision on a reservation"
 ],
 "did.venue.reserveSeries": [
  "Reserved a venue repeatedly"
 ],
 "did.venue.moveSeries": [
  "Changed repeating reservations"
 ],
 "did.venue.approveSeries": [
  "Approved repeating reservations"
 ],
 "did.venue.rejectSeries": [
  "Rejected repeating reservations"
 ],
 "did.venue.cancelSeries": [
  "Cancelled repeating reservations"
 ],
 "did.venue.exportReservations": [
  "Exported the reservations"
 ],
 "did.venue.exportStatistics": [
  "Exported figures of venues"
 ],
 "did.venue.createFeed": [
  "Created a venue feed"
 ],
 "did.venue.removeFeed": [
  "Revoked a venue feed"
 ],
 "file.venue-statistics": [
  "Venue statistics"
 ],
 "audit.entity.venue": [
  "Venue"
 ],
 "audit.entity.venue-type": [
  "Venue type"
 ],
 "audit.entity.venue-block": [
  "Block of dates"
 ],
 "audit.entity.venue-reservation": [
  "Reservation"
 ],
 "audit.entity.venue-feed": [
  "Venue feed"
 ],
 "kept.venue_feed": [
  "Venue feeds"
 ],
 "kept.venue_reservation": [
  "Venue reservations"
 ],
 "venue.lesson": [
  "Lesson"
 ],
 "venue.lesson.days": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " day"
    ],
    "other": [
     "#",
     " days"
    ]
   }
  ]
 ],
 "field.lesson": [
  "Lesson"
 ],
 "field.weekday": [
  "Weekday"
 ],
 "field.term": [
  "Term"
 ],
 "field.moves": [
  "Reservations on these dates"
 ],
 "venue.touched": [
  [
   "count",
   "plural",
   {
    "one": [
     "#",
     " venue reservation"
    ],
    "other": [
     "#",
     " venue reservations"
    ]
   }
  ]
 ],
 "field.feedId": [
  "Feed"
 ],
 "field.lastReadAt": [
  "Last read"
 ],
 "field.titles": [
  "Shows titles and people"
 ],
 "venue.feed.own": [
  "My venue reservations"
 ],
 "venue.feed.taken": [
  "Reserved"
 ],
 "field.venue": [
  "Venue"
 ],
 "field.month": [
  "Month"
 ],
 "field.usedHours": [
  "Hours used"
 ],
 "field.openHours": [
  "Hours open"
 ],
 "field.usedShare": [
  "Used (%)"
 ],
 "field.venueId": [
  "Venue"
 ],
 "field.reservationId": [
  "Reservation"
 ],
 "field.blockId": [
  "Blocked dates"
 ],
 "field.typeId": [
  "Type"
 ],
 "field.venues": [
  "Venues"
 ],
 "field.partOf": [
  "Part of"
 ],
 "field.partOfId": [
  "Part of"
 ],
 "field.capacity": [
  "Capacity (people)"
 ],
 "field.adEmail": [
  "AD email"
 ],
 "field.needsApproval": [
  "Needs approval"
 ],
 "field.hours": [
  "Opening hours"
 ],
 "field.extras": [
  "Extras"
 ],
 "field.count": [
  "Count"
 ],
 "field.setUp": [
  "Set-up"
 ],
 "field.opensOnDaysOff": [
  "Open on days off"
 ],
 "field.shortestMinutes": [
  "Shortest reservation (minutes)"
 ],
 "field.longestMinutes": [
  "Longest reservation (minutes)"
 ],
 "field.aheadDays": [
  "Days ahead at most"
 ],
 "field.noticeMinutes": [
  "Minutes ahead at least"
 ],
 "field.betweenMinutes": [
  "Minutes free between two"
 ],
 "field.openPerPerson": [
  "Reservations to come per person"
 ],
 "field.title": [
  "Title"
 ],
 "field.day": [
  "Day"
 ],
 "field.time": [
  "Time"
 ],
 "field.startsAt": [
  "From"
 ],
 "field.endsAt": [
  "To"
 ],
 "field.series": [
  "Repeats"
 ],
 "field.rule": [
  "Rule"
 ],
 "field.alsoOn": [
  "Also on"
 ],
 "field.skip": [
  "Left out"
 ],
 "field.seriesId": [
  "Series"
 ],
 "field.which": [
  "Which"
 ],
 "field.people": [
  "People"
 ],
 "field.over": [
  "Ended"
 ],
 "field.reasonZh": [
  "Reason in Chinese"
 ],
 "field.cancelReservations": [
  "Cancel the reservations on these dates and email the reservers"
 ],
 "field.cancelledBy": [
  "Cancelled by"
 ],
 "field.cancelledAt": [
  "Cancelled"
 ],
 "value.VenueStatus.Open": [
  "Open"
 ],
 "value.VenueStatus.Closed": [
  "Closed for now"
 ],
 "value.VenueStatus.Retired": [
  "Retired"
 ],
 "value.VenueColor.Teal": [
  "Teal"
 ],
 "value.VenueColor.Purple": [
  "Purple"
 ],
 "value.VenueColor.Pink": [
  "Pink"
 ],
 "value.VenueColor.Olive": [
  "Olive"
 ],
 "value.VenueColor.Blue": [
  "Blue"
 ],
 "value.VenueColor.Amber": [
  "Amber"
 ],
 "value.BlockKind.Blocked": [
  "Blocked"
 ],
 "value.BlockKind.Open": [
  "Open on a day off"
 ],
 "value.ReservationStatus.Pending": [
  "Pending"
 ],
 "value.ReservationStatus.Approved": [
  "Approved"
 ],
 "value.ReservationStatus.Rejected": [
  "Rejected"
 ],
 "value.ReservationStatus.Cancelled": [
  "Cancelled"
 ],
 "value.SeriesPart.One": [
  "This one"
 ],
 "value.SeriesPart.Following": [
  "This and the following"
 ],
 "value.SeriesPart.All": [
  "All of the series"
 ],
 "value.MailKind.reservation-approved": [
  "Reservation approved"
 ],
 "value.MailKind.reservation-rejected": [
  "Reservation rejected"
 ],
 "value.MailKind.reservation-cancelled": [
  "Reservation cancelled"
 ],
 "value.MailKind.reservation-moved": [
  "Reservation changed"
 ],
 "value.MailKind.room-reserved": [
  "Room reserved"
 ],
 "value.MailKind.room-released": [
  "Room released"
 ],
 "reason.VENUE_NOT_FOUND": [
  "This venue no longer exists"
 ],
 "reason.VENUE_LESSON_TWICE": [
  "This lesson stands in the file twice"
 ],
 "reason.VENUE_UNKNOWN": [
  "There is no venue “",
  [
   "name"
  ],
  "”"
 ],
 "reason.VENUE_TERM_UNKNOWN": [
  "There is no term “",
  [
   "name"
  ],
  "” that is not over"
 ],
 "reason.VENUE_NAME_TWICE": [
  "This venue stands in the file twice"
 ],
 "reason.VENUE_TYPE_UNKNOWN": [
  "There is no type “",
  [
   "name"
  ],
  "”"
 ],
 "reason.VENUE_HOURS_TEXT": [
  "These hours cannot be read: ",
  [
   "text"
  ],
  ". Write Mon-Fri 08:00–12:00; Sat 09:00–12:00"
 ],
 "reason.VENUE_TYPE_NOT_FOUND": [
  "This venue type no longer exists"
 ],
 "reason.VENUE_BLOCK_NOT_FOUND": [
  "These dates no longer exist"
 ],
 "reason.VENUE_FEED_NOT_FOUND": [
  "There is no such feed"
 ],
 "reason.VENUE_FEEDS_TOO_MANY": [
  "You can have ",
  [
   "limit",
   "number"
  ],
  " feeds at most"
 ],
 "reason.RESERVATION_NOT_FOUND": [
  "There is no such reservation"
 ],
 "reason.VENUE_NAME_TAKEN": [
  "A venue with this name already exists"
 ],
 "reason.VENUE_TYPE_NAME_TAKEN": [
  "A venue type with this name already exists"
 ],
 "reason.VENUE_TYPE_USED": [
  "There are venues of this type"
 ],
 "reason.VENUE_PART": [
  "A venue that is a part cannot have parts"
 ],
 "reason.VENUE_HOURS_MISSING": [
  "Please select Opening Time and Closing Time"
 ],
 "reason.VENUE_HOURS_ORDER": [
  "The closing time must be later than the opening time"
 ],
 "reason.VENUE_HOURS_OVERLAP": [
  "Opening hours of one weekday overlap"
 ],
 "reason.VENUE_LENGTHS": [
  "The longest reservation cannot be shorter than the shortest"
 ],
 "reason.VENUE_HAS_HISTORY": [
  "This venue has reservations or parts. Retire it instead, to keep its history."
 ],
 "reason.VENUE_RESERVATIONS_HIT": [
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
  " would be outside the opening hours"
 ],
 "reason.VENUE_TIME_ORDER": [
  "The end must be later than the start"
 ],
 "reason.VENUE_IS_PAST": [
  "This time has passed"
 ],
 "reason.VENUE_NOT_OPEN": [
  "This venue is closed for now"
 ],
 "reason.VENUE_BLOCKED": [
  "Blocked: ",
  [
   "name"
  ]
 ],
 "reason.VENUE_DAY_OFF": [
  [
   "name",
   "select",
   {
    "none": [
     "Closed on this day off"
    ],
    "other": [
     "Closed: ",
     [
      "name"
     ]
    ]
   }
  ]
 ],
 "reason.VENUE_NO_HOURS": [
  "Closed on this day of the week"
 ],
 "reason.VENUE_OUTSIDE_HOURS": [
  "Open only ",
  [
   "hours"
  ]
 ],
 "reason.VENUE_TAKEN": [
  [
   "when",
   "select",
   {
    "none": [
     "This time is taken"
    ],
    "other": [
     "Taken ",
     [
      "when"
     ],
     [
      "who",
      "select",
      {
       "none": [],
       "other": [
        ": ",
        [
         "who"
        ]
       ]
      }
     ]
    ]
   }
  ]
 ],
 "reason.VENUE_TOO_SHORT": [
  "Reservations here take ",
  [
   "minutes",
   "number"
  ],
  " minutes at least"
 ],
 "reason.VENUE_TOO_LONG": [
  "Reservations here take ",
  [
   "minutes",
   "number"
  ],
  " minutes at most"
 ],
 "reason.VENUE_TOO_FAR": [
  "This venue can be reserved ",
  [
   "days",
   "number"
  ],
  " days ahead at most"
 ],
 "reason.VENUE_TOO_LATE": [
  "This venue must be reserved ",
  [
   "minutes",
   "number"
  ],
  " minutes ahead"
 ],
 "reason.VENUE_CAPACITY": [
  "This venue holds ",
  [
   "count",
   "number"
  ],
  " people at most"
 ],
 "reason.VENUE_EXTRA": [
  [
   "count",
   "plural",
   {
    "0": [
     "This venue does not have “",
     [
      "name"
     ],
     "”"
    ],
    "other": [
     "This venue has ",
     [
      "count",
      "number"
     ],
     " of “",
     [
      "name"
     ],
     "” at most"
    ]
   }
  ]
 ],
 "reason.VENUE_EXTRA_TWICE": [
  "Two extras have the same name"
 ],
 "reason.VENUE_OWN_LIMIT": [
  "You have ",
  [
   "count",
   "number"
  ],
  " of ",
  [
   "limit",
   "number"
  ],
  " reservations of this venue to come"
 ],
 "venue.days": [
  [
   "day"
  ],
  [
   "more",
   "plural",
   {
    "0": [],
    "one": [
     " and ",
     "#",
     " more day"
    ],
    "other": [
     " and ",
     "#",
     " more days"
    ]
   }
  ]
 ],
 "reason.VENUE_RULE": [
  "This is no rule for repeating"
 ],
 "reason.VENUE_RULE_PART": [
  "Reservations cannot repeat by ",
  [
   "name"
  ]
 ],
 "reason.VENUE_RULE_ENDLESS": [
  "Say until when it repeats, or how many times"
 ],
 "reason.VENUE_RULE_FAR": [
  "Choose a rule whose last day is within ",
  [
   "limit",
   "number"
  ],
  " days of its first"
 ],
 "reason.VENUE_SERIES_LONG": [
  "A reservation can repeat ",
  [
   "limit",
   "number"
  ],
  " times at most"
 ],
 "reason.VENUE_SERIES_EMPTY": [
  "None of these days is left"
 ],
 "reason.VENUE_SERIES_CLASH": [
  [
   "count",
   "plural",
   {
    "one": [
     "One day"
    ],
    "other": [
     "#",
     " days"
    ]
   }
  ],
  " cannot be reserved. ",
  [
   "day"
  ],
  ": ",
  [
   "why"
  ]
 ],
 "reason.VENUE_NO_SERIES": [
  "This reservation does not repeat"
 ],
 "reason.RESERVATION_OVER": [
  "This reservation is over"
 ]
}
