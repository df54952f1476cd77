/** PostgreSQL's codes for shutdown, startup, a statement timeout, a server that only lets read, and a disk that cannot be written. */
const codes = new Set(['57P01', '57P02', '57P03', '57014', '25006', '58030'])

/** The class of all that the server has too little of: connections, disk, memory. */
const tooLittle = '53'

/** A session that ends with this could not begin: the server had no room for a file of its own. */
const unforeseen = 'XX000'

/** Of a line that was cut while something was asked. */
const lineCodes = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT'])

const late = 'Query read timeout'
const sentences =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error) and is not queryable)/

/** Whether the database did not answer, or not as usual. The same work may succeed in a moment. */
export const isDatabaseAway = (error: unknown) => chain(error).some(isAway)

/** Whether this query was given up without an answer. */
export const isLate = (error: unknown) => error instanceof Error && error.message === late

function isAway(error: Error) {
  const code = 'code' in error ? String(error.code) : ''
  if (codes.has(code) || code.startsWith(tooLittle) || lineCodes.has(code)) return true
  if (code === unforeseen && 'severity' in error && error.severity === 'FATAL') return true
  return ('syscall' in error && error.syscall === 'connect') || sentences.test(error.message)
}

function chain(error: unknown): Error[] {
  const links: Error[] = []
  for (let link = error; link instanceof Error && links.length < 5; link = link.cause) links.push(link)
  return links
}
