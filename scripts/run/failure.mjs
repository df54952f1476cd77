/**
 * An error whose message is one Spanish sentence for the person who started the command. It is printed last, after the log that it refers
 * to, if any.
 */
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
 * The problem in a log that a person can solve without reading the log.
 * @param {string[]} log
 */
export function knownReason(log) {
  if (log.some((line) => /ENOSPC|no space left on device/i.test(line))) return new Failure(NO_SPACE)
  const sentences = log.map((line) => line.trim().replace(/^\w*Error: /, ''))
  const variables = sentences.find((line) => line.startsWith('Hay variables de entorno que corregir: '))
  return variables && new Failure(variables)
}
