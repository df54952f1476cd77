export { hashPassword } from './passwords'
export { deleteExpired } from './queries'
export { requireSelf } from './require-self'
export { findSession } from './sessions'
