/**
 * Time in milliseconds after which a test counts as hanging. No test is judged by its duration: on a busy machine the
 * slowest have needed a minute.
 */
export const HANGS_AFTER_MS = 180_000
