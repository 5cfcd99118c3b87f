/**
 * The columns of tables whose dump tells neither them nor the CREATE TABLE, by the sources that made them. Chosen by
 * how many values a row has, checked by what stands in the column of the type.
 */
const layouts: readonly (readonly [type: RegExp, typeColumn: string, columns: string])[] = [
  [
    /^[MCF]$/i,
    'menu_type',
    `
     menu_id menu_name parent_id order_num path component query route_name is_frame is_cache menu_type visible status
     perms icon create_by create_time update_by update_time remark`,
  ],
  [
    /^[MCF]$/i,
    'menu_type',
    `
     menu_id menu_name parent_id order_num path component query is_frame is_cache menu_type visible status perms icon
     create_by create_time update_by update_time remark`,
  ],
  [
    /^[MCF]$/i,
    'menu_type',
    `
     menu_id menu_name parent_id order_num path component is_frame is_cache menu_type visible status perms icon
     create_by create_time update_by update_time remark`,
  ],
  [
    /^[MCF]$/i,
    'menu_type',
    `
     menu_id menu_name parent_id order_num path component is_frame menu_type visible status perms icon create_by
     create_time update_by update_time remark`,
  ],
  [
    /^[123]$/,
    'type',
    `
     id name permission type sort parent_id path icon component component_name status visible keep_alive always_show
     creator create_time updater update_time deleted`,
  ],
  [
    /^[012]$/,
    'menu_type',
    `
     menu_id name permission path component parent_id icon visible sort_order keep_alive embedded menu_type create_by
     create_time update_by update_time del_flag`,
  ],
]

/** The column names for a row that has none, or undefined where no known table looks like it. */
export function columnsFor(values: readonly (string | null | undefined)[]): readonly string[] | undefined {
  for (const [type, typeColumn, text] of layouts) {
    const columns = text.trim().split(/\s+/)
    if (columns.length === values.length && type.test(values[columns.indexOf(typeColumn)] ?? '')) return columns
  }
  return undefined
}
