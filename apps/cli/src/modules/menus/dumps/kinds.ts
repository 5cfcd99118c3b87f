/** The systems whose dumps are known. */
export const kinds = ['ruoyi', 'yudao', 'pig'] as const
export type Kind = (typeof kinds)[number]

/** What each is called. */
export const kindNames: Readonly<Record<Kind, string>> = {
  ruoyi: 'RuoYi',
  yudao: 'yudao',
  pig: 'pig',
}
