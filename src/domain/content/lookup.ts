/**
 * What looking for one article or recipe can lead to (product §5.2, §12.3):
 * `moved` names its present slug, `gone` once was public and no longer is.
 */
export type Lookup<T> =
  | { kind: 'found'; item: T }
  | { kind: 'moved'; slug: string }
  | { kind: 'gone' }
  | { kind: 'missing' }
