/** Why a backup cannot be made or restored; each has its own exit code (docs/operations.md). */
export type BackupProblem =
  | 'missing'
  | 'damaged'
  | 'not_a_backup'
  | 'newer'
  | 'not_empty'
  | 'in_use'
  | 'nothing_there'
  | 'unwritable'

/** An expected failure of a backup; its message is one line for the operator who requested it. */
export class BackupError extends Error {
  override name = 'BackupError'
  readonly problem: BackupProblem

  constructor(problem: BackupProblem, message: string, options?: ErrorOptions) {
    super(message, options)
    this.problem = problem
  }
}
