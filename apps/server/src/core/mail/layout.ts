// How every mail looks. Mail programs know little: tables, styles on the elements, no picture from elsewhere. Outlook draws with Word,
// which knows neither max-width nor a margin around a table, and reads the comments that begin with “if mso”; Gmail and phones read the
// style sheet, for narrow and dark screens.
import { html, Html } from './html.ts'
import { footerOf, type Sheet, type Shown } from './letter.ts'

/** Under which name the picture of the QR code goes with the mail. */
export const codePicture = 'code@isb'

const fonts = "Lato,'Segoe UI',-apple-system,'PingFang SC','Microsoft YaHei',Arial,sans-serif"
const lang = { en: 'en', zh: 'zh-CN' } as const
// Outlook takes no font from what stands around a table.
const wraps = `font-family:${fonts};overflow-wrap:anywhere;word-break:break-word`
const heading = `font-size:17px;line-height:24px;font-weight:bold;color:#ffffff;${wraps}`
const pressed = `font-size:16px;line-height:20px;font-weight:bold;color:#ffffff;text-decoration:none;${wraps}`

const sheetStyle = new Html(`
  @media (max-width: 480px) {
    .edge { padding-left: 20px !important; padding-right: 20px !important; }
    .box { padding: 9px 14px !important; }
    .lead { font-size: 18px !important; line-height: 26px !important; }
  }
  @media (prefers-color-scheme: dark) {
    .page { background: #15181c !important; }
    .card { background: #1f2429 !important; }
    .box { background: #272d33 !important; border-color: #39414a !important; }
    .rule { border-color: #39414a !important; }
    .ink { color: #eef1f4 !important; }
    .soft { color: #a9b4bf !important; }
    .band, .press { background: #0b63ab !important; }
  }`)

// Word takes one font, and draws pixels of a dense screen too small unless it is told their size.
const outlook = new Html(`<!--[if mso]>
  <xml><o:OfficeDocumentSettings xmlns:o="urn:schemas-microsoft-com:office:office"><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml>
  <style>td, p, a { font-family: 'Segoe UI', 'Microsoft YaHei', sans-serif !important; }</style>
<![endif]-->`)

/** Text with its lines: Word joins them where a style alone keeps them apart. */
const inLines = (text: string) => text.split('\n').map((line, at) => (at === 0 ? html`${line}` : html`<br />${line}`))

/** Room above a table. */
const below = (px: number, table: Html) =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
    <tr>
      <td style="padding:${px}px 0 0">${table}</td>
    </tr>
  </table>`

const factRow = ({ label, value }: Sheet['facts'][number]) =>
  html`<tr>
    <td class="soft" width="100" valign="top" style="padding:5px 10px 5px 0;font-size:14px;line-height:20px;color:#5c6873;${wraps}">
      ${label}
    </td>
    <td class="ink" valign="top" style="padding:5px 0;font-size:15px;line-height:20px;color:#1d2329;${wraps}">${inLines(value)}</td>
  </tr>`

const largeRow = (large: string) =>
  html`<tr>
    <td
      class="ink"
      colspan="2"
      align="center"
      style="padding:10px 0 12px;font-size:30px;line-height:38px;font-weight:bold;letter-spacing:1px;color:#1d2329;${wraps}"
    >
      ${large}
    </td>
  </tr>`

// On white in the dark too: scanners read dark on light.
const codeRow = (label: string) =>
  html`<tr>
    <td colspan="2" align="center" style="padding:14px 0 8px">
      <img
        src="cid:${codePicture}"
        width="240"
        height="240"
        alt="${label}"
        style="display:block;width:240px;height:240px;border:0;border-radius:8px;background:#ffffff"
      />
    </td>
  </tr>`

function box(facts: Sheet['facts'], label: string, { large, code }: Pick<Shown, 'large' | 'code'>): Html | undefined {
  if (facts.length === 0 && !large && !code) return undefined
  const table = html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
    <tr>
      <td class="box" bgcolor="#f5f7f9" style="padding:11px 18px;background:#f5f7f9;border:1px solid #dde3e8;border-radius:8px">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
          ${large ? largeRow(large) : undefined}${facts.map(factRow)}${code ? codeRow(label) : undefined}
        </table>
      </td>
    </tr>
  </table>`
  return below(20, table)
}

const button = ({ label, link }: NonNullable<Sheet['next']>) =>
  below(
    24,
    html`<table role="presentation" cellpadding="0" cellspacing="0" border="0">
      <tr>
        <td class="press" bgcolor="#005ca5" style="border-radius:6px;background:#005ca5;mso-padding-alt:12px 24px">
          <a href="${link}" style="display:inline-block;padding:12px 24px;${pressed}">${label}</a>
        </td>
      </tr>
    </table>`,
  )

const sheet = ({ locale, greeting, text, facts, next, more, codeLabel }: Sheet, shown: Pick<Shown, 'large' | 'code'>, first: boolean) =>
  html`<tr>
    <td class="edge rule" lang="${lang[locale]}" style="padding:28px 32px;${first ? '' : 'border-top:1px solid #dde3e8'}">
      <p class="soft" style="margin:0 0 8px;font-size:16px;line-height:24px;color:#5c6873;${wraps}">${greeting}</p>
      <p class="ink lead" style="margin:0;font-size:20px;line-height:28px;font-weight:bold;color:#1d2329;${wraps}">${text}</p>
      ${box(facts, codeLabel, shown)}${next && button(next)}
      ${more ? html`<p class="soft" style="margin:20px 0 0;font-size:14px;line-height:21px;color:#5c6873;${wraps}">${more}</p>` : undefined}
    </td>
  </tr>`

/** A mail as HTML. What is large and the QR code stand once, in the reader's likelier language. */
export function asHtml(sheets: readonly [Sheet, ...Sheet[]], subject: string, shown: Pick<Shown, 'large' | 'code'>): string {
  const [{ locale, text, school: ownSchool }] = sheets
  const { school, help } = footerOf(sheets)
  return html`<!doctype html>
    <html lang="${lang[locale]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${sheetStyle}
        </style>
        ${outlook}
      </head>
      <body class="page" style="margin:0;padding:0;background:#eef1f4">
        <div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${text}</div>
        <table
          role="presentation"
          class="page"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          bgcolor="#eef1f4"
          style="background:#eef1f4"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              <!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
              <table
                role="presentation"
                class="card"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                bgcolor="#ffffff"
                style="max-width:600px;background:#ffffff;border-radius:10px;text-align:left"
              >
                <tr>
                  <td
                    class="edge band"
                    bgcolor="#005ca5"
                    style="padding:18px 32px;background:#005ca5;border-radius:10px 10px 0 0;${heading}"
                  >
                    ${ownSchool}
                  </td>
                </tr>
                ${sheets.map((each, place) => sheet(each, place === 0 ? shown : {}, place === 0))}
              </table>
              <!--[if mso]></td></tr></table><![endif]-->
              <p class="soft" style="margin:16px 0 0;font-size:13px;line-height:20px;color:#5c6873;${wraps}">
                ${[school, ...help].map((each) => html`${each}<br />`)}
              </p>
            </td>
          </tr>
        </table>
      </body>
    </html> `.source
}
