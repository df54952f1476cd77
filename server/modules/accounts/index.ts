export { hashPassword } from './passwords'
export { deleteExpired } from './queries'
export { eraseOwner } from './queries-deletion'
export { findOwner } from './queries-profile'
