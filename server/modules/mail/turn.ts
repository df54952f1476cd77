/** A place in a row of mails that are rendered in parallel and sent in order. */
export type Turn = {
  comes: Promise<void>
  /** Call this function when the mail is sent, or will never be sent. A second call has no effect. */
  end: () => void
}

/** For a mail that is sent as soon as it is rendered. */
export const noTurn: Turn = { comes: Promise.resolve(), end: () => undefined }

/** A turn comes when all earlier turns have ended. */
export function createTurns(): () => Turn {
  let last = Promise.resolve()
  return () => {
    const comes = last
    const own = Promise.withResolvers<void>()
    last = comes.then(() => own.promise)
    return { comes, end: own.resolve }
  }
}
