/** Icons of the known systems by their names in lucide. The prefix of an icon set is taken off first. */
const table = `
system settings|setting settings|tools wrench|tool wrench|gongju wrench|guide signpost|monitor monitor|shuju chart-column
dashboard gauge|user user|yonghuguanli user|peoples users|people users|user-filled users|avatar circle-user|role shield-check
jiaoseguanli shield-check|tree-table list-tree|caidan list-tree|menu list-tree|tree network|bumenguanli network
office-building building|dept network|post id-card|gangweitubiao id-card|dict book-a|zidianguanli book-a|collection book-a
edit square-pen|canshuguanli sliders-horizontal|config sliders-horizontal|operation sliders-horizontal|message message-square
xinxituisong message-square|chat-dot-square message-square|notice megaphone|email mail|log scroll-text|xitongrizhi scroll-text
jinridaiban clipboard-list|form clipboard-list|logininfor log-in|online radio|job timer|quartz timer|timer timer|druid database
data-line chart-line|shujuyuanguanli database|server server|redis database-zap|redis-list database|huancunjiankong database-zap
build layout-template|code code|daimashengcheng code|devops code|swagger braces|component component|documentation book-open
example flask-conical|quanxianguanli key-round|lock lock|password key-round|miyueguanli key-round|lingpai ticket
anquanjiance shield|valid-code shield-check|shouji smartphone|phone smartphone|zhongyingwenqiehuan languages|language languages
international globe|guide-fill map|link link|list list|table table|chart chart-column|date calendar|time clock|money banknote
shopping shopping-cart|star star|search search|upload upload|download download|exit-fullscreen minimize|fullscreen maximize
bug bug|education graduation-cap|international-fill globe|home-filled house|house house|document file-text|folder folder
files files|bell bell|goods package|histogram chart-column|management briefcase|dictionary book-a|timing timer|error bug
sql-monitor database|database database|zujian component|sys-tools wrench|dev code|deploy rocket|backup archive|app app-window
code-console terminal|markdown file-text|alipay wallet|steve-jobs briefcase|settings settings|user-group users|mind-mapping network
notification bell|file file|bookmark bookmark|apps layout-grid|safe shield-check|storage hard-drive|mobile smartphone|computer monitor
history history|team users|cluster network|solution id-card|safety-certificate shield-check|safetycertificate shield-check
appstore layout-grid|filedone clipboard-check|file-done clipboard-check|file-text file-text|cloud cloud|home house
bar-chart chart-column|warning triangle-alert|profile file-text|qrcode qr-code|check-circle circle-check|menu-fold list-tree
file-excel file-spreadsheet|key key-round|api plug|cascader list-tree`

const known = new Map(
  table
    .trim()
    .split(/[|\n]/)
    .map((pair) => pair.split(' ') as [string, string]),
)

/** The lucide name of an icon, '' where none is known. A set may have an icon several times: as an outline, filled, in two tones. */
export function lucideOf(icon: string): string {
  const name = icon
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/^.*\s/, '')
    .replace(/^(ep|fa|fa-solid|ant-design|ion|ri|mdi|icon|el-icon)[:-]/, '')
  return known.get(name) ?? known.get(name.replace(/-(outlined?|filled|fill|twotone|line|o)$/, '')) ?? ''
}
