/** 0 or 1: the one form of yes and no that both databases take. */
export type Flag = 0 | 1

/** JSON text; read only through `json-columns.ts`. */
export type JsonText = string
