export { findSession } from './find-session'
export { openSession } from './open-session'
export {
  deleteAllSessions,
  deleteExpiredSessions,
  deleteOtherSessions,
  deleteSession,
  findDevice,
  forgetOtherProofs,
  noteProof,
} from './queries'
