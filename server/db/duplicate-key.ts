const uniqueViolation = '23505'

/** Whether the database refused a row because its key exists, also if a parallel transaction has just made it. */
export function isDuplicateKey(error: unknown): boolean {
  for (let link = error; link instanceof Error; link = link.cause)
    if ('code' in link && link.code === uniqueViolation) return true
  return false
}
