export { hashPassword } from './passwords'
export { deleteExpired } from './queries'
export { findSession } from './sessions'
