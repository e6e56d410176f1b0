/** What is taken in at most: an import is somebody else's file. Sizes in bytes. */
export const IMPORT_LIMITS = {
  /** A ZIP with its pictures; it is read from the disk, file by file. */
  zipBytes: 500_000_000,
  /** A text file, which is held whole. */
  textBytes: 100_000_000,
  zipEntries: 20_000,
  /** One Markdown or JSON file inside a ZIP. */
  entryTextBytes: 20_000_000,
  entryPictureBytes: 40_000_000,
  /** All files of a ZIP, unpacked. */
  unpackedBytes: 2_000_000_000,
  /** What packs better than this, beyond the first megabyte, is no text and no picture. */
  ratio: 200,
  ratioFrom: 1_000_000,
  items: 10_000,
  /** HTML of one text, before it becomes Markdown. */
  htmlLength: 2_000_000,
  /** Elements inside each other. */
  htmlDepth: 300,
  /** Objects inside each other. */
  jsonDepth: 60,
  picturesOfItem: 200,
  warningsOfItem: 12,
} as const
