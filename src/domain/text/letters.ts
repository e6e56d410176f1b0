/**
 * Letters of the scripts in use, as the inside of a character class. In the place of `\p{L}`, so that a long expression that
 * ignores case needs no `u`: with it each of its letters is a table, and it is compiled ten times as long.
 */
export const LETTER = String.raw`A-Za-zªµº\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02c1\u0370-\u1fff\u2c00-\u2dff\u3041-\ud7ff\uf900-\ufdcf\uff21-\uffdc`
