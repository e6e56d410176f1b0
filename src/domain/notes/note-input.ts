import { z } from 'zod'
import { lineField, NOT_AN_OBJECT, textField } from '../items/input-fields.ts'
import type { ContentKind } from '../items/status.ts'
import { honeypotField } from '../newsletter/honeypot-field.ts'
import { isBlank, removeDirectionMarks } from '../text/control-characters.ts'
import { EMAIL_MESSAGE, isEmailAddress, normalizeEmail } from '../text/email-address.ts'
import { isRecord } from '../type-guards.ts'
import { lacksEnd, NOTE_MESSAGES } from './note-check.ts'
import { NOTE_KINDS, NOTE_LIMITS } from './note-rules.ts'

const RATING_MESSAGE = 'A rating is a whole number from 1 to 5'

/** Forms send every field as text, and an empty one as an empty text. */
function fromForm(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined
  const text = value.trim()
  if (text === '') return undefined
  return /^\d{1,9}$/.test(text) ? Number(text) : text
}

function numberFromForm<T extends z.ZodType>(schema: T) {
  return z.preprocess(fromForm, schema.optional())
}

const nameField = z
  .string({
    error: ({ input }) => (input === undefined || input === null ? NOTE_MESSAGES.name : 'A name is text.'),
  })
  // The name is used inside sentences: of notes, letters and swaps.
  .transform(removeDirectionMarks)
  .pipe(lineField('The name', NOTE_LIMITS.name))
  .refine((name) => !isBlank(name), NOTE_MESSAGES.name)

const noteTextField = z
  .string({
    error: ({ input }) => (input === undefined || input === null ? NOTE_MESSAGES.text : 'A note is text.'),
  })
  .pipe(textField('The note', NOTE_LIMITS.text))
  .refine((text) => !isBlank(text) && text.length >= NOTE_LIMITS.textMin, NOTE_MESSAGES.text)

const emailField = z
  .string(EMAIL_MESSAGE)
  .nullish()
  .transform((email) => normalizeEmail(email ?? '') || null)
  .superRefine((email, context) => {
    if (email === null || isEmailAddress(email)) return
    const message = lacksEnd(email) ? NOTE_MESSAGES.emailLacksEnd : EMAIL_MESSAGE
    context.addIssue({ code: 'custom', message })
  })

/** The solved challenge of an earlier answer; a form with a picture sends it as JSON. */
const proofField = z
  .preprocess(
    (value) => (typeof value === 'string' ? parseJson(value) : value),
    z.object({ challenge: z.string().max(100), solution: z.string().max(20) }).optional(),
  )
  .catch(undefined)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Anything that is not a proof counts as absent.
    return undefined
  }
}

const shared = {
  name: nameField,
  email: emailField,
  text: noteTextField,
  /** A spam signal: a real form leaves it empty. */
  website: honeypotField,
  proof: proofField,
}

const placeNumber = (label: string, min: number) => {
  const message = `${label} is named by its number, from ${min}`
  return numberFromForm(z.int(message).min(min, message))
}

/** A form without JavaScript has a single list of places: `ingredient:0`, `step:2`. */
const PLACE = /^(ingredient|step):(\d{1,9})$/

function readPlaceOfForm(body: unknown): unknown {
  if (!isRecord(body) || typeof body.place !== 'string') return body
  const [, name, number] = PLACE.exec(body.place.trim()) ?? []
  return name === undefined ? body : { ...body, [name]: number }
}

const recipeFields = z
  .object(
    {
      kind: z.enum(NOTE_KINDS, NOTE_MESSAGES.kind),
      ...shared,
      ingredient: placeNumber('An ingredient', 0),
      step: placeNumber('A step', 1),
      rating: numberFromForm(z.int(RATING_MESSAGE).min(1, RATING_MESSAGE).max(5, RATING_MESSAGE)),
      image_alt: lineField('The picture’s description', NOTE_LIMITS.imageAlt).nullish(),
    },
    NOT_AN_OBJECT,
  )
  .refine(({ ingredient, step }) => ingredient === undefined || step === undefined, {
    path: ['step'],
    error: 'A note belongs to an ingredient or to a step, not to both.',
  })

/** A valid note under a recipe, every field's problem reported at once (NOTE-WRITE-1). */
export const recipeNoteSchema = z.preprocess(readPlaceOfForm, recipeFields).meta({ id: 'RecipeNote' })

const notUnderArticles = (message: string) =>
  z
    .unknown()
    .optional()
    .refine((value) => fromForm(value) === undefined, message)
    .transform(() => undefined)

/** A question under an article: no other kind, no place, no stars. */
const articleNoteSchema = z
  .object(
    {
      kind: z.enum(['question'], 'Under an article there are questions alone.').default('question'),
      ...shared,
      ingredient: notUnderArticles('An article has no ingredients.'),
      step: notUnderArticles('An article has no steps.'),
      rating: notUnderArticles('Only recipes have stars.'),
    },
    NOT_AN_OBJECT,
  )
  .meta({ id: 'ArticleNote' })

type RecipeNoteInput = z.infer<typeof recipeFields>
export type NoteInput = Omit<RecipeNoteInput, 'image_alt'> & { image_alt?: string | null | undefined }

/** Returns the schema of a note under an item of a kind. */
export function noteSchemaFor(kind: ContentKind) {
  return kind === 'recipe' ? recipeNoteSchema : articleNoteSchema
}

/** A reader's change of a note of their own while it waits. */
export const ownNoteChangeSchema = z.object({ name: nameField, text: noteTextField }, NOT_AN_OBJECT)
