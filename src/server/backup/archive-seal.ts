import { makeTarHeader, TAR_BLOCK, TAR_END, tarPadding } from './tar-format.ts'

const SEAL_NAME = 'checksum'

/**
 * What every archive ends with: a last member that holds the SHA-256 of everything before it. Nothing in it is free
 * to differ, so that not one byte of an archive can change unseen.
 *
 * @param sha256 64 hexadecimal digits
 */
export function makeSeal(sha256: string): Buffer {
  const text = Buffer.from(`${sha256}\n`)
  return Buffer.concat([
    makeTarHeader({ name: SEAL_NAME, size: text.length }, 0),
    text,
    tarPadding(text.length),
    TAR_END,
  ])
}

export const SEAL_LENGTH = 2 * TAR_BLOCK + TAR_END.length
