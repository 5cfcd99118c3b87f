// Made by `npm run generate`. Not edited by hand.
import type words from '../words.ts'

export type WordKey = keyof typeof words
export const en: Record<WordKey, unknown> = {
 "help.program": [
  "The terminal of the ISB back office: menus as files, any operation of the API, in scripts and by hand."
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
  "Options of every command:"
 ],
 "help.commands": [
  "Commands:"
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
  "print one JSON object a line"
 ],
 "option.lang": [
  "the language of messages"
 ],
 "option.profile": [
  "the profile to use (isb profiles list)"
 ],
 "option.host": [
  "where the server answers, such as https://isb.school.example"
 ],
 "option.yes": [
  "do not ask"
 ],
 "login.does": [
  "sign in and keep the session in a profile"
 ],
 "login.email": [
  "your email address"
 ],
 "login.passwordStdin": [
  "read the password from standard input"
 ],
 "login.appKey": [
  "the application key, where the deployment has its own"
 ],
 "login.tenantId": [
  "the tenant, where the deployment has its own"
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
 "login.notEncrypted": [
  "Careful: ",
  [
   "host"
  ],
  " is not encrypted. Others on the way can read the password."
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
  "forget a profile and its session"
 ],
 "profiles.none": [
  "There are no profiles yet. Begin with: isb login --host URL"
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
  "Profile ",
  [
   "name"
  ],
  " is forgotten. Its session ends by itself; isb logout ends it at once."
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
  "a value in the query; may be given again"
 ],
 "api.body": [
  "the body: JSON, @FILE, or - for standard input"
 ],
 "api.operations": [
  "Operations (and the permission that each needs):"
 ],
 "completion.does": [
  "print a completion script for a shell"
 ],
 "completion.shell": [
  "bash, zsh or fish"
 ],
 "menus.does": [
  "the permission tree: modules, menus and buttons"
 ],
 "menus.byCode": [
  "the code of a menu, or its id where no code is so"
 ],
 "menus.byId": [
  "name the menu by its id"
 ],
 "menus.output": [
  "write to a file instead of standard output"
 ],
 "menus.kind": [
  "whose dump it is, where that cannot be told"
 ],
 "menus.dropDuplicates": [
  "where a code stands twice, the first keeps it and the others lose it"
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
 "menus.list.does": [
  "list menus"
 ],
 "menus.list.search": [
  "part of a name, code or path"
 ],
 "menus.list.type": [
  "only one type"
 ],
 "menus.list.parent": [
  "only what stands directly under this menu; root for the top"
 ],
 "menus.list.sort": [
  "fields in order of weight, - in front of one that runs downwards"
 ],
 "menus.list.none": [
  "No menus"
 ],
 "menus.tree.does": [
  "show the tree"
 ],
 "menus.tree.menu": [
  "begin here instead of at the top"
 ],
 "menus.tree.noButtons": [
  "leave the buttons out"
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
  "change a menu; what is not named stays"
 ],
 "menus.update.done": [
  "Changed “",
  [
   "name"
  ],
  "”"
 ],
 "menus.delete.does": [
  "delete a menu and its buttons"
 ],
 "menus.delete.ask": [
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
   "buttons",
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
 "menus.delete.done": [
  "Deleted “",
  [
   "name"
  ],
  "”",
  [
   "more",
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
 "menus.sort.does": [
  "put menus in order; what is not named follows as it stood"
 ],
 "menus.sort.codes": [
  "codes or ids, the first one first; from elsewhere they move in"
 ],
 "menus.sort.parent": [
  "under which menu; root for the top"
 ],
 "menus.sort.done": [
  "In order",
  [
   "rest",
   "plural",
   {
    "0": [],
    "one": [
     "; ",
     "#",
     " more follows as it stood"
    ],
    "other": [
     "; ",
     "#",
     " more follow as they stood"
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
 "menus.export.does": [
  "write the tree to a file that isb menus import reads"
 ],
 "menus.export.parent": [
  "only what stands under this menu"
 ],
 "menus.import.does": [
  "add the menus of a tree file or a dump, all of them or none"
 ],
 "menus.import.file": [
  "a tree file (YAML or JSON) or a dump; - for standard input"
 ],
 "menus.import.parent": [
  "under which menu; the top otherwise"
 ],
 "menus.import.dryRun": [
  "check everything, change nothing"
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
  "Checked, nothing was changed. It would be: ",
  [
   "counts"
  ]
 ],
 "head.code": [
  "CODE"
 ],
 "head.current": [],
 "head.email": [
  "EMAIL"
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
 "head.line": [
  "LINE"
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
 "head.roles": [
  "ROLES"
 ],
 "head.signedIn": [
  "SIGNED IN"
 ],
 "head.type": [
  "TYPE"
 ],
 "said.line": [
  "line ",
  [
   "line"
  ],
  ": "
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
 "said.yes": [
  "yes"
 ],
 "note.badCode": [
  "“",
  [
   "name"
  ],
  "” has a code that is none, “",
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
  "” has a path that is none, “",
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
  "” holds nothing but buttons, so it becomes a menu"
 ],
 "note.below": [
  "“",
  [
   "name"
  ],
  "” stands under line ",
  [
   "parentLine"
  ],
  ", which is left out; so is this"
 ],
 "note.buttonMoved": [
  "the button “",
  [
   "name"
  ],
  "” stands in the module “",
  [
   "module"
  ],
  "”; it goes to its first menu, “",
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
  "” stands under no menu, and there is none for it; it is left out"
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
  "” was switched off in the old system; here it is on"
 ],
 "note.hidden": [
  "“",
  [
   "name"
  ],
  "” was hidden in the old system; here it shows"
 ],
 "note.lifted": [
  "“",
  [
   "name"
  ],
  "” stands under “",
  [
   "parent"
  ],
  "” (line ",
  [
   "parentLine"
  ],
  "), which cannot hold it; it moves up"
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
  "” stands under ",
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
  "” is of the type “",
  [
   "type"
  ],
  "”, which nobody knows; it is left out"
 ],
 "tree.name": [
  "name is missing"
 ],
 "tree.notNode": [
  "this is no menu; a menu has at least type and name"
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
  " is no field of a menu"
 ],
 "tree.value": [
  [
   "field"
  ],
  " has a value that does not fit"
 ],
 "refused.answer": [
  "The server’s answer could not be read"
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
  "”; it is one of ",
  [
   "values"
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
  " values, and nothing tells the columns. Include the CREATE TABLE in the dump."
 ],
 "refused.configBroken": [
  [
   "path"
  ],
  " is not what isb wrote; correct or remove it"
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
     "A code stands"
    ],
    "other": [
     "#",
     " codes stand"
    ]
   }
  ],
  " twice. Nothing was done. Correct the file, or let the first keep the code with --drop-duplicate-codes."
 ],
 "refused.encoding": [
  [
   "name"
  ],
  " is neither UTF-8 nor GB 18030"
 ],
 "refused.file": [
  [
   "name"
  ],
  " cannot be read: ",
  [
   "text"
  ]
 ],
 "refused.host": [
  "“",
  [
   "host"
  ],
  "” is no address of a server, such as https://isb.school.example"
 ],
 "refused.http": [
  "The server answered ",
  [
   "status"
  ],
  " ",
  [
   "text"
  ]
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
 "refused.kindUnknown": [
  "Line ",
  [
   "line"
  ],
  ": this is no menu dump of RuoYi, yudao or pig. If it is, say which with --kind."
 ],
 "refused.loginIncomplete": [
  "With --password-stdin, --host and --email are needed too"
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
 "refused.needsYes": [
  "Nobody can be asked here whether to delete “",
  [
   "name"
  ],
  "”"
 ],
 "refused.network": [
  "The server could not be reached (",
  [
   "cause"
  ],
  ")"
 ],
 "refused.noBody": [
  [
   "operation"
  ],
  " takes no --body"
 ],
 "refused.noMenu": [
  "There is no menu “",
  [
   "name"
  ],
  "”"
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
 "refused.noTerminal": [
  "There is no terminal to ask for what is missing"
 ],
 "refused.notDeleted": [
  "“",
  [
   "name"
  ],
  "” was not deleted"
 ],
 "refused.notJson": [
  "Line ",
  [
   "line"
  ],
  ": this is not valid JSON"
 ],
 "refused.notText": [
  [
   "operation"
  ],
  " answers with a file, which isb api cannot print"
 ],
 "refused.notTree": [
  "This is neither a tree file (its first line is “format: ",
  [
   "known"
  ],
  "”) nor a dump"
 ],
 "refused.nothingPiped": [
  "Nothing is piped in"
 ],
 "refused.nothingToChange": [
  "Say what to change, such as --name"
 ],
 "refused.oneMenu": [
  "Name one menu, by its code or with --id"
 ],
 "refused.pair": [
  [
   "option"
  ],
  " wants NAME=VALUE, not “",
  [
   "pair"
  ],
  "”"
 ],
 "refused.passwordNotPiped": [
  "--password-stdin reads what is piped in, and nothing is"
 ],
 "refused.profileName": [
  "“",
  [
   "name"
  ],
  "” cannot be the name of a profile: letters, digits, dots and dashes"
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
 "refused.signInFirst": [
  "Sign in first"
 ],
 "refused.sqlOpen": [
  "Line ",
  [
   "line"
  ],
  ": a quote is opened here and never closed"
 ],
 "refused.timeout": [
  "The server did not answer within ",
  [
   "seconds",
   "number"
  ],
  " seconds"
 ],
 "refused.tooMany": [
  "This is too much: ",
  [
   "names"
  ]
 ],
 "refused.treeFaults": [
  "The tree file has ",
  [
   "count",
   "plural",
   {
    "one": [
     "a fault"
    ],
    "other": [
     "#",
     " faults"
    ]
   }
  ]
 ],
 "refused.treeFormat": [
  "The format “",
  [
   "format"
  ],
  "” is not known; this isb reads ",
  [
   "known"
  ]
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
  " has no path value “",
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
 ]
}
export const zh: Record<WordKey, unknown> = {
 "help.program": [
  "ISB 后台的命令行工具：以文件管理菜单，调用任意接口，可手动使用，也可用于脚本。"
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
 "option.yes": [
  "不再询问，直接执行"
 ],
 "login.does": [
  "登录，并将会话保存在配置中"
 ],
 "login.email": [
  "您的电子邮箱"
 ],
 "login.passwordStdin": [
  "从标准输入读取密码"
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
  "，身份为",
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
 "completion.does": [
  "输出命令补全脚本"
 ],
 "completion.shell": [
  "bash、zsh 或 fish"
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
 "menus.list.does": [
  "列出菜单"
 ],
 "menus.list.search": [
  "名称、编码或路由的一部分"
 ],
 "menus.list.type": [
  "只列出一种类型"
 ],
 "menus.list.parent": [
  "只列出该菜单的直接下级；root 表示顶层"
 ],
 "menus.list.sort": [
  "排序字段，倒序时在字段前加 -"
 ],
 "menus.list.none": [
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
 "menus.update.done": [
  "已修改“",
  [
   "name"
  ],
  "”"
 ],
 "menus.delete.does": [
  "删除菜单及其按钮"
 ],
 "menus.delete.ask": [
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
   "buttons",
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
 "menus.delete.done": [
  "已删除“",
  [
   "name"
  ],
  "”",
  [
   "more",
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
 "menus.export.does": [
  "将菜单树导出为文件，可用 isb menus import 导入"
 ],
 "menus.export.parent": [
  "只导出该菜单下的内容"
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
  "检查完成，未做任何更改。导入结果将是：",
  [
   "counts"
  ]
 ],
 "head.code": [
  "编码"
 ],
 "head.current": [],
 "head.email": [
  "邮箱"
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
 "head.line": [
  "行"
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
 "head.roles": [
  "角色"
 ],
 "head.signedIn": [
  "已登录"
 ],
 "head.type": [
  "类型"
 ],
 "said.line": [
  "第 ",
  [
   "line"
  ],
  " 行："
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
 "said.yes": [
  "是"
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
 "refused.answer": [
  "无法读取服务器的响应"
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
  " 个编码重复，未做任何更改。请修正文件，或使用 --drop-duplicate-codes 保留第一个。"
 ],
 "refused.encoding": [
  [
   "name"
  ],
  " 既不是 UTF-8 也不是 GB 18030 编码"
 ],
 "refused.file": [
  "无法读取 ",
  [
   "name"
  ],
  "：",
  [
   "text"
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
  "服务器返回 ",
  [
   "status"
  ],
  " ",
  [
   "text"
  ]
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
 "refused.kindUnknown": [
  "第 ",
  [
   "line"
  ],
  " 行：无法识别为 RuoYi、yudao 或 pig 的菜单数据。如果确实是，请用 --kind 指定。"
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
 "refused.needsYes": [
  "当前没有终端，无法确认是否删除“",
  [
   "name"
  ],
  "”"
 ],
 "refused.network": [
  "无法连接服务器（",
  [
   "cause"
  ],
  "）"
 ],
 "refused.noBody": [
  [
   "operation"
  ],
  " 不接受 --body"
 ],
 "refused.noMenu": [
  "没有菜单“",
  [
   "name"
  ],
  "”"
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
 "refused.noTerminal": [
  "当前没有终端，无法询问缺少的内容"
 ],
 "refused.notDeleted": [
  "未删除“",
  [
   "name"
  ],
  "”"
 ],
 "refused.notJson": [
  "第 ",
  [
   "line"
  ],
  " 行：不是有效的 JSON"
 ],
 "refused.notText": [
  [
   "operation"
  ],
  " 返回的是文件，isb api 无法输出"
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
 "refused.nothingToChange": [
  "请指定要修改的内容，例如 --name"
 ],
 "refused.oneMenu": [
  "请指定一个菜单：编码，或使用 --id"
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
 "refused.passwordNotPiped": [
  "--password-stdin 从管道读取密码，但没有输入"
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
 "refused.signInFirst": [
  "请先登录"
 ],
 "refused.sqlOpen": [
  "第 ",
  [
   "line"
  ],
  " 行：引号没有闭合"
 ],
 "refused.timeout": [
  "服务器在 ",
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
 ]
}
