/**
 * zod compiles its schemas with `new Function` where it may, and finds out by trying: our policy forbids it, and every
 * try is reported. Told beforehand, by the one setting it reads before it is loaded.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
