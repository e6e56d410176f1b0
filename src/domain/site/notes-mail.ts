/** How the coach hears that readers' notes wait. */
export const NOTES_MAIL = ['daily', 'at_once', 'never'] as const
export type NotesMail = (typeof NOTES_MAIL)[number]
