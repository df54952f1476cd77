/** Its message is one Spanish sentence for whoever started us: printed last, after the log it speaks of, if any. */
export class Failure extends Error {
  /** @param {string} message @param {string[]} [log] */
  constructor(message, log = []) {
    super(message)
    this.log = log
  }
}

/** @param {unknown} error */
export function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

const NO_SPACE = 'No queda espacio en el disco: libera sitio y vuelve a arrancar.'

/** @param {unknown} error */
export function explain(error) {
  if (error instanceof Failure) return [...error.log, error.message].join('\n')
  if (codeOf(error) === 'ENOSPC') return NO_SPACE
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/**
 * What a log says that a person can mend without reading it.
 * @param {string[]} log
 */
export function knownReason(log) {
  if (log.some((line) => /ENOSPC|no space left on device/i.test(line))) return new Failure(NO_SPACE)
  const sentences = log.map((line) => line.trim().replace(/^\w*Error: /, ''))
  const variables = sentences.find((line) => line.startsWith('Hay variables de entorno que corregir: '))
  return variables && new Failure(variables)
}
