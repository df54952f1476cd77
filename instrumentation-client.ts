import 'react-dom/client'

/**
 * zod compiles its schemas with `new Function` where it may, and finds out by trying: our policy forbids it, and every
 * try is reported. Told beforehand, by the one setting it reads before it is loaded.
 *
 * Next waits for the scripts named in `__next_s` before it starts. One that says nothing gives the browser a moment between
 * reading React and starting the page, which would be one long task otherwise.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true }, __next_s: [['', { children: '' }]] })
