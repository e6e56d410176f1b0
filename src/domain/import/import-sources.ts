/** What a file to import can come from; `comments` is a table of them (IMPORT-NOTE-3). */
export const IMPORT_SOURCES = ['export', 'wordpress', 'ghost', 'disqus', 'comments'] as const
export type ImportSource = (typeof IMPORT_SOURCES)[number]
