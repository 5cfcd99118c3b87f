/** Files that examples of the help name. */
export const files: Readonly<Record<string, string>> = {
  'bikes.csv': 'number,brand\nB-900,Giant\n',
  'staff.csv': 'email,name\nnew.person@school.example,New Person\n',
  'sis.csv': 'email,name,shoe\nnew.person@school.example,New Person,42\n',
  'students.csv': 'Student number,Name,Class\nS90001,New Child,5A\n',
  'families.csv': 'Student number,Guardian name,Relation\nS10043,New Parent,Mother\n',
  'homerooms.csv': 'School year,Class,Grade\n2026-27,5Z,G5\n',
  'venues.csv': 'Name,Type\nNew Hall,Sports\n',
  'menus.yaml': 'format: isb-menus/1\nmenus:\n  - { type: MENU_DIR, name: New, code: examples }\n',
  'nodes.json': '{"parentId":0,"dryRun":true,"nodes":[{"key":"1","parentKey":null,"type":"MENU_DIR","name":"New"}]}',
  '2027.json':
    '{"year":2027,"days":[{"name":"New Year","date":"2027-01-01","isOffDay":true},{"name":"Make-up","date":"2027-04-25","isOffDay":false},{"name":"Make-up","date":"2027-05-08","isOffDay":false}]}',
  'back.txt': 'office@school.example\n',
  'left.txt': 'office@school.example\n',
  'leaving.txt': 'office@school.example\n',
  'lost-laptops.txt': 'office@school.example\n',
  'new.txt': 'office@school.example\n',
  'both.txt': 'office@school.example\n',
}

/** Why a fresh demo refuses an example. */
export const reasons: readonly { readonly why: string; readonly says: RegExp }[] = [
  {
    why: 'a file of one’s own, such as a roster or a dump',
    says: /does not exist|is none of the reservations|neither a tree file|column for the name of the class/,
  },
  { why: 'a name that the demo has already', says: /already (exists|has)|Another (role|account|grade|school year|venue)|There is already/ },
  {
    why: 'a record that the demo has none of: bundles, runs, tokens, trackers, codes, feeds',
    says: /no longer exist|not in the audit log|There is no (account|menu|pass|such feed|record)|NOT_FOUND|is not a student/,
  },
  {
    why: 'a record in another state, which a guard protects',
    says: /cannot be (deleted|undone|sent again)|Retire it|Pause it|Still used|Put it under maintenance|venues of this type|Routes call|was first|pending request|not under maintenance|Nobody has this bike|Only (a|an|the) |is over|has passed|not repeat|not on the road|not cancelled|done or cancelled|still enrolled|do not differ|is not paused|Nothing has changed|account of \d+ failed|would be outside|Save the plan|First set|Please enter the address|The time to confirm|no such ride|goes the other way|already been requested|valid pass|today or of a later day|a day old/,
  },
  { why: 'a make-up day, of which a file cannot say whose timetable it follows', says: /does not say which timetable/ },
  { why: 'a plate that may not drive in: the answer is no', says: /PLATE_UNKNOWN|no pass|unknown/i },
  { why: 'work that is more than one change and has a preview of its own', says: /cannot be tried without doing it/ },
]
