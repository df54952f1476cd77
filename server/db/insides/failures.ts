// Runs in the database's thread: embedded/worker.ts says which imports are allowed.

/** After a panic PGlite would run an endless loop inside one message and answer no client. */
export const isFatal = (line: string) => / PANIC: |^Aborted\(/.test(line)

/** 51 is Emscripten's number for ENOSPC. */
export const isNoSpace = (reason: string) => /ENOSPC|No space left|"errno":51\b/.test(reason)
