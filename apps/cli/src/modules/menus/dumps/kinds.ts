/** The systems whose dumps are known. */
export const kinds = ['ruoyi', 'yudao', 'pig'] as const
export type Kind = (typeof kinds)[number]
