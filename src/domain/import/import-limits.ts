/** The most an import may hold, since its file is untrusted. Sizes in bytes. */
export const IMPORT_LIMITS = {
  /** A ZIP with its pictures; it is read from the disk, file by file. */
  zipBytes: 500_000_000,
  /** A text file, which is held whole, or all texts of a ZIP. */
  textBytes: 100_000_000,
  zipEntries: 20_000,
  /** One article or recipe inside a ZIP. */
  itemFileBytes: 2_000_000,
  /** `site.json` and `images.json`. */
  jsonFileBytes: 10_000_000,
  entryImageBytes: 40_000_000,
  /** All files of a ZIP, unpacked. */
  unpackedBytes: 2_000_000_000,
  /** What packs better than this, beyond the first megabyte, is no text and no picture. */
  ratio: 200,
  ratioFrom: 1_000_000,
  items: 10_000,
  /** Of a WordPress file, with attachments, pages and menus. */
  wxrItems: 100_000,
  /** What stands above the text of an item's file. */
  frontMatterLength: 1_000_000,
  frontMatterKeys: 200,
  /** HTML of one text, before it becomes Markdown. */
  htmlLength: 2_000_000,
  htmlDepth: 200,
  htmlElements: 50_000,
  /** Inside one element: what turns them into Markdown looks at all of them for each. */
  htmlSiblings: 5_000,
  /** Tags, categories or authors of one item. */
  terms: 100,
  /** Values of one name in a recipe from elsewhere. */
  recipeValues: 1_000,
  /** Of one of them. */
  recipeValueLength: 20_000,
  /** Objects inside each other. */
  jsonDepth: 60,
  imagesOfItem: 200,
  commentsOfItem: 10_000,
  /** Of a file of comments, with the addresses they stand under. */
  comments: 200_000,
  warningsOfItem: 12,
} as const
