import type { FieldError } from '../errors.ts'
import { hasControlCharacters } from '../text/control-characters.ts'

/**
 * Parameters of an address as plain rules. The API, its description, the browser's client and the page cache all read
 * and write addresses by them; zod stays on the server, where no reader has to load it.
 */
export interface Parameter<T> {
  /**
   * What the values of an address mean: what is understood of them, and a sentence about the rest.
   *
   * @param given every value under this name; never empty
   */
  read(given: readonly string[]): { value: T | undefined; problem: string | null }
  /** The values of an address in the one way this product writes them. */
  write(value: T): string[]
  /** What leaving it out means. */
  default?: T
  /** As the API describes it (JSON Schema); sentences about it are the server's alone. */
  schema: Record<string, unknown>
}

export type ParameterSet = Record<string, Parameter<unknown>>

/** The values of a set's parameters, each optional. */
export type ParameterValues<S> = { [K in keyof S]?: S[K] extends Parameter<infer T> ? T : never }

/** Far behind the end of any list, and small enough for every database to count to. */
const MAX_PAGE = 1_000_000_000
const MAX_NAME = 200

/** A name in any case, such as a category's; blank is not given. */
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

/** A whole number from 1 in plain digits. */
export function numberParameter({
  problem,
  max,
  clamp = false,
  ...rest
}: {
  problem: string
  max: number
  /** True where a greater number counts as `max` instead of being refused. */
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

/** `?page=` of a list. A page behind the last is empty, however far. */
export const pageParameter = numberParameter({
  problem: 'page is a whole number from 1',
  max: MAX_PAGE,
  clamp: true,
  default: 1,
})

/** Several of a list, each its own parameter (`?difficulty=easy&difficulty=hard`), in any order; written in the list's. */
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

/** One of a list. */
export function oneOfParameter<T extends string>(name: string, choices: readonly T[]): Parameter<T> {
  return {
    read: single(`${name} is one of ${choices.join(', ')}`, (text) =>
      choices.find((choice) => choice === text.toLowerCase()),
    ),
    write: (value) => [value],
    schema: { type: 'string', enum: [...choices] },
  }
}

/** A reader's own words, comma-separated, each once whatever its case; of too many the first are understood. */
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

/** Any text, cut where it grows too long; several are one. */
export function textParameter(maxLength: number, clean: (text: string) => string): Parameter<string> {
  return {
    read: (given) => ({ value: clean(given.join(' ')).slice(0, maxLength), problem: null }),
    write: (value) => [value],
    schema: { type: 'string' },
  }
}

/** Any text, as its page reads it: the first of several. */
export const firstTextParameter: Parameter<string> = {
  read: ([text]) => ({ value: text || undefined, problem: null }),
  write: (value) => [value],
  schema: { type: 'string' },
}

/** A parameter that may be given once; an empty value, as a form's blank field sends it, counts as not given. */
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
  /** A sentence about each value that is not understood. */
  problems: FieldError[]
  /** Names that are no parameters of this set. */
  unknown: string[]
}

/** Reads an address's query by a set of parameters. Values that mean the default are left out. */
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
  // Each value was made by the rule of its own name.
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

/** The one way these values are written in an address: `?category=…&page=2`, in the set's order; empty without any. */
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
