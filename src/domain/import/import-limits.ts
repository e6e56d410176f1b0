/** Limits of an import, since its file is untrusted. Sizes in bytes. */
export const IMPORT_LIMITS = {
  /** A ZIP with its pictures; it is read from disk, file by file. */
  zipBytes: 500_000_000,
  /** A text file, which is held in memory as a whole, or all texts of a ZIP. */
  textBytes: 100_000_000,
  zipEntries: 20_000,
  /** One article or recipe inside a ZIP. */
  itemFileBytes: 2_000_000,
  /** `site.json` and `images.json`. */
  jsonFileBytes: 10_000_000,
  entryImageBytes: 40_000_000,
  /** All files of a ZIP, unpacked. */
  unpackedBytes: 2_000_000_000,
  /** Anything with a better compression ratio, after the first megabyte, is neither text nor picture. */
  ratio: 200,
  ratioFrom: 1_000_000,
  items: 10_000,
  /** Elements of a WordPress file, including attachments, pages and menus. */
  wxrItems: 100_000,
  /** The front matter of an item's file. */
  frontMatterLength: 1_000_000,
  frontMatterKeys: 200,
  /** HTML of one text, before its conversion to Markdown. */
  htmlLength: 2_000_000,
  htmlDepth: 200,
  htmlElements: 50_000,
  /** Children of one element: the conversion to Markdown looks at all of them for each. */
  htmlSiblings: 5_000,
  /** Tags, categories or authors of one item. */
  terms: 100,
  /** Values of one property in a recipe from elsewhere. */
  recipeValues: 1_000,
  /** The length of one such value. */
  recipeValueLength: 20_000,
  /** Nesting depth of objects. */
  jsonDepth: 60,
  imagesOfItem: 200,
  commentsOfItem: 10_000,
  /** Comments in a file, including the addresses they belong to. */
  comments: 200_000,
  warningsOfItem: 12,
} as const
