/**
 * A test that is not over by then hangs, in milliseconds. No test is judged by how long it takes: on a machine that does
 * other things beside them, the slowest have needed a minute.
 */
export const HANGS_AFTER_MS = 180_000
