import { userInfo } from 'node:os'

/** Who runs the command, for audit_log. A container's user has a number and no name. */
export function userName(read = () => userInfo().username) {
  try {
    return read()
  } catch {
    return `uid ${process.getuid?.() ?? '?'}`
  }
}
