/** Beginnings of what a browser or a server would run or open if it took the file for something else. */
const HIDDEN = /<(?:!doctype|html|script|iframe|svg|\?php)[\s>/]|%PDF-\d|^GIF8[79]a(?:\/\*|=)/i
/** The end of an archive tells how far it is to the end of the file, which makes it sure. */
const ARCHIVE_END = Buffer.from('PK\x05\x06', 'latin1')
const ARCHIVE_END_BYTES = 22
const MAX_COMMENT_BYTES = 0xffff

/** No sign above is longer: the end of each piece is looked at again with the next. */
const OVERLAP = 16

/**
 * Looks through a file piece by piece for a second file inside it (a page in a photograph's comment, an archive at
 * its end). Such a file is meant to be taken for something it is not; what cameras append is left alone.
 */
export class HiddenFileSearch {
  #end: Buffer = Buffer.alloc(0)
  #found = false

  /** Looks at the next piece; true once something was found. */
  look(piece: Buffer): boolean {
    const seen = Buffer.concat([this.#end, piece])
    this.#found ||= HIDDEN.test(seen.toString('latin1'))
    this.#end = seen.subarray(-OVERLAP)
    return this.#found
  }
}

/** True for a file that can also be opened as a ZIP archive. */
export function endsInArchive(file: Buffer): boolean {
  for (let from = file.length - ARCHIVE_END_BYTES - MAX_COMMENT_BYTES; ; ) {
    const at = file.indexOf(ARCHIVE_END, Math.max(0, from))
    if (at < 0 || at + ARCHIVE_END_BYTES > file.length) return false
    if (at + ARCHIVE_END_BYTES + file.readUInt16LE(at + ARCHIVE_END_BYTES - 2) === file.length) return true
    from = at + 1
  }
}
