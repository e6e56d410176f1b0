/**
 * Letters of the scripts in use, as the content of a character class. Replaces `\p{L}`, so that a long case-insensitive
 * expression needs no `u` flag: with it each letter becomes a table, and compiling takes ten times as long.
 */
export const LETTER = String.raw`A-Za-zªµº\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02c1\u0370-\u1fff\u2c00-\u2dff\u3041-\ud7ff\uf900-\ufdcf\uff21-\uffdc`
