export { findSession } from './find-session'
export { openSession } from './open-session'
export {
  deleteAllSessions,
  deleteExpiredSessions,
  deleteOtherSessions,
  deleteSession,
  findDevice,
  forgetOtherProofs,
  noteLanguage,
  noteProof,
} from './queries'
