export { hashPassword } from './passwords'
export { deleteExpired } from './queries'
export { findSession } from './sessions'
export { issueVerificationToken } from './verify-email-token'
