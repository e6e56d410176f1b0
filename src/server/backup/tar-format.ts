/** The unit of a tar file: headers take one, contents are filled up to whole ones. */
export const TAR_BLOCK = 512
/** What stands at the end. */
export const TAR_END = Buffer.alloc(2 * TAR_BLOCK)

const CHECKSUM_AT = 148
const CHECKSUM_LENGTH = 8
const NAME_LENGTH = 100

export interface TarMember {
  name: string
  size: number
}

/** The zeros that fill a content up to a whole number of blocks. */
export function tarPadding(size: number): Buffer {
  return Buffer.alloc((TAR_BLOCK - (size % TAR_BLOCK)) % TAR_BLOCK)
}

/**
 * The header of a member (POSIX ustar): a file that only its owner may read.
 *
 * @param name at most 100 ASCII characters · @param size in bytes, below 8 GB · @param seconds when it was made, since 1970
 */
export function makeTarHeader({ name, size }: TarMember, seconds: number): Buffer {
  if (name.length > NAME_LENGTH || size >= 8 ** 11) throw new Error(`No place in a tar file for ${name}`)
  const header = Buffer.alloc(TAR_BLOCK)
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`
  header.write(name, 0, 'latin1')
  header.write(octal(0o600, 7), 100, 'latin1')
  header.write(octal(0, 7), 108, 'latin1')
  header.write(octal(0, 7), 116, 'latin1')
  header.write(octal(size, 11), 124, 'latin1')
  header.write(octal(seconds, 11), 136, 'latin1')
  header.write('0', 156, 'latin1')
  header.write('ustar\x0000', 257, 'latin1')
  header.write(`${sumHeader(header).toString(8).padStart(6, '0')}\0 `, CHECKSUM_AT, 'latin1')
  return header
}

/** The member a header announces; null for what is no header. */
export function readTarHeader(header: Buffer): TarMember | null {
  const text = (start: number, length: number) =>
    header.toString('latin1', start, start + length).replace(/[\0 ].*$/s, '')
  if (header.length !== TAR_BLOCK || text(257, 5) !== 'ustar') return null
  if (Number.parseInt(text(CHECKSUM_AT, CHECKSUM_LENGTH), 8) !== sumHeader(header)) return null
  return { name: text(0, NAME_LENGTH), size: Number.parseInt(text(124, 12), 8) }
}

/** The sum of all bytes, its own place counted as blanks. */
function sumHeader(header: Buffer): number {
  return header.reduce((sum, byte, index) => {
    const own = index >= CHECKSUM_AT && index < CHECKSUM_AT + CHECKSUM_LENGTH
    return sum + (own ? 0x20 : byte)
  }, 0)
}
