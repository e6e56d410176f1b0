import { z } from 'zod'
import type { Article } from '../content/article.ts'
import { isIngredientHeading, plainIngredientLine } from '../content/ingredient-line.ts'
import type { Recipe } from '../content/recipe.ts'
import { writeFrontMatter } from '../import/front-matter.ts'
import type { ImportItem } from '../import/import-item.ts'
import { PLAN_DAYS } from '../newsletter/constants.ts'

/** The marker in `site.json` that distinguishes our own export from other ZIP files. */
export const EXPORT_FORMAT = 'happiness-first-export'

export const EXPORT_FILES = {
  site: 'site.json',
  images: 'images.json',
  notes: 'notes.json',
  readMe: 'README.txt',
} as const

/** `site.json`: everything except items and pictures. Unusable values are handled later, field by field. */
export const exportedSiteSchema = z.object({
  format: z.literal(EXPORT_FORMAT),
  version: z.literal(1),
  exported_at: z.iso.datetime(),
  site_url: z.string().max(300),
  settings: z.record(z.string(), z.unknown()),
  /** The days of the plan that the coach changed; absent in older exports. */
  plan: z.array(z.record(z.string(), z.unknown())).max(PLAN_DAYS).default([]),
  categories: z.array(z.record(z.string(), z.unknown())).max(1_000),
  authors: z.array(z.record(z.string(), z.unknown())).max(1_000),
})

/** `images.json`: an entry for each picture, with what its file does not contain. */
export const exportedImageSchema = z.object({
  /** Path inside the ZIP; null when an outside host stores the picture, or it is lost. */
  file: z.string().max(300).nullable(),
  public_id: z
    .string()
    .max(200)
    .regex(/^[a-z0-9][a-z0-9_.~-]*(?:\/[a-z0-9][a-z0-9_.~-]*){0,5}$/i),
  version: z.string().regex(/^\d{1,20}$/),
  format: z.string().max(10),
  alt: z.string().max(300),
  focal_x: z.number().min(0).max(1).nullable(),
  focal_y: z.number().min(0).max(1).nullable(),
  source: z.enum(['upload', 'seed', 'illustrator', 'ai']),
  width: z.int().positive(),
  height: z.int().positive(),
  created_at: z.iso.datetime(),
})

export type ExportedSite = z.infer<typeof exportedSiteSchema>
export type ExportedImage = z.infer<typeof exportedImageSchema>

/** The addresses an item had before, here and on other sites. */
type FormerAddresses = Pick<ImportItem, 'former_slugs' | 'old_paths'>

/** Returns an article as `articles/<slug>.md`: every field as front matter, then its Markdown. */
export function writeArticleFile(article: Article, former: FormerAddresses): string {
  const { content, content_html: _, featured_image_color: _color, ...facts } = article
  return writeFrontMatter({ ...facts, ...former }, content)
}

/** Returns a recipe as `recipes/<slug>.md`: every field as front matter, then the recipe as readable text. */
export function writeRecipeFile(recipe: Recipe, former: FormerAddresses): string {
  const { featured_image_color: _, instructions, ...facts } = recipe
  const steps = instructions.map(({ instruction }) => instruction)
  // A step is plain text except where the coach set its ingredients or durations.
  const written = instructions.map(({ step: _step, ...rest }) =>
    rest.ingredients || rest.timers ? rest : rest.instruction,
  )
  return writeFrontMatter({ ...facts, instructions: written, ...former }, writeOut(recipe, steps))
}

function writeOut({ title, description, ingredients, notes, variations }: Recipe, steps: readonly string[]) {
  const list = (lines: readonly string[]) => lines.join('\n')
  const parts = [
    `# ${title}`,
    description,
    ingredients.length > 0 &&
      `## Ingredients\n\n${list(ingredients.map((one) => (isIngredientHeading(one) ? `\n### ${one.ingredient}\n` : `- ${plainIngredientLine(one)}`)))}`,
    steps.length > 0 && `## Instructions\n\n${list(steps.map((step, index) => `${index + 1}. ${step}`))}`,
    notes !== '' && `## Pro Tips\n\n${notes}`,
    variations.length > 0 &&
      `## Variations\n\n${list(variations.map(({ name, description: how }) => `- **${name}**: ${how}`))}`,
  ]
  return parts.filter((part) => part !== false && part !== '').join('\n\n')
}

interface ExportFacts {
  site_name: string
  site_url: string
  /** ISO 8601. */
  exported_at: string
}

/** Returns the read-me of the export, in plain words. */
export function writeReadMe({ site_name, site_url, exported_at }: ExportFacts): string {
  return `Everything from ${site_name} (${site_url}), as it was on ${exported_at.slice(0, 10)}.

These are ordinary files. No program of ours is needed to read them.

articles/         One file for each article, in Markdown. What stands between the two lines of dashes are its
                  facts (title, status, dates, category, author, picture); below them is the text.
recipes/          The same for recipes. The facts hold ingredients and steps; what stands below them is the recipe
                  written out for reading, and changing it there changes nothing when the file is imported.
letters/          The newsletters you have sent, in Markdown.
images/           Your pictures, in the size you uploaded them.
images.json       What belongs to each picture: its description, and the point that every crop keeps in view.
site.json         Your settings, testimonials, categories and authors, and the days of the 7-day plan that you changed.
subscribers.csv   Your newsletter list, with when and how each person agreed. Opens in any spreadsheet.
messages.csv      What visitors wrote to you.
answers.csv       What you answered on the site.
notes.csv         What readers wrote under your recipes and articles, and your answers. notes.json is the same for programs.
statistics.csv    What was counted on your site: a line for each day and thing.
forwards.csv      Addresses that led nowhere, and the page you made each lead to.
ideas.csv         What you decided about ideas of what to write next.

Keep this where nobody else can read it: names and addresses of real people are inside.

To bring it into a site of this kind: Admin, Backups, Import. Articles, recipes, pictures, categories, authors and
(when you ask for it) settings and days of the plan are taken over; of readers' notes those that are published. Letters, messages, subscribers, numbers, forwards and
ideas are not: the subscribers page takes the CSV file and asks about consent. Passwords and secrets are not in here; for a whole copy of the site that can be
put back as it was, use a backup.
`
}
