// SQL of the class of a student in a record.

/** What a class is called: with its campus where another class of the year has the same name, “West 5A”. Files are read so too. */
export const classNameSql = (h = 'h') => `coalesce((select told from homeroom_told where homeroom_id = ${h}.id), ${h}.name)`

/** The class `h` in a record, or null. */
export const homeroomSql = `case when h.id is not null then json_build_object('id', h.id, 'name', ${classNameSql()}) end`
