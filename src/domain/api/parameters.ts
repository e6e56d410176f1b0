import type { FieldError } from '../errors.ts'
import { hasControlCharacters } from '../text/control-characters.ts'

/**
 * Query parameters as plain rules. The API, its description, the browser's client and the page cache all parse and
 * write addresses by them; zod stays on the server, so that readers do not load it.
 */
export interface Parameter<T> {
  /**
   * Parses the values of a query parameter into the understood value and a sentence about the rest.
   *
   * @param given every value under this name; never empty
   */
  read(given: readonly string[]): { value: T | undefined; problem: string | null }
  /** Returns the values in the single canonical form this product writes. */
  write(value: T): string[]
  /** The value meant when it is left out. */
  default?: T
  /** The JSON Schema in the API's description; the descriptive sentences live on the server. */
  schema: Record<string, unknown>
}

export type ParameterSet = Record<string, Parameter<unknown>>

/** The values of a set's parameters, each optional. */
export type ParameterValues<S> = { [K in keyof S]?: S[K] extends Parameter<infer T> ? T : never }

/** Far past the end of any list, and within the integer range of every database. */
const MAX_PAGE = 1_000_000_000
const MAX_NAME = 200

/** Defines a name in any case, such as a category's; blank counts as absent. */
export function nameParameter(name: string): Parameter<string> {
  const problem = `${name} is a name of at most ${MAX_NAME} characters`
  return {
    read: single(problem, (text) =>
      text.length <= MAX_NAME && !hasControlCharacters(text) ? text : undefined,
    ),
    write: (value) => [value],
    schema: { type: 'string', maxLength: MAX_NAME },
  }
}

export function flagParameter(name: string): Parameter<boolean> {
  return {
    read: single(`${name} is true or false`, (text) =>
      text === 'true' ? true : text === 'false' ? false : undefined,
    ),
    write: (value) => [String(value)],
    schema: { type: 'boolean' },
  }
}

/** Defines a whole number from 1, in plain digits. */
export function numberParameter({
  problem,
  max,
  clamp = false,
  ...rest
}: {
  problem: string
  max: number
  /** True where a greater number is clamped to `max` instead of being refused. */
  clamp?: boolean
  default?: number
}): Parameter<number> {
  return {
    read: single(problem, (text) => {
      if (!/^0*[1-9]\d*$/.test(text)) return undefined
      const number = Number(text)
      return number <= max ? number : clamp ? max : undefined
    }),
    write: (value) => [String(value)],
    ...(rest.default === undefined ? {} : { default: rest.default }),
    schema: {
      type: 'integer',
      minimum: 1,
      ...(clamp ? {} : { maximum: max }),
    },
  }
}

/** `?page=` of a list. Any page past the last is empty. */
export const pageParameter = numberParameter({
  problem: 'page is a whole number from 1',
  max: MAX_PAGE,
  clamp: true,
  default: 1,
})

/**
 * Defines a choice of several from a list, each as its own parameter (`?difficulty=easy&difficulty=hard`); read in any
 * order, written in the list's.
 */
export function choiceParameter<T extends string>(
  name: string,
  choices: readonly T[],
): Parameter<readonly T[]> {
  const problem = `${name} is one of ${choices.join(', ')}`
  return {
    read(given) {
      const asked = given.map((text) => text.trim().toLowerCase()).filter((text) => text !== '')
      const chosen = choices.filter((choice) => asked.includes(choice))
      const isKnown = asked.every((text) => choices.some((choice) => choice === text))
      return { value: chosen.length > 0 ? chosen : undefined, problem: isKnown ? null : problem }
    },
    write: (value) => choices.filter((choice) => value.includes(choice)),
    schema: { type: 'array', items: { type: 'string', enum: [...choices] } },
  }
}

/** Defines a choice of one from a list. */
export function oneOfParameter<T extends string>(name: string, choices: readonly T[]): Parameter<T> {
  return {
    read: single(`${name} is one of ${choices.join(', ')}`, (text) =>
      choices.find((choice) => choice === text.toLowerCase()),
    ),
    write: (value) => [value],
    schema: { type: 'string', enum: [...choices] },
  }
}

/** Defines a reader's own words, comma-separated and deduplicated regardless of case; of too many the first are used. */
export function wordsParameter(
  name: string,
  limits: { words: number; length: number },
): Parameter<readonly string[]> {
  const problem = `${name} is at most ${limits.words} words of at most ${limits.length} characters, separated by commas`
  return {
    read(given) {
      const asked = given
        .join(',')
        .split(',')
        .map((word) => word.trim().replace(/ +/g, ' '))
        .filter((word) => word !== '')
      const fitting = asked.filter((word) => word.length <= limits.length && !hasControlCharacters(word))
      const keys = fitting.map((word) => word.toLowerCase())
      const words = fitting.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
      return {
        value: words.length > 0 ? words.slice(0, limits.words) : undefined,
        problem: fitting.length < asked.length || words.length > limits.words ? problem : null,
      }
    },
    write: (value) => [value.join(',')],
    schema: { type: 'string' },
  }
}

/** Defines any text, truncated at a length; several values are joined into one. */
export function textParameter(maxLength: number, clean: (text: string) => string): Parameter<string> {
  return {
    read: (given) => ({ value: clean(given.join(' ')).slice(0, maxLength), problem: null }),
    write: (value) => [value],
    schema: { type: 'string' },
  }
}

/** Any text, as its page reads it: the first of several values. */
export const firstTextParameter: Parameter<string> = {
  read: ([text]) => ({ value: text || undefined, problem: null }),
  write: (value) => [value],
  schema: { type: 'string' },
}

/** Defines a parameter that may be given once; an empty value, as a blank form field sends it, counts as absent. */
function single<T>(problem: string, parse: (text: string) => T | undefined): Parameter<T>['read'] {
  return (given) => {
    const text = given[0]?.trim() ?? ''
    if (given.length > 1) return { value: undefined, problem }
    if (text === '') return { value: undefined, problem: null }
    const value = parse(text)
    return { value, problem: value === undefined ? problem : null }
  }
}

export interface ParametersRead<S> {
  values: ParameterValues<S>
  /** A sentence about each value that was not understood. */
  problems: FieldError[]
  /** Names that are not parameters of this set. */
  unknown: string[]
}

/** Reads an address's query by a set of parameters. Values equal to the default are omitted. */
export function readParameters<S extends ParameterSet>(
  parameters: S,
  search: URLSearchParams,
): ParametersRead<S> {
  const values: Record<string, unknown> = {}
  const problems: FieldError[] = []
  const given = groupByName(search)
  for (const [name, parameter] of Object.entries<Parameter<unknown>>(parameters)) {
    const texts = given.get(name)
    if (!texts) continue
    const { value, problem } = parameter.read(texts)
    if (value !== undefined && value !== parameter.default) values[name] = value
    if (problem !== null) problems.push({ field: name, message: problem })
  }
  const unknown = [...given.keys()].filter((name) => !Object.hasOwn(parameters, name))
  // Each value was parsed by the parameter of its own name.
  return { values: values as ParameterValues<S>, problems, unknown }
}

function groupByName(search: URLSearchParams): Map<string, string[]> {
  const given = new Map<string, string[]>()
  for (const [name, value] of search) {
    const values = given.get(name)
    if (values) values.push(value)
    else given.set(name, [value])
  }
  return given
}

/** Writes the values in the single canonical form of an address: `?category=…&page=2`, in the set's order; empty without any. */
export function writeParameters<S extends ParameterSet>(parameters: S, values: ParameterValues<S>): string {
  const search = new URLSearchParams()
  for (const [name, parameter] of Object.entries<Parameter<unknown>>(parameters)) {
    const value = values[name]
    if (value === undefined || value === parameter.default) continue
    for (const text of parameter.write(value)) search.append(name, text)
  }
  const text = search.toString()
  return text ? `?${text}` : ''
}
